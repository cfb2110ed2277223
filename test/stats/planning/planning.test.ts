import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { studentQuantile } from "../../../src/stats/distributions.ts";
import {
  assumedDesignEffect,
  assumedSpread,
  documentSpread,
} from "../../../src/stats/planning/documentSpread.ts";
import { documentsForWidth, halfWidthAt } from "../../../src/stats/planning/documentsForWidth.ts";
import {
  detectableDifference,
  plannedPassRate,
  powerCoefficient,
  questionsForPower,
  thresholdError,
} from "../../../src/stats/planning/questionsForPower.ts";
import { smallestCount } from "../../../src/stats/planning/smallestCount.ts";
import { relativeError, totalsOf } from "../helpers.ts";

/** The values that `reference/planning.R` made. */
const reference: {
  readonly documents: readonly {
    readonly halfWidth: number;
    readonly spread: number;
    readonly population: number | null;
    readonly level: number;
    readonly documents: number;
    readonly reached: number;
  }[];
  readonly coefficients: readonly {
    readonly alpha: number;
    readonly power: number;
    readonly coefficient: number;
  }[];
  readonly thresholds: readonly {
    readonly sd: number;
    readonly population: number;
    readonly questions: number;
    readonly distance: number;
    readonly error: number;
  }[];
  readonly questions: readonly {
    readonly sd: number;
    readonly margin: number;
    readonly questionsByT: number;
    readonly questionsByZ: number;
  }[];
} = JSON.parse(readFileSync(new URL("../../../reference/planning.json", import.meta.url), "utf8"));

const usual = { alpha: 0.05, power: 0.8, trueChange: 0 } as const;

