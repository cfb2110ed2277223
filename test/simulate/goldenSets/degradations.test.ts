import { expect, test } from "vitest";
import { loseInFew, loseSpread } from "../../../src/simulate/goldenSets/degradations.ts";
import { random } from "../../../src/simulate/random.ts";

const values = Float64Array.of(0, 1, 0.5, 1, 0.25, 1, 0, 1, 0.75, 1);
const weight = Float64Array.of(1, 2, 3, 1, 1, 2, 4, 1, 3, 2).map((w) => w / 20);
const scores = { values, lowest: 0, weight };
const mean = (of: Float64Array): number => of.reduce((sum, v, i) => sum + weight[i] * v, 0);

test("both ways lose exactly what they should of the weighted mean, and never fall below the lowest score", () => {
  for (const loss of [0.01, 0.1, 0.3])
    for (const lost of [loseInFew(scores, loss, random(3))!, loseSpread(scores, loss)!]) {
      expect(mean(values) - mean(lost)).toBeCloseTo(loss, 12);
      expect(Math.min(...lost)).toBeGreaterThanOrEqual(0);
      lost.forEach((v, i) => {
        expect(v).toBeLessThanOrEqual(values[i]);
      });
    }
});

test("a loss in few changes as few as it needs, all but one of them to the lowest; spread out it changes all that can lose", () => {
  const few = loseInFew(scores, 0.1, random(1))!;
  const changed = [...few.keys()].filter((i) => few[i] !== values[i]);
  expect(changed.filter((i) => few[i] > 0).length).toBeLessThanOrEqual(1);
  expect(changed.length).toBeLessThan(5);
  const spread = loseSpread(scores, 0.1)!;
  const shares = [...values.keys()].filter((i) => values[i] > 0).map((i) => 1 - spread[i] / values[i]);
  for (const share of shares) expect(share).toBeCloseTo(shares[0], 12);
});

test("which questions lose depends on the seed alone", () => {
  expect(loseInFew(scores, 0.2, random(5))).toEqual(loseInFew(scores, 0.2, random(5)));
});

test("more than there is to lose cannot be built", () => {
  expect(loseInFew(scores, 0.99, random(1))).toBeNull();
  expect(loseSpread(scores, 0.99)).toBeNull();
});
