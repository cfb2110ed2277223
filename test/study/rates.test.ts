import { expect, test } from "vitest";
import { random } from "../../src/simulate/random.ts";
import { fallWhole } from "../../src/study/fallWhole.ts";
import { averageRate, shareRate } from "../../src/study/rates.ts";

test("limits of a share are Wilson's, as R has them", () => {
  // R 4.2: prop.test(7, 100, correct = FALSE)$conf.int
  expect(shareRate(7, 100).lower).toBeCloseTo(0.0343192610672727, 12);
  expect(shareRate(7, 100).upper).toBeCloseTo(0.137495147390735, 12);
  expect(shareRate(0, 50)).toMatchObject({ value: 0, error: 0, lower: 0 });
  expect(shareRate(50, 50)).toMatchObject({ value: 1, error: 0, upper: 1 });
});

test("of one share the average's error is that of the share, but for R - 1", () => {
  const values = Float64Array.from({ length: 400 }, (_, i) => (i % 5 === 0 ? 1 : 0));
  expect(averageRate(values).value).toBe(0.2);
  expect(averageRate(values).error).toBeCloseTo(shareRate(80, 400).error * Math.sqrt(400 / 399), 12);
});

test("questions fall as a whole until the loss is as near as they can bring it, whatever the order", () => {
  const scores = Float64Array.from({ length: 200 }, (_, i) => [0, 0.25, 0.5, 1][i % 4]);
  for (let seed = 1; seed <= 20; seed++)
    for (const loss of [0.003, 0.01, 0.05, 0.4]) {
      const fallen = fallWhole(scores, loss, random(seed))!;
      const lost = scores.reduce((sum, score, i) => sum + score * fallen[i], 0) / 200;
      expect(Math.abs(lost - loss)).toBeLessThanOrEqual(0.5 / 200 + 1e-12);
    }
  expect(fallWhole(scores, 0.5, random(1))).toBeNull();
});
