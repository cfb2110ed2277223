import { describe, expect, test } from "vitest";
import { betaQuantile } from "../../../src/stats/distributions.ts";
import { boundaryLimits } from "../../../src/stats/intervals/boundary.ts";
import { intervalMethods } from "../../../src/stats/intervals/index.ts";
import type { Design, Scale } from "../../../src/stats/types.ts";
import { relativeError, totalsOf } from "../helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const endless: Design = { kind: "srs" };
const closed = intervalMethods.filter(({ name }) => !/tilted|gaffke/.test(name));

describe("where every document has the same rate", () => {
  test("no error seen in 20 documents of equal size leaves Clopper and Pearson's limit", () => {
    const totals = totalsOf(new Array(20).fill(3), new Array(20).fill(3));
    for (const estimand of ["micro", "macro"] as const) {
      const { lower, upper } = boundaryLimits(totals, estimand, unit, 0.95);
      expect(relativeError(lower, betaQuantile(0.025, 20, 1))).toBeLessThan(1e-14);
      expect(upper).toBe(1);
    }
  });

  test("macro: c (α/2)^{1/K} and 1 − (1−c)(α/2)^{1/K}, whatever the sizes", () => {
    const { lower, upper, caveats, standardError } = boundaryLimits(
      totalsOf([2, 4, 10], [1, 2, 5]),
      "macro",
      unit,
      0.9,
    );
    expect(relativeError(lower, 0.5 * 0.05 ** (1 / 3))).toBeLessThan(1e-14);
    expect(relativeError(upper, 1 - 0.5 * 0.05 ** (1 / 3))).toBeLessThan(1e-14);
    expect(standardError).toBeNull();
    expect(caveats).toEqual([{ code: "boundary", params: { value: 0.5 } }]);
  });

  test("micro with unequal sizes: the tilted sample of K leaves the unseen document out with probability α/2", () => {
    const n = [2, 4, 10];
    const c = 0.5;
    const unseen = (4 + 16 + 100) / 16;
    const totals = totalsOf(
      n,
      n.map((size) => c * size),
    );
    const { lower, upper } = boundaryLimits(totals, "micro", unit, 0.95);
    const left = (mu: number) => {
      const onUnseen = n.map((size) => ((c - mu) * size) / (mu * unseen)).map((a) => a / (1 + a));
      return (1 - (onUnseen[0] + onUnseen[1] + onUnseen[2]) / 3) ** 3;
    };
    expect(left(lower)).toBeCloseTo(0.025, 12);
    expect(left(1 - upper)).toBeCloseTo(0.025, 12);
  });

  test("every method gives these limits and no point, also where rounding leaves a residual", () => {
    const totals = totalsOf([3, 7, 11], [0.3 * 3, 0.7 * 3, 1.1 * 3], [0.27, 0.63, 0.99]);
    for (const method of closed) {
      for (const estimand of ["micro", "macro"] as const) {
        if (!method.applies(totals, estimand, unit, endless).ok) continue;
        const { lower, upper, caveats, standardError, degreesOfFreedom } = method.limits(
          totals,
          estimand,
          unit,
          0.95,
          {},
        );
        expect(lower, method.name).toBeLessThan(0.29);
        expect(upper, method.name).toBeGreaterThan(0.31);
        expect(caveats.map(({ code }) => code)).toContain("boundary");
        expect([standardError, degreesOfFreedom]).toEqual([null, null]);
      }
    }
  });

  test("a scale of [0, 10] gives ten times the limits of [0, 1]", () => {
    const ten = boundaryLimits(
      totalsOf([2, 4, 10], [10, 20, 50]),
      "micro",
      { kind: "bounded", min: 0, max: 10 },
      0.95,
    );
    const one = boundaryLimits(totalsOf([2, 4, 10], [1, 2, 5]), "micro", unit, 0.95);
    expect(relativeError(ten.lower, 10 * one.lower)).toBeLessThan(1e-13);
    expect(relativeError(ten.upper, 10 * one.upper)).toBeLessThan(1e-13);
  });

  test("without bounds nothing is ruled out", () => {
    const { lower, upper } = boundaryLimits(totalsOf([2, 4], [1, 2]), "macro", { kind: "unbounded" }, 0.95);
    expect([lower, upper]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});