describe("documents for a width", () => {
  test.each(reference.documents)(
    "R: $documents documents for $halfWidth of S = $spread, M = $population",
    (r) => {
      const plan = {
        spread: r.spread,
        level: r.level,
        ...(r.population !== null && { population: r.population }),
      };
      expect(documentsForWidth(r.halfWidth, plan)).toBe(r.documents);
      expect(relativeError(halfWidthAt(r.documents, plan), r.reached)).toBeLessThan(1e-10);
    },
  );

  // METHODS §10; the ends of S that give the published numbers, by SciPy's t.
  test.each([
    [0.22387028777717002, 0.22467961934217312, 76, 80],
    [0.4118025119953989, 0.4125919433380151, 220, 264],
  ])(
    "the published plans hold for S between %f and %f, and for none beyond",
    (low, high, documents, endless) => {
      const plans = (spread: number): readonly (number | null)[] => [
        documentsForWidth(0.05, { spread, level: 0.95, population: 1300 }),
        documentsForWidth(0.05, { spread, level: 0.95 }),
      ];
      const nudge = 1e-7;
      expect(plans(low * (1 + nudge))).toEqual([documents, endless]);
      expect(plans(high * (1 - nudge))).toEqual([documents, endless]);
      expect(plans(low * (1 - nudge))).not.toEqual([documents, endless]);
      expect(plans(high * (1 + nudge))).not.toEqual([documents, endless]);
    },
  );

  test("the number found suffices and one fewer does not, as going up one at a time shows", () => {
    const some = fc.record({
      spread: fc.double({ min: 0.01, max: 2, noNaN: true }),
      halfWidth: fc.double({ min: 0.05, max: 1, noNaN: true }),
      population: fc.option(fc.integer({ min: 2, max: 900 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(some, ({ spread, halfWidth, population }) => {
        const plan = { spread, level: 0.95, ...(population !== undefined && { population }) };
        let K = 2;
        while (halfWidthAt(K, plan) > halfWidth) K++;
        expect(documentsForWidth(halfWidth, plan)).toBe(K);
      }),
      { numRuns: 60 },
    );
  });

  test("fewer degrees of freedom ask for more documents", () => {
    const plan = { spread: 0.4, level: 0.95 };
    const few = documentsForWidth(0.1, { ...plan, degreesOfFreedom: (K) => Math.max(1, (K - 1) / 6) });
    expect(few).toBeGreaterThan(documentsForWidth(0.1, plan) ?? 0);
    expect(halfWidthAt(31, { ...plan, degreesOfFreedom: (K) => (K - 1) / 6 })).toBeCloseTo(
      (studentQuantile(0.975, 5) * 0.4) / Math.sqrt(31),
      12,
    );
  });

  test("a width of nothing, one document and more than there are cannot be planned", () => {
    const plan = { spread: 0.4, level: 0.95, population: 10 };
    expect(() => documentsForWidth(0, plan)).toThrow(RangeError);
    expect(() => halfWidthAt(1, plan)).toThrow(RangeError);
    expect(() => halfWidthAt(11, plan)).toThrow(RangeError);
    expect(documentsForWidth(1e-6, { spread: 1, level: 0.95 })).toBeNull();
    expect(smallestCount(() => false, 2, 100)).toBeNull();
  });
});

describe("the spread of documents", () => {
  const totals = totalsOf([3, 5, 2, 8, 12], [1, 2, 0, 5, 3]);

  test("is the standard deviation of the residuals over the mean size, and of the rates", () => {
    const R = 11 / 30;
    const u = [1 - 3 * R, 2 - 5 * R, -2 * R, 5 - 8 * R, 3 - 12 * R];
    const micro = Math.sqrt(u.reduce((t, x) => t + x * x, 0) / 4) / 6;
    expect(documentSpread(totals, "micro")).toBeCloseTo(micro, 12);
    const r = [1 / 3, 2 / 5, 0, 5 / 8, 1 / 4];
    const mean = r.reduce((a, b) => a + b, 0) / 5;
    const macro = Math.sqrt(r.reduce((t, x) => t + (x - mean) ** 2, 0) / 4);
    expect(documentSpread(totals, "macro")).toBeCloseTo(macro, 12);
  });

  test("with one question a document it is the questions' own, whichever mean is asked for", () => {
    const single = totalsOf([1, 1, 1, 1, 1], [1, 0, 0, 1, 1]);
    expect(documentSpread(single, "micro")).toBeCloseTo(Math.sqrt(0.3), 12);
    expect(documentSpread(single, "macro")).toBeCloseTo(Math.sqrt(0.3), 12);
  });

  test("from assumptions it is what sizes and correlation make it, summed document by document", () => {
    const sizes = [4, 9, 14, 40];
    const meanSize = 67 / 4;
    const cvSize = Math.sqrt(sizes.reduce((t, n) => t + n * n, 0) / 4 - meanSize ** 2) / meanSize;
    const one = 0.3 * 0.7;
    const residual = sizes.reduce((t, n) => t + n * one * (1 + (n - 1) * 0.2), 0) / 4;
    const assumed = { rate: 0.3, icc: 0.2, meanSize, cvSize };
    expect(assumedSpread(assumed, "micro")).toBeCloseTo(Math.sqrt(residual) / meanSize, 12);
    const alike = { rate: 0.3, icc: 0.2, meanSize: 12, cvSize: 0 };
    const mean = Math.sqrt((one * (1 + 11 * 0.2)) / 12);
    expect(assumedSpread(alike, "micro")).toBeCloseTo(mean, 12);
    expect(assumedSpread(alike, "macro")).toBeCloseTo(mean, 12);
  });

  test("from assumptions the mean of a document varies by E(1/n), which of lognormal sizes is (1 + c²)/n̄", () => {
    const quantiles = Array.from({ length: 4001 }, (_, i) => -4 + (8 * i) / 4000);
    const weights = quantiles.map((z) => Math.exp((-z * z) / 2));
    const total = weights.reduce((a, b) => a + b, 0);
    const mean = (f: (n: number) => number): number =>
      quantiles.reduce((t, z, i) => t + weights[i] * f(Math.exp(2 + 0.6 * z)), 0) / total;
    const meanSize = mean((n) => n);
    const cvSize = Math.sqrt(mean((n) => n * n) / meanSize ** 2 - 1);
    const wanted = 0.21 * (0.1 + 0.9 * mean((n) => 1 / n));
    const got = assumedSpread({ rate: 0.3, icc: 0.1, meanSize, cvSize }, "macro") ** 2;
    expect(relativeError(got, wanted)).toBeLessThan(1e-3);
  });
});

describe("questions for a gate", () => {
  test.each(reference.coefficients)(
    "R: $coefficient standard errors at alpha $alpha and power $power",
    (r) => {
      expect(relativeError(powerCoefficient(r), r.coefficient)).toBeLessThan(1e-12);
    },
  );

  test("the published coefficient is 2.49", () => {
    expect(powerCoefficient(usual).toFixed(2)).toBe("2.49");
  });

  test.each(reference.thresholds)("R: a threshold errs $error of the time at sd $sd", (r) => {
    expect(relativeError(thresholdError(r.questions, r.distance, r.sd, r.population), r.error)).toBeLessThan(
      1e-10,
    );
  });

  test("the published errors of a threshold come out: .2885, .137 and .121", () => {
    const errors = [
      [0.39, 648],
      [0.22, 323],
      [0.18, 1000],
    ].map(([sd, population]) => thresholdError(100, 0.02, sd, population));
    expect(errors[0]).toBeCloseTo(0.2885, 4);
    expect(errors[1]).toBeCloseTo(0.137, 3);
    expect(errors[2]).toBeCloseTo(0.121, 3);
  });

  test.each(reference.questions)("R: $questionsByZ questions at sd $sd, and few more by t", (r) => {
    const n = questionsForPower({ ...usual, sd: r.sd, margin: r.margin });
    expect(n).toBe(Math.ceil(r.questionsByZ));
    expect(r.questionsByT - n).toBeGreaterThan(0);
    expect(r.questionsByT - n).toBeLessThan(3);
  });

  const plans = fc.record({
    sd: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
    margin: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
    trueChange: fc.double({ min: -0.009, max: 0.02, noNaN: true }),
    alpha: fc.constantFrom(0.01, 0.05),
    power: fc.constantFrom(0.5, 0.8, 0.95),
    population: fc.option(fc.integer({ min: 50, max: 5000 }), { nil: undefined }),
    designEffect: fc.constantFrom(1, 1, 3.2),
  });

  test("the number found passes as often as asked, and one fewer does not", () => {
    fc.assert(
      fc.property(plans, ({ population, ...others }) => {
        const plan = { ...others, ...(population !== undefined && { population }) };
        const n = questionsForPower(plan);
        expect(plannedPassRate(n, plan)).toBeGreaterThanOrEqual(plan.power - 1e-7);
        if (n > 1) expect(plannedPassRate(n - 1, plan)).toBeLessThan(plan.power + 1e-7);
      }),
    );
  });

  test("what n questions detect is the margin's distance for which n are planned", () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 10, max: 5000 }), ({ population: _, ...plan }, n) => {
        const margin = detectableDifference(n, plan);
        expect(Math.abs(questionsForPower({ ...plan, margin, trueChange: 0 }) - n)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("no number suffices for a change that loses the margin or more", () => {
    expect(questionsForPower({ ...usual, sd: 0.2, margin: 0.02, trueChange: -0.02 })).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test("a spread of nothing needs no questions by the formula, and passes unless more than the margin is lost", () => {
    expect(questionsForPower({ ...usual, sd: 0, margin: 0.02 })).toBe(0);
    expect(plannedPassRate(10, { ...usual, sd: 0, margin: 0.02 })).toBe(1);
    expect(plannedPassRate(10, { ...usual, sd: 0, margin: 0.02, trueChange: -0.03 })).toBe(0);
    expect(thresholdError(10, 0.02, 0)).toBe(0);
  });

  test("the published change of 0.013 at a margin of 0.02 needs more than ten thousand questions", () => {
    // sd(d) of a model swap is .3 or more; .29 is where ten thousand begin.
    expect(questionsForPower({ ...usual, sd: 0.29, margin: 0.02, trueChange: -0.013 })).toBeGreaterThan(
      10_000,
    );
  });

  test("unequal documents cost 1 + (Σn²/N − 1)ρ, what a part common to a document's questions adds", () => {
    const sizes = [4, 9, 14, 40];
    const squares = sizes.reduce((t, n) => t + n * n, 0);
    const meanSize = 67 / 4;
    const cvSize = Math.sqrt(squares / 4 - meanSize ** 2) / meanSize;
    const variance = 67 * 0.8 + squares * 0.2;
    expect(assumedDesignEffect({ icc: 0.2, meanSize, cvSize })).toBeCloseTo(variance / 67, 12);
    expect(assumedDesignEffect({ icc: 0.3, meanSize: 7, cvSize: 0 })).toBeCloseTo(1 + 6 * 0.3, 12);
    expect(assumedDesignEffect({ icc: 0.3, meanSize: 1, cvSize: 0 })).toBe(1);
  });
});
