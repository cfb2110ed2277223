import { describe, expect, test } from "vitest";
import {
  designEffect,
  intraclassCorrelation,
  largestCluster,
  shareOfDocumentsAt,
} from "../../src/stats/diagnostics.ts";
import { effectiveClusters } from "../../src/stats/variance/degreesOfFreedom.ts";
import { cr1 } from "../../src/stats/variance/variance.ts";
import { totalsOf } from "./helpers.ts";

const onlyTotals = totalsOf([3, 5, 2], [1, 2, 2], [Number.NaN, Number.NaN, Number.NaN]);
const singles = totalsOf([1, 1, 1], [1, 0, 1]);

describe("the intraclass correlation", () => {
  test("is 1 where documents differ and their questions do not", () => {
    expect(intraclassCorrelation(totalsOf([3, 2, 4], [3, 0, 4]))).toBe(1);
  });

  test("is negative, and left so, where documents are more alike than chance makes them", () => {
    expect(intraclassCorrelation(totalsOf([4, 4, 4], [2, 2, 2]))).toBeCloseTo(-1 / 3, 14);
  });

  test("is null where every document has one question, squares are not known, or nothing differs", () => {
    expect(intraclassCorrelation(singles)).toBeNull();
    expect(intraclassCorrelation(onlyTotals)).toBeNull();
    expect(intraclassCorrelation(totalsOf([2, 3], [2, 3]))).toBeNull();
  });
});

describe("the design effect", () => {
  test("of questions that are their own documents is 1", () => {
    expect(designEffect(singles, cr1(singles))).toBeCloseTo(1, 14);
  });

  test("is null where no score differs, or squares are not known", () => {
    const same = totalsOf([3, 7], [0.3 * 3, 0.3 * 7], [0.09 * 3, 0.09 * 7]);
    expect(designEffect(same, cr1(same))).toBeNull();
    expect(designEffect(onlyTotals, cr1(onlyTotals))).toBeNull();
  });
});

describe("effective clusters", () => {
  test("are all of them when sizes are equal, and one when there is one", () => {
    expect(effectiveClusters(totalsOf([4, 4, 4], [1, 2, 3]))).toEqual({ rho0: 3, rho1: 3 });
    expect(effectiveClusters(totalsOf([4], [1]))).toEqual({ rho0: 1, rho1: 1 });
  });
});

describe("documents at a rate", () => {
  test("are counted to within 1e-9", () => {
    const totals = totalsOf([3, 2, 10, 4], [3, 2 - 1e-10, 0, 1]);
    expect(shareOfDocumentsAt(totals, 1)).toBe(0.5);
    expect(shareOfDocumentsAt(totals, 0)).toBe(0.25);
    expect(shareOfDocumentsAt(totalsOf([10], [10 - 1e-6]), 1)).toBe(0);
  });
});

describe("the largest document", () => {
  test("comes with its name, its share and the rate of the others", () => {
    expect(largestCluster(totalsOf([3, 12, 5], [1, 9, 5]))).toEqual({
      label: "d2",
      share: 0.6,
      withoutIt: 0.75,
    });
  });

  test("alone leaves nothing without it", () => {
    expect(largestCluster(totalsOf([3], [1]))).toEqual({ label: "d1", share: 1, withoutIt: null });
    expect(() => largestCluster(totalsOf([], []))).toThrow("There is no document");
  });
});
