import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { random } from "../../src/simulate/random.ts";
import { binomialCdf } from "../../src/stats/distributions.ts";
import { spreadCr1 } from "../../src/stats/intervals/spread.ts";
import { tCr1 } from "../../src/stats/intervals/tCr1.ts";
import { tilted } from "../../src/stats/intervals/tilted.ts";
import type { Resampling } from "../../src/stats/resampling/Resampling.ts";
import {
  estimateQuantile,
  estimateRatio,
  type StatisticOptions,
} from "../../src/stats/statistics/estimateStatistic.ts";
import { statistics } from "../../src/stats/statistics/index.ts";
import { woodruffLimits } from "../../src/stats/statistics/quantileMethods.ts";
import {
  leftOut,
  linearisedVariance,
  type RatioTotals,
  ratioOf,
} from "../../src/stats/statistics/RatioTotals.ts";
import { ratioBootstrap } from "../../src/stats/statistics/ratioBootstrap.ts";
import { quantileOf, scoreSample } from "../../src/stats/statistics/ScoreSample.ts";
import type { QuantileStatistic, RatioStatistic } from "../../src/stats/statistics/Statistic.ts";
import { TooFewDocuments } from "../../src/stats/TooFewDocuments.ts";
import { jackknife } from "../../src/stats/variance/jackknife.ts";
import { cr1, cr3 } from "../../src/stats/variance/variance.ts";
import { anyTotals, relativeError, totalsOf } from "./helpers.ts";

interface Reference {
  readonly counts: { readonly document: string[] } & Record<"tp" | "fp" | "fn", number[]>;
  readonly api: { readonly document: number[]; readonly score: number[] };
  readonly population: number;
  readonly quantiles: { probability: number; value: number; lower: number; upper: number }[];
  readonly finite: { probability: number; value: number; lower: number; upper: number }[];
}

const reference: Reference &
  Record<"f1" | "precision" | "recall" | "ratio", { value: number; linearised: number; jackknife: number }> =
  JSON.parse(readFileSync(new URL("../../reference/statistics.json", import.meta.url), "utf8"));

const ratios = statistics.filter((one): one is RatioStatistic => one.kind === "ratio");
const named = (name: string): RatioStatistic => ratios.find((one) => one.name === name)!;
const quantile = statistics.find((one): one is QuantileStatistic => one.name === "quantile")!;

/** Documents' sums above and below the line, from rows of columns. */
function totalsFrom(
  statistic: RatioStatistic,
  documents: readonly string[],
  columns: readonly (readonly number[])[],
): RatioTotals {
  const labels = [...new Set(documents)];
  const sums = (weights: readonly number[]) =>
    Float64Array.from(labels, (label) =>
      documents.reduce(
        (sum, document, row) =>
          document === label ? sum + weights.reduce((s, w, c) => s + w * columns[c][row], 0) : sum,
        0,
      ),
    );
  return { numerator: sums(statistic.numerator), denominator: sums(statistic.denominator), labels };
}

const drawn = (replicates: number, seed = 1): Resampling => ({
  how: "monte-carlo",
  replicates,
  random: () => random(seed),
});
const enumerated: Resampling = { how: "enumerate", replicates: 999, random: () => random(1) };

const options = (changes: Partial<StatisticOptions> = {}): StatisticOptions => ({
  columns: ["a", "b"],
  scale: { kind: "unbounded" },
  level: 0.95,
  method: "auto",
  resampling: drawn(299),
  seed: 1,
  questions: 20,
  missing: 0,
  errors: 0,
  caveats: [],
  ...changes,
});

