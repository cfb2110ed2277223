import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fiveNumbers, quantile } from "../../src/stats/fiveNumbers.ts";

const values = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 1, maxLength: 30 });

/** The definition: the broken line through (k/(K−1), x₍ₖ₎). */
function brokenLine(all: readonly number[], p: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  const K = sorted.length;
  if (K === 1) return sorted[0];
  const k = Math.min(
    sorted.findLastIndex((_, i) => i / (K - 1) <= p),
    K - 2,
  );
  const share = p * (K - 1) - k;
  return sorted[k] * (1 - share) + sorted[k + 1] * share;
}

describe("the five numbers", () => {
  test("are R's", () => {
    // quantile(c(12, 3, 5, 40, 7, 7, 1)); numpy.quantile gives the same.
    expect(fiveNumbers(Float64Array.of(12, 3, 5, 40, 7, 7, 1))).toEqual({
      min: 1,
      lowerQuartile: 4,
      median: 7,
      upperQuartile: 9.5,
      max: 40,
    });
    // quantile(c(0.1, 0.35, 0.2, 0.9), c(0.1, 0.6)): 0.13 0.32
    const ascending = Float64Array.of(0.1, 0.2, 0.35, 0.9);
    expect(quantile(ascending, 0.1)).toBeCloseTo(0.13, 14);
    expect(quantile(ascending, 0.6)).toBeCloseTo(0.32, 14);
  });

  test("lie on the broken line through the values in order", () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, p) => {
        expect(quantile(Float64Array.from(all).sort(), p)).toBeCloseTo(brokenLine(all, p), 8);
      }),
    );
  });

  test("do not depend on the order of the values, and leave it alone", () => {
    fc.assert(
      fc.property(values, (all) => {
        const given = Float64Array.from(all);
        const before = given.slice();
        const turned = Float64Array.from([...all].reverse());
        expect(fiveNumbers(given)).toEqual(fiveNumbers(turned));
        expect(given).toEqual(before);
      }),
    );
  });

  test("need a value, and a share to be taken at", () => {
    expect(() => fiveNumbers(new Float64Array())).toThrow("There is no value");
    expect(() => quantile(Float64Array.of(1), 1.5)).toThrow("a share from 0 to 1; it is 1.5");
    expect(() => quantile(Float64Array.of(1), Number.NaN)).toThrow("it is NaN");
  });
});
