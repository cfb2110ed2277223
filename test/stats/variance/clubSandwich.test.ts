import { describe, expect, test } from "vitest";
import {
  bellMcCaffrey,
  degreesOfFreedomCr1,
  degreesOfFreedomCr3,
} from "../../../src/stats/variance/degreesOfFreedom.ts";
import { microDifference } from "../../../src/stats/variance/twoRatio.ts";
import { cr1, cr2, cr3 } from "../../../src/stats/variance/variance.ts";
import { relativeError, totalsOf } from "../helpers.ts";

// Rscript reference/clubsandwich.R, R 4.2.2, clubSandwich 0.5.8 (reference/clubsandwich.out).
const a = totalsOf([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]);
const b = totalsOf([4, 5, 3, 6, 20, 31], [2, 1, 1, 2, 9, 11]);

describe("clubSandwich gives the same", () => {
  test.each([
    ["CR1", cr1(a), degreesOfFreedomCr1(a), 0.00480869637650979, 2.95425191852],
    ["CR2", cr2(a), bellMcCaffrey(a), 0.00704178676817911, 2.13794974824],
    ["CR3", cr3(a), degreesOfFreedomCr3(a), 0.0137272077748246, 1.5846442775],
  ])("%s of one mean, and its ν", (_name, variance, df, theirVariance, theirDf) => {
    expect(relativeError(variance, theirVariance)).toBeLessThan(1e-12);
    expect(relativeError(df, theirDf)).toBeLessThan(1e-11);
  });

  test.each([
    ["CR1", 0.00878439317937222, 2.99548778447],
    ["CR2", 0.0120700873165364, 2.33453960754],
    ["CR3", 0.0217543749092711, 1.82471550383],
  ] as const)("%s of the difference of two systems, and its ν", (correction, theirVariance, theirDf) => {
    const { value, variance, degreesOfFreedom } = microDifference(a, b, correction);
    expect(relativeError(value, 0.0946169772256729)).toBeLessThan(1e-12);
    expect(relativeError(variance, theirVariance)).toBeLessThan(1e-12);
    expect(relativeError(degreesOfFreedom, theirDf)).toBeLessThan(1e-11);
  });
});
