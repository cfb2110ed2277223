import { describe, expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import { gaffke } from "../../../src/stats/intervals/gaffke.ts";
import { questionBootstrap } from "../../../src/stats/intervals/questionBootstrap.ts";
import { signFlip } from "../../../src/stats/intervals/signFlip.ts";
import { tCr1 } from "../../../src/stats/intervals/tCr1.ts";
import type { Resampling } from "../../../src/stats/resampling/Resampling.ts";
import type { Scale } from "../../../src/stats/types.ts";
import { relativeError, totalsOf } from "../helpers.ts";
import { seeded } from "../random.ts";
import { resampling } from "../resamplingReference.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const draw: Resampling = { how: "monte-carlo", replicates: 20_000, random: () => random(1) };

describe("the sign-flip interval", () => {
  const { n, s, twoSided } = resampling.subsets;

  test("of eight documents runs between Hartigan's typical values, as in R", () => {
    const { lower, upper } = signFlip.limits(totalsOf(n, s), "micro", unit, 0.95, {});
    expect(relativeError(lower, twoSided[0])).toBeLessThan(1e-12);
    expect(relativeError(upper, twoSided[1])).toBeLessThan(1e-12);
  });

  test("takes the k-th ratio from either end at any level", () => {
    const sizes = [4, 4, 9, 2, 7, 4];
    const sums = [1, 1, 7, 0, 6, 3];
    const ratios: number[] = [];
    for (let subset = 1; subset < 64; subset++) {
      const inside = sizes.map((_, d) => (subset >> d) & 1);
      const size = sizes.reduce((a, value, d) => a + inside[d] * value, 0);
      ratios.push(sums.reduce((a, value, d) => a + inside[d] * value, 0) / size);
    }
    ratios.sort((a, b) => a - b);
    for (const k of [1, 2, 5, 11]) {
      const level = 1 - (2 * k + 0.4) / 64;
      const got = signFlip.limits(totalsOf(sizes, sums), "micro", unit, level, {});
      expect(got.lower).toBeCloseTo(ratios[k - 1], 12);
      expect(got.upper).toBeCloseTo(ratios[63 - k], 12);
    }
  });

  test("of fourteen documents, found without listing subsets, is that of all listed", () => {
    const totals = totalsOf(
      [3, 5, 2, 8, 12, 40, 7, 9, 6, 11, 4, 15, 10, 13],
      [1, 2, 0, 5, 3, 22, 6, 1, 4, 7, 2, 9, 9, 5],
    );
    const width = tCr1.limits(totals, "micro", unit, 0.95, {}).standardError!;
    for (const estimand of ["micro", "macro"] as const) {
      const inverted = signFlip.limits(totals, estimand, unit, 0.95, {});
      const listed = signFlip.limits(totals, estimand, unit, 0.95, {
        resampling: { ...draw, how: "enumerate" },
      });
      expect(Math.abs(inverted.lower - listed.lower)).toBeLessThan(0.05 * width);
      expect(Math.abs(inverted.upper - listed.upper)).toBeLessThan(0.05 * width);
    }
  });

  test("of hundreds of questions is the normal interval, nearly", () => {
    const scores = Array.from({ length: 900 }, (_, i) => (i % 9 === 0 ? 0 : i % 5 === 0 ? 0.3719 : 1));
    const totals = totalsOf(
      scores.map(() => 1),
      scores,
    );
    const t = tCr1.limits(totals, "micro", unit, 0.95, {});
    const got = signFlip.limits(totals, "micro", unit, 0.95, {});
    expect(Math.abs(got.lower - t.lower)).toBeLessThan(0.05 * t.standardError!);
    expect(Math.abs(got.upper - t.upper)).toBeLessThan(0.05 * t.standardError!);
  });
});

describe("Gaffke's interval", () => {
  test.each(resampling.clopperPearson)(
    "of $hits hits in $n questions is Clopper and Pearson's",
    ({ hits, n, ends }) => {
      const scores = Array.from({ length: n }, (_, i) => (i < hits ? 1 : 0));
      const totals = totalsOf(
        scores.map(() => 1),
        scores,
      );
      const { lower, upper, caveats } = gaffke.limits(totals, "micro", unit, 0.95, {});
      expect(Math.abs(lower - ends[0])).toBeLessThan(1e-8);
      expect(Math.abs(upper - ends[1])).toBeLessThan(1e-8);
      expect(caveats).toEqual([]);
    },
  );

  test("is where the share of seeded Dirichlet draws is 2.5 % on each side", () => {
    const n = [3, 5, 2, 8, 12, 40];
    const s = [1, 2, 0, 5, 3, 22];
    const largestDocument = 60;
    const { lower, upper } = gaffke.limits(totalsOf(n, s), "micro", unit, 0.95, { largestDocument });
    const next = seeded(5);
    const draws = 40_000;
    let below = 0;
    let above = 0;
    for (let b = 0; b < draws; b++) {
      const W = n.map(() => -Math.log(1 - next()));
      const unseen = -Math.log(1 - next()) * largestDocument;
      const hits = s.reduce((a, value, d) => a + W[d] * value, 0);
      const size = n.reduce((a, value, d) => a + W[d] * value, unseen);
      if (hits / size <= lower) below++;
      if ((hits + unseen) / size >= upper) above++;
    }
    const error = 4 * Math.sqrt((0.025 * 0.975) / draws);
    expect(Math.abs(below / draws - 0.025)).toBeLessThan(error);
    expect(Math.abs(above / draws - 0.025)).toBeLessThan(error);
  });

  test("says when the sample's largest document stands for the collection's, and is wider with a larger one", () => {
    const totals = totalsOf([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]);
    const own = gaffke.limits(totals, "micro", unit, 0.95, {});
    expect(own.caveats).toEqual([
      { code: "largest-document-unknown", params: { largest: 40, sizes: "any" } },
    ]);
    const told = gaffke.limits(totals, "micro", unit, 0.95, { largestDocument: 80 });
    expect(told.caveats).toEqual([]);
    expect(told.upper - told.lower).toBeGreaterThan(own.upper - own.lower);
    const smaller = gaffke.limits(totals, "micro", unit, 0.95, { largestDocument: 7 });
    expect([smaller.lower, smaller.upper]).toEqual([own.lower, own.upper]);
    expect(gaffke.limits(totals, "macro", unit, 0.95, {}).caveats).toEqual([]);
  });

  test("of rates that are all the same is what so many equal documents rule out", () => {
    const totals = totalsOf([2, 4, 10], [1, 2, 5]);
    const { lower, upper } = gaffke.limits(totals, "macro", unit, 0.9, {});
    expect(lower).toBeCloseTo(0.5 * 0.05 ** (1 / 3), 8);
    expect(upper).toBeCloseTo(1 - 0.5 * 0.05 ** (1 / 3), 8);
  });
});

describe("the bootstrap of questions, for comparison", () => {
  const { document, score, micro, macro } = resampling.questions;
  const documents = [1, 2, 3].map((name) => score.filter((_, i) => document[i] === name));
  const totals = totalsOf(
    documents.map((scores) => scores.length),
    documents.map((scores) => scores.reduce((a, b) => a + b)),
  );

  test("of six questions is that of all 6^6 resamples gone through in R", () => {
    for (const [estimand, wanted] of [
      ["micro", micro],
      ["macro", macro],
    ] as const) {
      const wide = questionBootstrap.limits(totals, estimand, unit, 0.95, {});
      const narrow = questionBootstrap.limits(totals, estimand, unit, 0.8, {});
      [wide.lower, narrow.lower, narrow.upper, wide.upper].forEach((end, i) => {
        expect(end, estimand).toBeCloseTo(wanted[i], 12);
      });
      expect(wide.caveats).toEqual([{ code: "ignores-documents", params: {} }]);
    }
  });

  test("drawn agrees with that, and says how many were drawn", () => {
    const all = questionBootstrap.limits(totals, "macro", unit, 0.8, {});
    const some = questionBootstrap.limits(totals, "macro", unit, 0.8, { resampling: draw });
    expect([some.lower, some.upper]).toEqual([expect.closeTo(all.lower, 12), expect.closeTo(all.upper, 12)]);
    expect(some.replicates).toBe(20_000);
    expect(some.standardError! / all.standardError!).toBeCloseTo(1, 1);
  });

  test("is far too narrow where answers within a document are all alike", () => {
    const alike = totalsOf([9, 12, 10, 8, 11, 10], [9, 0, 10, 0, 11, 0]);
    const questions = questionBootstrap.limits(alike, "micro", unit, 0.95, {});
    const honest = tCr1.limits(alike, "micro", unit, 0.95, {});
    expect(questions.upper - questions.lower).toBeLessThan(0.4 * (honest.upper - honest.lower));
  });

  test("needs scores that are an end of the scale each", () => {
    const graded = totalsOf([3, 5, 2], [1, 2.5, 1], [0.6, 1.7, 0.6]);
    expect(questionBootstrap.applies(graded, "micro", unit, { kind: "srs" }).reason).toBe(
      "each score must be an end of the scale: totals do not tell others apart",
    );
    const ends: Scale = { kind: "bounded", min: -1, max: 1 };
    const signs = totalsOf([2, 3, 4], [0, 1, 2], [2, 3, 4]);
    const { lower, upper } = questionBootstrap.limits(signs, "micro", ends, 0.95, {});
    expect(lower).toBeLessThan(1 / 3);
    expect(upper).toBeLessThanOrEqual(1);
  });

  test("of questions all answered alike is what so many rule out", () => {
    const perfect = totalsOf([3, 5, 2], [3, 5, 2]);
    const { lower, upper, caveats } = questionBootstrap.limits(perfect, "macro", unit, 0.95, {});
    expect([lower, upper]).toEqual([expect.closeTo(0.025 ** 0.1, 12), 1]);
    expect(caveats.map(({ code }) => code)).toEqual(["ignores-documents", "boundary"]);
  });
});
