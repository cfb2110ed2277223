import { describe, expect, test } from "vitest";
import { gateThreshold } from "../../src/gates/gate.ts";
import type { MetricVerdict } from "../../src/gates/results.ts";
import { normalCdf } from "../../src/stats/distributions.ts";
import { seeded } from "../stats/random.ts";
import { codes, columnOf, type Entry, optionsOf, unit } from "./pairs.ts";

const judged = (
  entries: readonly Entry[],
  threshold: number,
  changes: Parameters<typeof optionsOf>[0] = {},
  column: Parameters<typeof columnOf>[1] = {},
): MetricVerdict =>
  gateThreshold(
    columnOf(entries, column),
    entries.map((_, i) => `q${i}`),
    undefined,
    optionsOf({ rule: "threshold", threshold, ...changes }),
  );

/** 200 hits and misses at a rate of 0.8: sd .401, SE .0284. */
const scores = Array.from({ length: 200 }, (_, i) => (i % 5 === 0 ? 0 : 1));
const error = Math.sqrt((0.8 * 0.2 * 200) / 199 / 200);

describe("a threshold held by the published rule", () => {
  test("is inconclusive within two standard errors, passes above and fails below", () => {
    expect(judged(scores, 0.8).verdict).toBe("inconclusive");
    expect(judged(scores, 0.8 - 1.999 * error).verdict).toBe("inconclusive");
    expect(judged(scores, 0.8 - 2.001 * error).verdict).toBe("pass");
    expect(judged(scores, 0.8 + 1.999 * error).verdict).toBe("inconclusive");
    expect(judged(scores, 0.8 + 2.001 * error).verdict).toBe("fail");
  });

  test("shows the two standard errors it used, and names how near it was", () => {
    const got = judged(scores, 0.8);
    expect(got.lower!).toBeCloseTo(0.8 - 2 * error, 12);
    expect(got.upper!).toBeCloseTo(0.8 + 2 * error, 12);
    expect(got.level).toBeCloseTo(2 * normalCdf(2) - 1, 12);
    expect(got.standardError!).toBeCloseTo(error, 12);
    expect(got.caveats).toContainEqual({
      code: "near-threshold",
      params: { standardError: got.standardError },
    });
    expect([got.method, got.pPass, got.pFail, got.margin, got.difference]).toEqual([
      "two-se",
      null,
      null,
      null,
      null,
    ]);
    expect(got.candidate).toEqual({ mean: 0.8, scored: 200, missing: 0, errors: 0 });
  });

  test("takes the documents' standard error where documents were sampled", () => {
    const labels = scores.map((_, i) => `d${i % 5}`);
    const got = gateThreshold(
      columnOf(scores),
      scores.map((_, i) => `q${i}`),
      labels,
      optionsOf({ rule: "threshold", threshold: 0.5 }),
    );
    // one document of five is all misses: se = sd(0, 1, 1, 1, 1)/√5 = .2
    expect(got.standardError!).toBeCloseTo(0.2, 12);
    expect(got.verdict).toBe("inconclusive");
  });

  test("is mirrored for a score of which less is better", () => {
    const misses = scores.map((v) => 1 - v);
    for (const z of [-3, -1, 1, 3]) {
      const there = judged(scores, 0.8 + z * error);
      const back = judged(misses, 0.2 - z * error, {}, { better: "lower" });
      expect(back.verdict).toBe(there.verdict);
      expect(back.lower!).toBeCloseTo(1 - there.upper!, 12);
      expect(back.upper!).toBeCloseTo(1 - there.lower!, 12);
    }
  });

  test("counts missing scores at their worst for a pass and at their best for a fail", () => {
    const lost: Entry[] = [...scores, ...new Array<Entry>(40).fill(null)];
    expect(judged(lost, 0.7).verdict).toBe("inconclusive");
    expect(judged(scores, 0.7).verdict).toBe("pass");
    expect(judged(lost, 0.7, { missing: "drop" }).verdict).toBe("pass");
    expect(judged(scores, 0.87).verdict).toBe("fail");
    expect(judged(lost, 0.87).verdict).toBe("inconclusive");
    expect(judged(lost, 0.99).verdict).toBe("fail");
    expect(codes(judged(lost, 0.7))).toContain("missing-scores");
    expect(judged(lost, 0.7).candidate).toEqual({ mean: 0.8, scored: 200, missing: 40, errors: 0 });
  });

  test("without bounds passes over no missing score", () => {
    const lost: Entry[] = [...scores, null];
    expect(judged(lost, 0.5, {}, { scale: { kind: "unbounded" } }).verdict).toBe("inconclusive");
  });

  test("where every score is one asks what so many equal scores rule out", () => {
    const perfect = new Array<Entry>(100).fill(1);
    const got = judged(perfect, 0.97);
    expect(got.lower!).toBeCloseTo(0.05 ** 0.01, 12);
    expect(got.verdict).toBe("pass");
    expect(judged(perfect, 0.98).verdict).toBe("inconclusive");
    expect(judged(new Array<Entry>(100).fill(0), 0.02).verdict).toBe("inconclusive");
    expect(judged(new Array<Entry>(100).fill(0), 0.04).verdict).toBe("fail");
    expect(codes(got)).toContain("boundary");
  });

  test("refuses a threshold outside the range, and fewer than two scores", () => {
    expect(() => judged(scores, 1.2)).toThrow("must lie within its scores' range; it is 1.2");
    expect(() => judged(scores, 0)).toThrow("must lie within its scores' range; it is 0");
    // Of errors, the most there can be is no threshold; none at all is one.
    expect(() => judged(scores, 1, {}, { better: "lower" })).toThrow("it is 1");
    expect(judged(scores, 0, {}, { better: "lower" }).verdict).toBe("fail");
    expect(judged(scores, 1).verdict).toBe("fail");
    expect(() => judged([1], 0.5)).toThrow("Two questions with a score are needed; 1 given.");
    expect(() => judged([1, null, "error"], 0.5)).toThrow("Two questions with a score are needed; 1 given.");
  });
});

