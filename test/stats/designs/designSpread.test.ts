import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import type { StagedDesign } from "../../../src/stats/designs/Design.ts";
import { DesignError } from "../../../src/stats/designs/DesignError.ts";
import { designSpread } from "../../../src/stats/designs/designSpread.ts";
import { kornGraubardForm } from "../../../src/stats/intervals/kornGraubard.ts";
import { logitForm } from "../../../src/stats/intervals/logitForm.ts";
import type { Estimand, Scale } from "../../../src/stats/types.ts";
import { cr1, macroVariance } from "../../../src/stats/variance/variance.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";
import { oneStratum, strataOf } from "./designs.ts";

interface SurveySet {
  readonly n: number[];
  readonly s: number[];
  readonly q?: number[];
  readonly stratum: string[];
  readonly names: string[];
  readonly populations: number[];
  readonly population: number;
  readonly sizes: number[];
  readonly micro: [number, number];
  readonly macro: [number, number];
  readonly microWithReplacement: [number, number];
  readonly freedom: number;
  readonly logit: [number, number];
  readonly kornGraubard: [number, number];
}

const survey: Record<string, SurveySet> = JSON.parse(
  readFileSync(new URL("../../../reference/survey.json", import.meta.url), "utf8"),
);
const totalsIn = ({ n, s, q }: SurveySet): ClusterTotals => totalsOf(n, s, q ?? s);
const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const { apistrat, strata, apiclus1, apiclus2, strataOfTwoStages, fixed } = survey;
const stratified = (set: SurveySet): StagedDesign =>
  strataOf(set.stratum, set.names, set.populations, set.sizes);

/** R's mean and standard error. */
function expectSurvey(
  totals: ClusterTotals,
  estimand: Estimand,
  design: StagedDesign,
  [mean, error]: readonly [number, number],
): void {
  const got = designSpread(totals, estimand, design);
  expect(relativeError(got.value, mean)).toBeLessThan(1e-10);
  expect(relativeError(Math.sqrt(got.variance), error)).toBeLessThan(1e-10);
}

describe("a design's mean and standard error are those of R's survey", () => {
  test("for documents in strata, as a ratio and as a mean of documents", () => {
    expectSurvey(totalsIn(apistrat), "micro", stratified(apistrat), apistrat.micro);
    expectSurvey(totalsIn(strata), "micro", stratified(strata), strata.micro);
    expectSurvey(totalsIn(strata), "macro", stratified(strata), strata.macro);
  });

  test("for strata of which only the shares are known", () => {
    const design = strataOf(strata.stratum, strata.names, strata.populations);
    const shares = {
      ...design,
      strata: design.strata.map(({ name }) => ({ name, fraction: 0 })),
      weights: design.weights.map((w) => w / 330),
    };
    expectSurvey(totalsIn(strata), "micro", shares, strata.microWithReplacement);
  });

  test("for one stratum", () => {
    const totals = totalsIn(apiclus1);
    expectSurvey(totals, "micro", oneStratum(totals, apiclus1.population), apiclus1.micro);
  });

  test("for two stages, in one stratum and in two", () => {
    const totals = totalsIn(apiclus2);
    const design = oneStratum(totals, apiclus2.population, apiclus2.sizes);
    expectSurvey(totals, "micro", design, apiclus2.micro);
    expectSurvey(totals, "macro", design, apiclus2.macro);
    expectSurvey(
      totalsIn(strataOfTwoStages),
      "micro",
      stratified(strataOfTwoStages),
      strataOfTwoStages.micro,
    );
    expectSurvey(
      totalsIn(strataOfTwoStages),
      "macro",
      stratified(strataOfTwoStages),
      strataOfTwoStages.macro,
    );
  });

  test("as printed for a small sample in two stages: .615384615385 and .113903119651", () => {
    const totals = totalsOf([2, 3, 2, 4], [1, 2, 0, 3]);
    const { value, variance } = designSpread(totals, "micro", oneStratum(totals, 50, [6, 9, 4, 20]));
    expect(value).toBeCloseTo(0.615384615385, 12);
    expect(Math.sqrt(variance)).toBeCloseTo(0.113903119651, 12);
  });

  test("for fixed documents", () => {
    const design: StagedDesign = { kind: "fixed", sizes: Float64Array.from(fixed.sizes) };
    expectSurvey(totalsIn(fixed), "micro", design, fixed.micro);
    expectSurvey(totalsIn(fixed), "macro", design, fixed.macro);
  });

  test("and so are documents less strata, and the intervals of proportions on them", () => {
    for (const set of [apistrat, strata, strataOfTwoStages]) {
      const got = designSpread(totalsIn(set), "micro", stratified(set), "documents-less-strata");
      expect(got.degreesOfFreedom).toBe(set.freedom);
    }
    const kept = { kind: "fixed" as const, sizes: Float64Array.from(fixed.sizes) };
    const freedom = designSpread(totalsIn(fixed), "micro", kept, "documents-less-strata").degreesOfFreedom;
    // R counts the document of two questions that was scored whole; its mean is known, and it is no part here.
    expect(freedom).toBe(fixed.freedom - 1);
    const design = strataOf(strata.stratum, strata.names, strata.populations);
    const totals = totalsIn(strata);
    const open = { ...design, strata: design.strata.map(({ name }) => ({ name, fraction: 0 })) };
    const spread = designSpread(totals, "micro", open, "documents-less-strata");
    const questions = strata.n.reduce((a, b) => a + b, 0);
    for (const [form, ends] of [
      [logitForm, strata.logit],
      [kornGraubardForm, strata.kornGraubard],
    ] as const) {
      const got = form(spread, totals, unit, 0.95, "micro", questions);
      expect(relativeError(got.lower, ends[0])).toBeLessThan(1e-9);
      expect(relativeError(got.upper, ends[1])).toBeLessThan(1e-9);
    }
  });
});

