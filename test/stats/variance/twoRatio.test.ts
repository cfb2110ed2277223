import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TooFewDocuments } from "../../../src/stats/TooFewDocuments.ts";
import { macroDifference, microDifference } from "../../../src/stats/variance/twoRatio.ts";
import { macroVariance } from "../../../src/stats/variance/variance.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";
import { closedForms } from "../reference.ts";

const { a: rawA, b: rawB, ...expected } = closedForms.twoSystems;
const a = totalsOf(rawA.n, rawA.s, rawA.q);
const b = totalsOf(rawB.n, rawB.s, rawB.q);

describe("the difference of two systems over the same documents", () => {
  test.each(["CR1", "CR2", "CR3"] as const)("%s is that of the regression on two columns", (correction) => {
    const { value, variance, degreesOfFreedom } = microDifference(a, b, correction);
    expect(relativeError(value, expected.micro)).toBeLessThan(1e-12);
    expect(relativeError(variance, expected[correction][0])).toBeLessThan(1e-10);
    expect(relativeError(degreesOfFreedom, expected[correction][1])).toBeLessThan(1e-10);
  });

  test("macro is the mean of the documents' differences", () => {
    const { value, variance, degreesOfFreedom } = macroDifference(a, b);
    expect(relativeError(value, expected.macro)).toBeLessThan(1e-12);
    expect(relativeError(variance, expected.macroVariance)).toBeLessThan(1e-12);
    expect(degreesOfFreedom).toBe(5);
  });

  test("the order of the systems turns the sign and nothing else", () => {
    for (const correction of ["CR1", "CR2", "CR3"] as const) {
      const there = microDifference(a, b, correction);
      const back = microDifference(b, a, correction);
      expect(back.value).toBe(-there.value);
      expect(back.variance).toBeCloseTo(there.variance, 15);
      expect(back.degreesOfFreedom).toBeCloseTo(there.degreesOfFreedom, 12);
    }
  });

  test("against a system that scores nothing macro's variance is that of the other alone", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const nothing = { ...totals, s: totals.s.map(() => 0), q: totals.q.map(() => 0) };
        expect(macroDifference(totals, nothing).variance).toBeCloseTo(macroVariance(totals), 14);
        expect(microDifference(totals, totals, "CR2").variance).toBe(0);
      }),
    );
  });

  test("is refused for one document, and for documents that differ", () => {
    expect(() => microDifference(totalsOf([3], [1]), totalsOf([2], [1]), "CR2")).toThrow(TooFewDocuments);
    expect(() => macroDifference(a, totalsOf([3, 4], [1, 2]))).toThrow(
      "Both systems must have the same documents; they have 6 and 2",
    );
    const shuffled = { ...b, labels: ["d2", "d1", ...b.labels.slice(2)] };
    expect(() => microDifference(a, shuffled, "CR1")).toThrow(
      "Both systems must have the same documents in the same order; at 1 they are d1 and d2",
    );
  });
});
