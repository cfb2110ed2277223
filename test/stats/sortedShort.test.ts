import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedShort } from "../../src/stats/sortedShort.ts";

test("an array of any length is sorted as sort does, by any order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 100 }), (values) => {
      expect([...sortedShort(Int32Array.from(values))]).toEqual(values.toSorted((a, b) => a - b));
      const byLast = (a: number, b: number): number => (a % 10) - (b % 10) || b - a;
      expect([...sortedShort(Int32Array.from(values), byLast)]).toEqual(values.toSorted(byLast));
    }),
  );
});
