import fc from "fast-check";
import { expect, test } from "vitest";
import { throughInt8 } from "../../../src/retrieval/dense/int8.ts";
import { innerProduct, truncated, unitRows, vectorsOf } from "../../../src/retrieval/dense/Vectors.ts";

const three = vectorsOf(Float32Array.of(3, 4, 0, 0, 0, 0, -1, 2, 2), 3);
const numbers = fc.array(fc.float({ min: -100, max: 100, noNaN: true }), { minLength: 12, maxLength: 12 });

test("rows of length 1 have cosines for inner products, and zeros stay zeros", () => {
  const unit = unitRows(three);
  expect([...unit.values]).toEqual([3 / 5, 4 / 5, 0, 0, 0, 0, -1 / 3, 2 / 3, 2 / 3].map(Math.fround));
  expect(innerProduct(unit, 0, unit, 2)).toBeCloseTo((-3 + 8) / (5 * 3), 7);
  expect(innerProduct(unit, 1, unit, 2)).toBe(0);
});

test("a cut keeps the first dimensions of each row", () => {
  expect([...truncated(three, 2).values]).toEqual([3, 4, 0, 0, -1, 2]);
  expect(truncated(three, 3)).toEqual(three);
});

test("an example by hand: 8 bits with a scale for each vector, and for each dimension", () => {
  const two = vectorsOf(Float32Array.of(127, 0.6, -254, 0.9), 2);
  expect([...throughInt8(two, "vector").values]).toEqual([127, 1, -254, 0]);
  const small = [85 * (Math.fround(0.9) / 127), Math.fround(0.9)].map(Math.fround);
  expect([...throughInt8(two, "dimension").values]).toEqual([128, small[0], -254, small[1]]);
});

test("8 bits move no number by more than half a step, and are not moved again", () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom("vector", "dimension"), (values, by) => {
      const before = vectorsOf(Float32Array.from(values), 4);
      const after = throughInt8(before, by);
      for (const [at, value] of before.values.entries()) {
        const shared = before.values.filter((_, other) =>
          by === "vector" ? Math.floor(other / 4) === Math.floor(at / 4) : other % 4 === at % 4,
        );
        const step = Math.max(...shared.map(Math.abs)) / 127;
        expect(Math.abs(after.values[at] - value)).toBeLessThanOrEqual(step / 2 + 1e-5);
      }
      const again = throughInt8(after, by);
      for (const [at, value] of after.values.entries()) expect(again.values[at]).toBeCloseTo(value, 4);
    }),
  );
});

test("the scale of a vector is its own: other rows and their order do not matter", () => {
  const alone = throughInt8(vectorsOf(three.values.slice(6), 3), "vector");
  expect(throughInt8(three, "vector").values.slice(6)).toEqual(alone.values);
});
