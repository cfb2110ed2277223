import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePairs } from "../../src/gates/compare.ts";
import type { Comparison } from "../../src/gates/results.ts";
import { mcnemar } from "../../src/stats/pairedBinary/mcnemar.ts";
import { tangoInterval } from "../../src/stats/pairedBinary/tango.ts";
import type { PairedScores } from "../../src/table/pair.ts";
import { gates } from "../stats/gatesReference.ts";
import { relativeError } from "../stats/helpers.ts";
import { codes, hits, itemsOf, pairOf } from "./pairs.ts";

function compared(pair: PairedScores, method = "auto", labels?: readonly string[], level = 0.95): Comparison {
  const one = { pair, clusterLabels: labels, baselineName: "a", candidateName: "b" };
  return comparePairs([one], { estimand: "micro", level, method }).results[0];
}

const { baseline, candidate, variances } = gates.students;

describe("two systems set side by side", () => {
  test("by t have scipy's paired p-value, two-sided", () => {
    const got = compared(pairOf(baseline, candidate), "t");
    const d = candidate.map((c, i) => c - baseline[i]);
    const mean = d.reduce((x, y) => x + y) / d.length;
    // scipy.stats.ttest_rel(candidate, baseline).pvalue
    expect(got.difference).toBeCloseTo(mean, 12);
    expect(relativeError(got.standardError!, gates.students.paired.standardError)).toBeLessThan(1e-10);
    expect(got.degreesOfFreedom!).toBeCloseTo(39, 9);
    expect(got.lower).toBeCloseTo(mean - 2.022690920036762 * got.standardError!, 9);
    expect(got.upper).toBeCloseTo(mean + 2.022690920036762 * got.standardError!, 9);
  });

  test("show what pairing bought: the variances of both over the variance of the difference", () => {
    const got = compared(pairOf(baseline, candidate));
    expect(relativeError(got.pairingGain!, (variances[0] + variances[1]) / variances[2])).toBeLessThan(1e-9);
    expect(compared(pairOf([1, 0, 1], [1, 0, 1])).pairingGain).toBeNull();
  });

  test("show how documents moved, ties apart, in raw differences whichever way is better", () => {
    const labels = ["a", "a", "b", "b", "b", "c", "d", "d"];
    const [was, is] = [
      [1, 0, 0.5, 0.25, 1, 1, 1, 0],
      [1, 1, 0.25, 0.5, 1, 0, 1, 0],
    ];
    // a: +1/2; b: 0, its questions cancel; c: −1; d: 0
    const got = compared(pairOf(was, is), "auto", labels).documents;
    expect(got).toEqual({
      better: 1,
      worse: 1,
      tied: 2,
      shareTied: 0.5,
      differences: { min: -1, lowerQuartile: -0.25, median: 0, upperQuartile: 0.125, max: 0.5 },
    });
    const less = compared(pairOf(was, is, { better: "lower" }), "auto", labels).documents;
    expect(less).toEqual({ ...got, better: got.worse, worse: got.better });
    const macro = { pair: pairOf(was, is), clusterLabels: labels, baselineName: "a", candidateName: "b" };
    const { results } = comparePairs([macro], { estimand: "macro", level: 0.95, method: "auto" });
    expect(results[0].documents).toEqual(got);
  });

  test("of 0/1 scores show the hits that came and went; a hit is the better score", () => {
    const rows: readonly (readonly [number, number, number])[] = [
      [1, 1, 7],
      [1, 0, 3],
      [0, 1, 2],
      [0, 0, 5],
    ];
    const pairs = rows.flatMap(([was, is, times]) => new Array(times).fill([was, is]) as [number, number][]);
    const sides = [pairs.map(([was]) => was), pairs.map(([, is]) => is)] as const;
    const flips = { hitToMiss: 3, missToHit: 2, bothHit: 7, bothMiss: 5 };
    expect(compared(pairOf(...sides)).flips).toEqual(flips);
    const lower = { hitToMiss: 2, missToHit: 3, bothHit: 5, bothMiss: 7 };
    expect(compared(pairOf(...sides, { better: "lower" })).flips).toEqual(lower);
    expect(compared(pairOf([1, 0, 0.5], [1, 1, 1])).flips).toBeNull();
    expect(compared(pairOf([1, 0, null, 1], [1, 1, 1, 0])).flips?.bothHit).toBe(1);
  });

  test("have variances whose quotient is what pairing bought", () => {
    const got = compared(pairOf(baseline, candidate), "t");
    const { variances: v } = got;
    expect(v!.difference).toBeCloseTo(got.standardError! ** 2, 14);
    expect(got.pairingGain).toBe((v!.baseline + v!.candidate) / v!.difference);
    expect(relativeError(v!.baseline, variances[0] / baseline.length)).toBeLessThan(1e-9);
    expect(compared(pairOf([1, 0, 1], [1, 0, 1])).variances).toBeNull();
  });

  test("have a p-value at most 1 − level where the interval leaves out zero", () => {
    const score = fc.constantFrom(0, 0.25, 0.5, 1);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(score, score), { minLength: 8, maxLength: 40 }),
        fc.constantFrom("tilted", "t", "hall", "gaffke", "percentile"),
        (rows, method) => {
          const got = compared(
            pairOf(
              rows.map(([b]) => b),
              rows.map(([, c]) => c),
            ),
            method,
          );
          fc.pre(Math.min(Math.abs(got.lower), Math.abs(got.upper)) > 1e-6);
          expect(got.pValue <= 0.05).toBe(got.lower > 0 || got.upper < 0);
          expect(got.pValue).toBeGreaterThan(-1e-12);
          expect(got.pValue).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("that do not differ have a p-value of 1", () => {
    for (const method of ["auto", "t", "hall", "gaffke", "mcnemar", "sign-flip"]) {
      expect(compared(hits(40, 0, 0), method).pValue, method).toBe(1);
    }
  });

  test("by McNemar have his exact p-value and Tango's limits", () => {
    const got = compared(hits(160, 20, 40), "mcnemar");
    expect(got.pValue).toBe(mcnemar(40, 20).twoSided);
    const { lower, upper } = tangoInterval({ wins: 40, losses: 20, pairs: 160 }, 0.95);
    expect(got.lower).toBeCloseTo(lower, 12);
    expect(got.upper).toBeCloseTo(upper, 12);
    expect(got.method).toBe("mcnemar");
    expect([got.finding, got.difference]).toEqual(["better", 0.125]);
    expect(() => compared(pairOf(baseline, candidate), "mcnemar")).toThrow(
      "it needs 0/1 scores and no cluster column",
    );
  });

  test("turn everything but the p-value when exchanged, and read less as better when told", () => {
    const there = compared(pairOf(baseline, candidate));
    const back = compared(pairOf(candidate, baseline));
    expect(back.pValue).toBeCloseTo(there.pValue, 9);
    expect(back.lower).toBeCloseTo(-there.upper, 7);
    const less = compared(pairOf(baseline, candidate, { better: "lower" }));
    expect(less.difference).toBeCloseTo(there.difference, 12);
    expect(less.lower).toBeCloseTo(there.lower, 9);
    expect([less.wins, less.losses]).toEqual([there.losses, there.wins]);
    const worse = compared(
      pairOf(hits(200, 0, 40).baseline.values as never, new Array(200).fill(1), { better: "lower" }),
    );
    expect([worse.finding, worse.difference > 0]).toEqual(["worse", true]);
  });

  test("leave out missing scores and say so on each side", () => {
    const got = compared(pairOf([1, 0, 1, null, 1, 0], [1, 1, null, 1, 1, 0]));
    expect(got.questions).toBe(4);
    expect(got.caveats).toContainEqual({ code: "missing-dropped", params: { baseline: 1, candidate: 1 } });
  });

  test("are warned of documents with heavy tails, and of items that differ", () => {
    const labels = [1, 1, 2, 2, 30].flatMap((n, d) => new Array<string>(n).fill(`d${d}`));
    expect(codes(compared(hits(36, 2, 3), "auto", labels))).toContain("few-unequal-documents");
    const items = itemsOf(
      [
        [4, 2],
        [5, 1],
        [3, 2],
      ],
      [
        [5, 4],
        [5, 2],
        [6, 3],
      ],
    );
    const got = compared(items);
    expect(got.method).toBe("t");
    expect(codes(got)).toContain("items-differ");
    expect(got.difference).toBeCloseTo(9 / 16 - 5 / 12, 12);
  });
});

describe("several candidates", () => {
  const pairs = [hits(200, 10, 30), hits(200, 12, 26), hits(200, 20, 20)].map((pair, i) => ({
    pair,
    clusterLabels: undefined,
    baselineName: "a",
    candidateName: `b${i}`,
  }));

  test("are held to Holm over all of them", () => {
    const { results } = comparePairs(pairs, { estimand: "micro", level: 0.95, method: "mcnemar" });
    const p = [mcnemar(30, 10).twoSided, mcnemar(26, 12).twoSided, mcnemar(20, 20).twoSided];
    expect(results.map((r) => r.pHolm)).toEqual([p[0] * 3, p[1] * 2, 1]);
    // the second alone would be a finding at 5 %: p = .034
    expect(p[1]).toBeLessThan(0.05);
    expect(results.map((r) => r.finding)).toEqual(["better", "undecided", "undecided"]);
    const alone = comparePairs([pairs[1]], { estimand: "micro", level: 0.95, method: "mcnemar" }).results[0];
    expect([alone.pHolm, alone.finding]).toEqual([p[1], "better"]);
  });
});
