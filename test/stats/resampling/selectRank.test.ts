import fc from "fast-check";
import { expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import { selectRank } from "../../../src/stats/resampling/selectRank.ts";

test("the value of a rank is the one that sorting puts there, ties and infinities among them", () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 400 }), fc.nat(), (values, at) => {
      const rank = at % values.length;
      const sorted = Float64Array.from(values).sort();
      expect(selectRank(Float64Array.from(values), rank) === sorted[rank]).toBe(true);
    }),
  );
});

test("of many values it finds every rank, whatever their order", () => {
  const source = random(2);
  const drawn = Float64Array.from({ length: 1500 }, () => source.uniform());
  const sorted = drawn.slice().sort();
  const turned = sorted.slice().reverse();
  const alike = new Float64Array(1500).fill(7);
  for (let rank = 0; rank < 1500; rank += 37) {
    expect(selectRank(drawn.slice(), rank)).toBe(sorted[rank]);
    expect(selectRank(sorted.slice(), rank)).toBe(sorted[rank]);
    expect(selectRank(turned.slice(), rank)).toBe(sorted[rank]);
    expect(selectRank(alike.slice(), rank)).toBe(7);
  }
});

test("one rank after another can be asked of the same values", () => {
  const source = random(3);
  const values = Float64Array.from({ length: 999 }, () => source.uniform());
  const sorted = values.slice().sort();
  for (const rank of [974, 24, 499, 0, 998, 24]) expect(selectRank(values, rank)).toBe(sorted[rank]);
});