describe("Satterthwaite's degrees of freedom", () => {
  test("of the two strata are 6.98093915871", () => {
    const design = strataOf(strata.stratum, strata.names, strata.populations);
    expect(designSpread(totalsIn(strata), "micro", design).degreesOfFreedom).toBeCloseTo(6.98093915871, 10);
  });

  test("lie between the fewest of one stratum and those of all, and are K − 1 for one", () => {
    fc.assert(
      fc.property(anyTotals, anyTotals, (a, b) => {
        const totals = totalsOf([...a.n, ...b.n], [...a.s, ...b.s]);
        const design = strataOf([...Array.from(a.n, () => 1), ...Array.from(b.n, () => 2)], [1, 2], [40, 90]);
        const { degreesOfFreedom, variance } = designSpread(totals, "micro", design);
        if (!(variance > 0)) return;
        expect(degreesOfFreedom).toBeGreaterThanOrEqual(Math.min(a.n.length, b.n.length) - 1 - 1e-9);
        expect(degreesOfFreedom).toBeLessThanOrEqual(a.n.length + b.n.length - 2 + 1e-9);
        const one = designSpread(a, "micro", oneStratum(a, 40));
        if (one.variance > 0) expect(one.degreesOfFreedom).toBeCloseTo(a.n.length - 1, 9);
      }),
    );
  });
});

/** The two-stage formula, word for word: [(1−f₁)K/(K−1)Σu² + f₁ΣN²(1−f₂)s²/n] / (ΣN)². */
function twoStages({ n, s, q }: ClusterTotals, sizes: readonly number[], population: number): number {
  const K = n.length;
  const f1 = K / population;
  const N = sizes.reduce((a, b) => a + b, 0);
  const R = sizes.reduce((total, size, d) => total + (size * s[d]) / n[d], 0) / N;
  let first = 0;
  let second = 0;
  sizes.forEach((size, d) => {
    first += (size * (s[d] / n[d] - R)) ** 2;
    if (n[d] > 1)
      second += ((size ** 2 * (1 - n[d] / size)) / n[d]) * ((q[d] - s[d] ** 2 / n[d]) / (n[d] - 1));
  });
  return (((1 - f1) * K * first) / (K - 1) + f1 * second) / N ** 2;
}

