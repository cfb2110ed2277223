import { describe, expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { micro } from "../../../src/stats/means.ts";
import { documentSpread } from "../../../src/stats/planning/documentSpread.ts";
import { documentsForWidth } from "../../../src/stats/planning/documentsForWidth.ts";
import {
  designDocuments,
  designHalfWidth,
  type PlannedDesign,
  plannedDesigns,
  sizeCut,
  takenOfEach,
} from "../../../src/stats/planning/plannedDesigns.ts";
import { optimalTake, type TwoStage, twoStage } from "../../../src/stats/planning/twoStage.ts";
import type { Estimand } from "../../../src/stats/types.ts";
import { relativeError, totalsOf } from "../helpers.ts";

/** Four documents, small enough to go through every draw, and forty of unequal size to draw from. */
const four = totalsOf([1, 2, 3, 6], [1, 1, 0, 4]);
const forty = populationOf(40);

function populationOf(documents: number): ClusterTotals {
  const stream = random(11);
  const n = Array.from({ length: documents }, (_, d) => (d % 8 === 0 ? 30 + d : 3 + (d % 6)));
  const s = n.map((size) => {
    const rate = 0.2 + 0.6 * stream.uniform();
    return Array.from({ length: size }, () => (stream.uniform() < rate ? 1 : 0)).reduce<number>(
      (a, b) => a + b,
      0,
    );
  });
  return totalsOf(n, s);
}

function named(
  totals: ClusterTotals,
  design: PlannedDesign["design"],
  { estimand = "micro", population, take }: { estimand?: Estimand; population?: number; take?: number } = {},
): PlannedDesign {
  const all = plannedDesigns(totals, estimand, population, take);
  const found = all.find((one) => one.design === design && (take === undefined || one.take === take));
  if (found === undefined) throw new Error(`no ${design}`);
  return found;
}

function partsOf(totals: ClusterTotals): TwoStage {
  const parts = twoStage(totals);
  if (parts === null) throw new Error("no parts");
  return parts;
}

/** Variances carry K/(K−1) of the pilot; a pilot that is the population does not. */
const asPopulation = (totals: ClusterTotals): number => (totals.n.length - 1) / totals.n.length;

describe("documents drawn in proportion to size", () => {
  test("vary as going through every pair of draws shows", () => {
    const { n, s } = four;
    const R = 0.5;
    let variance = 0;
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 4; j++)
        variance += ((n[i] * n[j]) / 144) * ((s[i] / n[i] + s[j] / n[j]) / 2 - R) ** 2;
    expect(relativeError(named(four, "pps").variance(2) * asPopulation(four), variance)).toBeLessThan(1e-12);
  });

  test("with one question of each vary as questions drawn by themselves", () => {
    const one = takenOfEach({ ...partsOf(four), whole: partsOf(four).whole * asPopulation(four) }, 1);
    expect(one.variance(1)).toBeCloseTo(0.25, 12);
    expect(one.questions(7)).toBe(7);
  });

  test("with two questions of each vary as going through every document and every pair of its questions shows", () => {
    const { n, s } = four;
    let variance = 0;
    for (let d = 0; d < 4; d++) {
      const scores = Array.from({ length: n[d] }, (_, i) => (i < s[d] ? 1 : 0));
      const pairs = scores.flatMap((a, i) => scores.slice(i + 1).map((b) => (a + b) / 2));
      const means = pairs.length === 0 ? scores : pairs;
      variance += ((n[d] / 12) * means.reduce((t, m) => t + (m - 0.5) ** 2, 0)) / means.length;
    }
    const parts = partsOf(four);
    expect(parts.whole * asPopulation(four) + parts.added(2)).toBeCloseTo(variance, 12);
    expect(parts.questions(2)).toBeCloseTo((1 * 1 + 2 * 2 + 3 * 2 + 6 * 2) / 12, 12);
  });

  test("with all questions of each vary as whole documents do", () => {
    const all = takenOfEach(partsOf(forty), 1000);
    const whole = named(forty, "pps");
    expect(all.variance(9)).toBeCloseTo(whole.variance(9), 14);
    expect(all.questions(9)).toBeCloseTo(whole.questions(9), 9);
  });
});

/** The variance of an estimate over samples that are drawn. */
function drawn(estimate: () => number, draws: number): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < draws; i++) {
    const x = estimate();
    sum += x;
    squares += x * x;
  }
  return squares / draws - (sum / draws) ** 2;
}

function ratioOf(
  at: readonly number[],
  weight: readonly number[],
  { n, s }: ClusterTotals,
  estimand: Estimand,
): number {
  let above = 0;
  let below = 0;
  at.forEach((d, i) => {
    above += weight[i] * (estimand === "micro" ? s[d] : s[d] / n[d]);
    below += weight[i] * (estimand === "micro" ? n[d] : 1);
  });
  return above / below;
}