describe("a ratio", () => {
  const { document, tp, fp, fn } = reference.counts;
  const columnsOf = { f1: [tp, fp, fn], precision: [tp, fp], recall: [tp, fn], ratio: [fp, tp] } as const;

  test("has the standard errors of R's svyratio, linearised and by its jackknife", () => {
    for (const [name, columns] of Object.entries(columnsOf)) {
      const totals = totalsFrom(named(name), document, columns);
      const wanted = reference[name as keyof typeof columnsOf];
      const value = ratioOf(totals);
      expect(relativeError(value, wanted.value)).toBeLessThan(1e-13);
      expect(relativeError(Math.sqrt(linearisedVariance(totals)), wanted.linearised)).toBeLessThan(1e-12);
      expect(relativeError(jackknife(value, leftOut(totals))!.standardError, wanted.jackknife)).toBeLessThan(
        1e-12,
      );
    }
  });

  test("with questions below the line is micro: CR1 by linearisation, CV3 = (K−1)/K CR3 by the jackknife", () => {
    fc.assert(
      fc.property(anyTotals, (micro) => {
        const totals = { numerator: micro.s, denominator: micro.n, labels: micro.labels };
        const K = micro.n.length;
        expect(relativeError(linearisedVariance(totals) + 1, cr1(micro) + 1)).toBeLessThan(1e-12);
        const { standardError } = jackknife(ratioOf(totals), leftOut(totals))!;
        expect(relativeError(standardError ** 2 + 1, ((K - 1) / K) * cr3(micro) + 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 100 },
    );
    const micro = totalsOf([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]);
    const scale = { kind: "bounded", min: 0, max: 1 } as const;
    const totals = { numerator: micro.s, denominator: micro.n, labels: micro.labels };
    const got = estimateRatio(named("recall"), totals, options({ scale }));
    for (const [row, method] of [
      ["tilted", tilted],
      ["t-linearised", tCr1],
    ] as const) {
      const { lower, upper } = method.limits(micro, "micro", scale, 0.95, {});
      const mine = got.methods.find(({ name }) => name === row)!;
      expect(mine.lower!).toBeCloseTo(lower, 12);
      expect(mine.upper!).toBeCloseTo(upper, 12);
    }
    expect([got.method, got.value]).toEqual(["tilted", 33 / 70]);
  });

  // Four documents, one of them with nothing below the line, one with nothing at all.
  const small: RatioTotals = {
    numerator: Float64Array.of(3, 1, 2, 0),
    denominator: Float64Array.of(4, 5, 0, 0),
    labels: ["a", "b", "c", "d"],
  };

  test("has the jackknife of its definition", () => {
    const all = [...small.numerator].map((_, d) => {
      const others = [0, 1, 2, 3].filter((other) => other !== d);
      return (
        others.reduce((sum, o) => sum + small.numerator[o], 0) /
        others.reduce((sum, o) => sum + small.denominator[o], 0)
      );
    });
    const mean = all.reduce((a, b) => a + b) / 4;
    const got = jackknife(6 / 9, leftOut(small))!;
    expect(got.standardError ** 2).toBeCloseTo((3 / 4) * all.reduce((s, v) => s + (v - 6 / 9) ** 2, 0), 14);
    expect(got.bias).toBeCloseTo(3 * (mean - 6 / 9), 14);
    const cubes = all.reduce((s, v) => s + (mean - v) ** 3, 0);
    const squares = all.reduce((s, v) => s + (mean - v) ** 2, 0);
    expect(got.acceleration).toBeCloseTo(cubes / (6 * squares ** 1.5), 14);
  });

  test("that has no value without one document has no jackknife", () => {
    const one: RatioTotals = { ...small, denominator: Float64Array.of(4, 0, 0, 0) };
    const got = estimateRatio(named("ratio"), one, options());
    expect(got.jackknife).toBeNull();
    expect(got.method).toBe("t-linearised");
    expect(got.methods.find(({ name }) => name === "bca")!.note).toMatch(/no value/);
  });

  test("has the bootstrap of all samples written out, those of 0/0 counted and left out", () => {
    const values: number[] = [];
    let undefinedSamples = 0;
    for (let code = 0; code < 256; code++) {
      const sample = [0, 1, 2, 3].map((place) => (code >> (2 * place)) & 3);
      const above = sample.reduce((sum, d) => sum + small.numerator[d], 0);
      const below = sample.reduce((sum, d) => sum + small.denominator[d], 0);
      if (above === 0 && below === 0) undefinedSamples++;
      else values.push(above / below);
    }
    values.sort((a, b) => a - b);
    const got = ratioBootstrap(small, enumerated);
    expect(got.replicates).toBeNull();
    expect(got.undefinedShare).toBeCloseTo(undefinedSamples / 256, 14);
    for (const q of [0.025, 0.1, 0.5, 0.8, 0.9]) {
      const wanted = values[Math.ceil(q * values.length - 1e-9) - 1];
      expect(got.deviations.quantile(q) + 6 / 9).toBeCloseTo(wanted, 12);
    }
    const drawnOnes = ratioBootstrap(small, drawn(20000));
    expect(Math.abs(drawnOnes.undefinedShare - undefinedSamples / 256)).toBeLessThan(0.002);
  });

  test("studentises each replicate by its own jackknife", () => {
    const totals: RatioTotals = {
      numerator: Float64Array.of(3, 1, 2),
      denominator: Float64Array.of(4, 5, 3),
      labels: ["a", "b", "c"],
    };
    const R = 6 / 12;
    const t: number[] = [];
    for (let code = 0; code < 27; code++) {
      const sample = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)];
      const sums = (of: Float64Array, left: number) =>
        sample.reduce((sum, d, place) => (place === left ? sum : sum + of[d]), 0);
      const value = sums(totals.numerator, -1) / sums(totals.denominator, -1);
      const without = [0, 1, 2].map((left) => sums(totals.numerator, left) / sums(totals.denominator, left));
      const se = Math.sqrt((2 / 3) * without.reduce((s, v) => s + (v - value) ** 2, 0));
      t.push(se > 1e-12 ? (value - R) / se : value === R ? 0 : (value - R) * Number.POSITIVE_INFINITY);
    }
    t.sort((a, b) => a - b);
    const got = ratioBootstrap(totals, enumerated);
    expect(got.degenerate).toBeCloseTo(3 / 27, 14);
    for (const q of [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999]) {
      const wanted = t[Math.ceil(q * 27 - 1e-9) - 1];
      if (Number.isFinite(wanted)) expect(got.t.quantile(q)).toBeCloseTo(wanted, 11);
      else expect(got.t.quantile(q)).toBe(wanted);
    }
  });

  test("minds neither the order nor the names of documents, and turns with its unit", () => {
    const totals = totalsFrom(named("f1"), document, columnsOf.f1);
    const turned: RatioTotals = {
      numerator: Float64Array.from([...totals.numerator].reverse(), (v) => 1000 * v),
      denominator: Float64Array.from([...totals.denominator].reverse()),
      labels: totals.labels.map((label) => `x${label}`),
    };
    const there = estimateRatio(named("ratio"), totals, options());
    const back = estimateRatio(named("ratio"), turned, options());
    for (const [i, row] of there.methods.entries()) {
      if (row.lower === null) continue;
      expect(relativeError(back.methods[i].lower!, 1000 * row.lower)).toBeLessThan(1e-9);
      expect(relativeError(back.methods[i].upper!, 1000 * row.upper!)).toBeLessThan(1e-9);
    }
    expect(there.method).toBe("bootstrap-t");
  });

  test("is the same for the same seed and differs by another, where it is drawn", () => {
    const totals = totalsFrom(named("ratio"), document, columnsOf.ratio);
    const lower = (seed: number) =>
      estimateRatio(named("ratio"), totals, options({ resampling: drawn(499, seed) })).lower;
    expect(lower(1)).toBe(lower(1));
    expect(lower(1)).not.toBe(lower(2));
  });

  test("of one document, or with nothing below the line, is refused", () => {
    const none = { ...small, denominator: new Float64Array(4) };
    expect(() => estimateRatio(named("ratio"), none, options())).toThrow(/nothing stands below the line/);
    const one = { numerator: Float64Array.of(1), denominator: Float64Array.of(2), labels: ["a"] };
    expect(() => estimateRatio(named("ratio"), one, options())).toThrow(TooFewDocuments);
  });
});

describe("a quantile", () => {
  const { document, score } = reference.api;
  const labels = [...new Set(document)].map(String);
  const numbers = Int32Array.from(document, (d) => labels.indexOf(String(d)));
  const api = (probability: number) => scoreSample(Float64Array.from(score), numbers, labels, probability);

  test("has Woodruff's limits of R's svyquantile, also in a finite population", () => {
    for (const { probability, value, lower, upper } of reference.quantiles) {
      const sample = api(probability);
      expect(quantileOf(sample.scores, probability)).toBe(value);
      expect(woodruffLimits(sample, 0.95, spreadCr1)).toMatchObject({ lower, upper, degreesOfFreedom: 14 });
    }
    // svyquantile centres its limits on the share at or below the quantile, 174/183, where p = .95 falls on no score.
    const [{ value, lower, upper }] = reference.finite;
    const sample = api(174 / 183);
    const corrected: typeof spreadCr1 = {
      ...spreadCr1,
      of: (totals) => {
        const spread = spreadCr1.of(totals);
        return { ...spread, variance: spread.variance * (1 - 15 / reference.population) };
      },
    };
    expect(quantileOf(sample.scores, 0.95)).toBe(value);
    expect(woodruffLimits(sample, 0.95, corrected)).toMatchObject({ lower, upper });
  });

  test("is the least score that a share p of the questions do not exceed", () => {
    const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 99 }), (values, percent) => {
        const sorted = Float64Array.from(values).sort();
        const reaches = (x: number) => 100 * values.filter((v) => v <= x).length >= percent * values.length;
        expect(quantileOf(sorted, percent / 100)).toBe([...sorted].find(reaches));
      }),
    );
  });

  test("of single questions has the exact limits of order statistics", () => {
    const N = 200;
    const scores = Float64Array.from({ length: N }, (_, i) => i + 1);
    for (const p of [0.5, 0.9, 0.95]) {
      const sample = scoreSample(
        scores,
        Int32Array.from(scores, (_, i) => i),
        Array(N).fill("q"),
        p,
      );
      const got = estimateQuantile(quantile, sample, options());
      let lower = N;
      while (binomialCdf(lower - 1, N, p) > 0.025) lower--;
      let upper = 1;
      while (binomialCdf(upper - 1, N, p) < 0.975) upper++;
      expect([got.lower, got.upper]).toEqual([lower, upper]);
    }
  });

  const tiny = scoreSample(
    Float64Array.of(5, 1, 3, 8, 2, 4, 9, 7),
    Int32Array.of(0, 0, 0, 1, 2, 2, 2, 3),
    ["a", "b", "c", "d"],
    0.6,
  );

  test("has the percentile limits of all samples of documents written out", () => {
    const byDocument = [0, 1, 2, 3].map((d) => [...tiny.scores].filter((_, i) => tiny.document[i] === d));
    const values: number[] = [];
    for (let code = 0; code < 256; code++) {
      const drawnScores = [0, 1, 2, 3].flatMap((place) => byDocument[(code >> (2 * place)) & 3]);
      values.push(quantileOf(Float64Array.from(drawnScores).sort(), 0.6));
    }
    values.sort((a, b) => a - b);
    for (const level of [0.5, 0.8, 0.95]) {
      const { methods } = estimateQuantile(quantile, tiny, options({ level }));
      const { lower, upper } = methods.find(({ name }) => name === "percentile")!;
      const at = (q: number) => values[Math.ceil(q * 256 - 1e-9) - 1];
      expect([lower, upper]).toEqual([at((1 - level) / 2), at((1 + level) / 2)]);
    }
  });

  test("turns with any growing change of scores, and minds no order", () => {
    const sample = tiny;
    const bent = scoreSample(
      tiny.scores.map((x) => x ** 3).reverse(),
      Int32Array.from(tiny.document).reverse(),
      tiny.labels,
      0.6,
    );
    const there = estimateQuantile(quantile, sample, options());
    const back = estimateQuantile(quantile, bent, options());
    for (const [i, { name, lower, upper }] of there.methods.entries()) {
      if (name === "t-jackknife") continue;
      expect([back.methods[i].lower, back.methods[i].upper]).toEqual([lower! ** 3, upper! ** 3]);
    }
    expect(there.jackknife).toBeNull();
    expect(there.methods.at(-1)!.note).toMatch(/^the jackknife does not hold/);
  });

  test("that few documents cannot bound has no limit there, and says so", () => {
    const got = estimateQuantile(quantile, { ...tiny, probability: 0.95 }, options());
    expect(got.upper).toBe(Number.POSITIVE_INFINITY);
    expect(got.caveats).toContainEqual({ code: "no-limit", params: { side: "upper", shown: "infinite" } });
    const bounded = options({ scale: { kind: "bounded", min: 0, max: 10 } });
    const shown = estimateQuantile(quantile, { ...tiny, probability: 0.95 }, bounded);
    expect(shown.upper).toBe(10);
    expect(shown.caveats).toContainEqual({ code: "no-limit", params: { side: "upper", shown: "range" } });
  });
});