describe("a design's variance", () => {
  test("is the two-stage formula's where there is one stratum", () => {
    fc.assert(
      fc.property(anyTotals, fc.integer({ min: 0, max: 40 }), fc.nat({ max: 30 }), (totals, more, unseen) => {
        const sizes = Array.from(totals.n, (n, d) => (n > 1 ? n + ((unseen + d) % 5) : n));
        const population = totals.n.length + more;
        const got = designSpread(totals, "micro", oneStratum(totals, population, sizes)).variance;
        const wanted = twoStages(totals, sizes, population);
        expect(Math.abs(got - wanted)).toBeLessThanOrEqual(1e-10 * wanted + 1e-18);
      }),
    );
  });

  test("is CR1 with the finite population correction in one stratum, macro likewise", () => {
    fc.assert(
      fc.property(anyTotals, fc.integer({ min: 0, max: 40 }), (totals, more) => {
        const population = totals.n.length + more;
        const kept = 1 - totals.n.length / population;
        const of = (estimand: Estimand, sizes?: readonly number[]): number =>
          designSpread(totals, estimand, oneStratum(totals, population, sizes)).variance;
        expect(of("micro")).toBeCloseTo(cr1(totals) * kept, 13);
        expect(of("macro")).toBeCloseTo(macroVariance(totals) * kept, 13);
        // All questions of each document scored: two stages are one.
        expect(of("micro", [...totals.n])).toBeCloseTo(of("micro"), 13);
      }),
    );
  });

  test("does not mind the order of documents nor the names of strata", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const stratum = Array.from(totals.n, (_, d) => (d % 2 === 0 || d === 3 ? "a" : "b"));
        if (stratum.filter((name) => name === "b").length < 2) return;
        const there = designSpread(totals, "micro", strataOf(stratum, ["a", "b"], [50, 20]));
        const turned = totalsOf([...totals.n].reverse(), [...totals.s].reverse());
        const back = designSpread(turned, "micro", strataOf([...stratum].reverse(), ["b", "a"], [20, 50]));
        expect(back.value).toBeCloseTo(there.value, 13);
        expect(back.variance).toBeCloseTo(there.variance, 13);
      }),
    );
  });

  test("of a mean of documents is unbiased over all samples of two strata", () => {
    // Sizes equal, so that the ratio is a mean and the formula holds exactly.
    const population = [
      [1, 4, 2, 0],
      [3, 3, 5, 1, 4],
    ];
    const [M1, M2] = population.map((stratum) => stratum.length);
    const truth = population.flat().reduce((a, b) => a + b, 0) / (5 * (M1 + M2));
    const means: number[] = [];
    const variances: number[] = [];
    for (const first of subsets(M1, 2))
      for (const second of subsets(M2, 3)) {
        const s = [...first.map((d) => population[0][d]), ...second.map((d) => population[1][d])];
        const totals = totalsOf(new Array(5).fill(5), s);
        const design = strataOf([1, 1, 2, 2, 2], [1, 2], [M1, M2]);
        const { value, variance } = designSpread(totals, "micro", design);
        means.push(value);
        variances.push(variance);
      }
    expect(average(means)).toBeCloseTo(truth, 14);
    expect(average(variances)).toBeCloseTo(average(means.map((mean) => (mean - truth) ** 2)), 14);
  });

  test("of two stages is unbiased over all samples of documents and of questions in them", () => {
    const population = [
      [1, 0, 1],
      [0, 0, 1],
      [1, 1, 0],
    ];
    const truth = average(population.flat());
    const samples: { value: number; variance: number }[] = [];
    for (const documents of subsets(3, 2))
      for (const a of subsets(3, 2))
        for (const b of subsets(3, 2)) {
          const s = [a, b].map((questions, i) =>
            questions.reduce((sum, at) => sum + population[documents[i]][at], 0),
          );
          const totals = totalsOf([2, 2], s);
          samples.push(designSpread(totals, "micro", oneStratum(totals, 3, [3, 3])));
        }
    expect(average(samples.map(({ value }) => value))).toBeCloseTo(truth, 14);
    expect(average(samples.map(({ variance }) => variance))).toBeCloseTo(
      average(samples.map(({ value }) => (value - truth) ** 2)),
      14,
    );
  });

  test("of fixed documents is unbiased over all samples of questions", () => {
    const documents = [
      [1, 0, 0, 1],
      [0, 1, 1],
    ];
    const truth = average(documents.flat());
    const samples: { value: number; variance: number }[] = [];
    for (const a of subsets(4, 2))
      for (const b of subsets(3, 2)) {
        const s = [a, b].map((questions, i) => questions.reduce((sum, at) => sum + documents[i][at], 0));
        samples.push(
          designSpread(totalsOf([2, 2], s), "micro", { kind: "fixed", sizes: Float64Array.of(4, 3) }),
        );
      }
    expect(average(samples.map(({ value }) => value))).toBeCloseTo(truth, 14);
    expect(average(samples.map(({ variance }) => variance))).toBeCloseTo(
      average(samples.map(({ value }) => (value - truth) ** 2)),
      14,
    );
  });
});