describe.each(["micro", "macro"] as const)("drawing from forty documents: %s", (estimand) => {
  const many = 24;

  test("documents drawn alike vary as planned", () => {
    const stream = random(3);
    const one = (): number => {
      const at = Array.from({ length: many }, () => stream.below(40));
      return ratioOf(
        at,
        at.map(() => 1),
        forty,
        estimand,
      );
    };
    const planned = named(forty, "srs", { estimand }).variance(many) * asPopulation(forty);
    expect(drawn(one, 20_000) / planned).toBeGreaterThan(0.9);
    expect(drawn(one, 20_000) / planned).toBeLessThan(1.15);
  });

  test("documents drawn from large and small ones, half of the draws each, vary as planned", () => {
    const stream = random(4);
    const design = named(forty, "stratified", { estimand });
    const strata = [true, false].map((large) =>
      [...forty.n.keys()].filter((d) => forty.n[d] > (design.cut ?? 0) === large),
    );
    const one = (): number => {
      const at = strata.flatMap((members) =>
        Array.from({ length: many / 2 }, () => members[stream.below(members.length)]),
      );
      const weight = at.map((_, i) => strata[i < many / 2 ? 0 : 1].length);
      return ratioOf(at, weight, forty, estimand);
    };
    // Each stratum's own factor, k/(k−1), lies between those of its five and thirty-five documents.
    const ratio = drawn(one, 20_000) / design.variance(many);
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.05);
  });
});

describe("designs side by side", () => {
  test("drawn alike they ask for as many documents as the plan for a width", () => {
    for (const estimand of ["micro", "macro"] as const) {
      const design = named(forty, "srs", { estimand, population: 500 });
      const plan = { spread: documentSpread(forty, estimand), level: 0.95, population: 500 };
      expect(designDocuments(design, 0.06, 0.95, 500)).toBe(documentsForWidth(0.06, plan));
    }
  });

  test("the number found suffices and one fewer does not", () => {
    for (const design of plannedDesigns(forty, "micro", undefined, 4)) {
      const documents = designDocuments(design, 0.06, 0.95, undefined) ?? 0;
      expect(designHalfWidth(design, documents, 0.95)).toBeLessThanOrEqual(0.06);
      expect(designHalfWidth(design, documents - 1, 0.95)).toBeGreaterThan(0.06);
    }
  });

  test("a stratum that is drawn whole leaves the draws to the other, and adds nothing", () => {
    const design = named(forty, "stratified", { population: 40 });
    expect(design.variance(40)).toBeCloseTo(0, 14);
    expect(design.questions(40)).toBeCloseTo(
      forty.n.reduce((a, b) => a + b, 0),
      9,
    );
    expect(designDocuments(design, 1e-9, 0.95, 40)).toBe(40);
  });

  test("order and names of documents change nothing", () => {
    const turned = totalsOf([...forty.n].reverse(), [...forty.s].reverse());
    for (const design of plannedDesigns(forty, "micro", 300, 4)) {
      const other = named(turned, design.design, {
        population: 300,
        ...(design.take !== null && { take: design.take }),
      });
      expect(other.variance(12)).toBeCloseTo(design.variance(12), 13);
    }
  });

  test("documents of one size have no large and small ones", () => {
    expect(sizeCut(Float64Array.of(5, 5, 5, 5, 5))).toBeNull();
    expect(plannedDesigns(totalsOf([5, 5, 5], [1, 2, 3]), "macro", undefined, undefined)).toHaveLength(1);
    expect(sizeCut(Float64Array.of(1, 2, 40, 3, 50, 2))).toBe(3);
    expect(sizeCut(Float64Array.of(1, 9, 9, 9))).toBeNull();
  });

  test("without sums of squares nothing is said of questions taken from documents", () => {
    const bare = { ...forty, q: forty.q.map(() => Number.NaN) };
    expect(twoStage(bare)).toBeNull();
    expect(plannedDesigns(bare, "micro", undefined, 4).every(({ take }) => take === null)).toBe(true);
  });
});

describe("the cheapest number of questions of a document", () => {
  test("is where documents and questions for a variance cost least, found by trying all", () => {
    const parts = { within: 0.2, between: 0.02 };
    for (const [costDocument, costQuestion] of [
      [10, 1],
      [30, 2],
      [1, 4],
    ]) {
      const cost = (q: number): number =>
        (parts.between + parts.within / q) * (costDocument + costQuestion * q);
      const steps = Array.from({ length: 4000 }, (_, i) => 0.05 + i * 0.01);
      const best = steps.reduce((a, b) => (cost(b) < cost(a) ? b : a));
      expect(optimalTake(parts, costDocument, costQuestion)).toBeCloseTo(best, 1);
    }
  });

  test("is one where questions of a document are all alike, and all where documents do not differ", () => {
    expect(optimalTake({ within: 0, between: 0.1 }, 10, 1)).toBe(1);
    expect(optimalTake({ within: 0.2, between: -0.01 }, 10, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(optimalTake({ within: 0.2, between: 0.1 }, 10, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test("leaves the mean where it is: the components add up to one question's variance", () => {
    const parts = partsOf(forty);
    const R = micro(forty);
    const whole = parts.whole * asPopulation(forty);
    expect(whole + parts.added(1)).toBeCloseTo(R * (1 - R), 12);
  });
});