describe("a threshold held by a named method", () => {
  test.each(["tilted", "gaffke", "t", "hall"])(
    "passes by %s if and only if its lower limit reaches it",
    (method) => {
      for (const threshold of [0.7, 0.74, 0.75, 0.76, 0.78, 0.82, 0.84, 0.85, 0.9]) {
        const got = judged(scores, threshold, { method });
        const wanted = got.lower! >= threshold ? "pass" : got.upper! < threshold ? "fail" : "inconclusive";
        expect(got.verdict, `${threshold}`).toBe(wanted);
        expect(got.level).toBeCloseTo(0.9, 12);
      }
    },
  );

  test("has p-values, which cross α at the limits", () => {
    const { lower, upper } = judged(scores, 0.8, { method: "tilted" });
    expect(judged(scores, lower!, { method: "tilted" }).pPass!).toBeCloseTo(0.05, 6);
    expect(judged(scores, upper!, { method: "tilted" }).pFail!).toBeCloseTo(0.05, 6);
  });
});

describe("the error of a fixed threshold at a distance of 0.02 from the true mean, n = 100", () => {
  // Published .287 (from the unrounded sd), .137 and .121: Φ(−d/SE), SE = sd/√n · √(1 − n/N).
  test.each([
    [0.39, 648, 0.2885],
    [0.22, 323, 0.137],
    [0.18, 1000, 0.121],
  ])("sd %d among %i questions: %d", (sd, population, published) => {
    const se = (sd / 10) * Math.sqrt(1 - 100 / population);
    expect(Math.abs(normalCdf(-0.02 / se) - published)).toBeLessThan(0.003);
  });

  test("is what drawing golden sets from 648 scores gives, and the two standard errors turn nearly all of it away", () => {
    const next = seeded(648);
    // 648 scores near 0 or near 1, with an sd of about .39.
    const population: number[] = Array.from({ length: 648 }, (_, i) =>
      i < 145 ? 0.06 * next() : 1 - 0.06 * next(),
    );
    const truth = population.reduce((a, b) => a + b) / 648;
    const sd = Math.sqrt(population.reduce((sum, v) => sum + (v - truth) ** 2, 0) / 647);
    expect(Math.abs(sd - 0.39)).toBeLessThan(0.01);
    const formula = normalCdf(-0.02 / ((sd / 10) * Math.sqrt(1 - 100 / 648)));
    const draws = 4000;
    let wrong = 0;
    let failed = 0;
    for (let r = 0; r < draws; r++) {
      for (let i = 0; i < 100; i++) {
        const j = i + Math.floor(next() * (648 - i));
        [population[i], population[j]] = [population[j], population[i]];
      }
      const drawn = population.slice(0, 100);
      const mean = drawn.reduce((a, b) => a + b, 0) / 100;
      if (mean < truth - 0.02) wrong++;
      if (r < 1000 && judged(drawn, truth - 0.02, {}, { scale: unit }).verdict === "fail") failed++;
    }
    // Three Monte Carlo errors of .0072, and .02 for what a normal curve misses of a skewed mean.
    expect(Math.abs(wrong / draws - formula)).toBeLessThan(0.042);
    expect(failed / 1000).toBeLessThan(0.02);
  });
});