describe("documents with one scored question of more", () => {
  const totals = totalsOf([1, 4, 3, 1], [1, 3, 1, 0]);

  test("take the variance within the others where documents are fixed, and that is said", () => {
    const got = designSpread(totals, "micro", { kind: "fixed" });
    // s² of the others pooled: (3·(1/4) + 2·(1/3)) / 5 with squares 3/4 and 2/3.
    const own = [0.75 / 3, 2 / 3 / 2];
    const pooled = (0.75 + 2 / 3) / 5;
    const wanted = (16 * (own[0] / 4) + 9 * (own[1] / 3) + 2 * pooled) / 81;
    expect(got.variance).toBeCloseTo(wanted, 15);
    expect(got.caveats).toEqual([{ code: "within-pooled", params: { documents: 2, stratum: "all" } }]);
  });

  test("make their stratum count as drawn with replacement, and that is said", () => {
    const sizes = [9, 8, 6, 2];
    const got = designSpread(totals, "micro", oneStratum(totals, 10, sizes));
    expect(got.variance).toBeCloseTo(twoStages(totals, sizes, Number.POSITIVE_INFINITY), 14);
    expect(got.caveats).toEqual([{ code: "within-unseen", params: { documents: 2, stratum: "all" } }]);
  });

  test("are one sample of questions where every fixed document has one", () => {
    const single = totalsOf([1, 1, 1, 1, 1], [1, 0, 1, 1, 0]);
    const got = designSpread(single, "micro", { kind: "fixed" });
    expect(got.variance).toBeCloseTo(0.24 / 4, 15);
    expect(got.degreesOfFreedom).toBeCloseTo(4, 12);
  });
});

test("a stratum with one document is refused by name, and so are more scored questions than there are", () => {
  const totals = totalsOf([3, 5, 2], [1, 2, 0]);
  const lonely = strataOf(["a", "a", "b"], ["a", "b"], [10, 10]);
  expect(() => designSpread(totals, "micro", lonely)).toThrow(DesignError);
  expect(() => designSpread(totals, "micro", lonely)).toThrow(
    "Stratum b has one document with scores (d3): how its documents differ cannot be seen",
  );
  expect(() => designSpread(totals, "micro", oneStratum(totals, 10, [3, 4, 2]))).toThrow(
    "Document d2 has 5 scored questions but is said to have 4 in all",
  );
});

test("a stratum whose one document is all there is of it adds nothing", () => {
  const totals = totalsOf([3, 5, 2, 6], [1, 2, 0, 6]);
  const whole = strataOf(["a", "a", "a", "b"], ["a", "b"], [30, 1]);
  const { parts } = designSpread(totals, "micro", whole);
  expect(parts.length).toBe(1);
});

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** All subsets of `count` of the numbers 0 … of − 1. */
function subsets(of: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const out: number[][] = [];
  for (let first = from; first <= of - count; first++)
    for (const rest of subsets(of, count - 1, first + 1)) out.push([first, ...rest]);
  return out;
}
