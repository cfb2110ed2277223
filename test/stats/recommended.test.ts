import { expect, test } from "vitest";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import type { Design } from "../../src/stats/designs/Design.ts";
import { designedSample } from "../../src/stats/designs/designedSample.ts";
import { estimate } from "../../src/stats/estimate.ts";
import { recommendedInterval } from "../../src/stats/recommended.ts";
import { regularScores } from "../../src/stats/regularScores.ts";
import type { Estimand, Scale } from "../../src/stats/types.ts";
import { totalsOf } from "./helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const range = (K: number): number[] => Array.from({ length: K }, (_, d) => d);

/** K documents of 10 questions, hits spread evenly about a half. */
const even = (K: number): ClusterTotals =>
  totalsOf(
    range(K).map(() => 10),
    range(K).map((d) => 3 + (d % 5)),
  );

function taken(
  totals: ClusterTotals,
  estimand: Estimand,
  scale = unit,
  design: Design = { kind: "srs" },
): string | null {
  return recommendedInterval(designedSample(totals, estimand, design), scale)?.method.name ?? null;
}

test("auto takes a logit interval of documents that are many enough, alike in size and lean to no side", () => {
  expect(taken(even(10), "micro")).toBe("logit-cr3");
  expect(taken(even(9), "micro")).toBe("tilted");
  const unequal = totalsOf([...range(29).map(() => 10), 400], [...range(29).map((d) => 3 + (d % 5)), 200]);
  expect(taken(unequal, "micro")).toBe("tilted");
  expect(taken(unequal, "macro")).toBe("logit-t");
});

test("auto takes tilted where scores lean to one side", () => {
  const rare = totalsOf(
    range(40).map(() => 10),
    range(40).map((d) => (d < 2 ? 8 : 0)),
  );
  expect(regularScores(rare, "micro")).toBe(false);
  expect(taken(rare, "macro")).toBe("tilted");
});

test("what counts is the skewness of the mean: more documents make up for a lean", () => {
  const leaning = (K: number): ClusterTotals =>
    totalsOf(
      range(K).map(() => 10),
      range(K).map((d) => (d % 5 === 0 ? 9 : 1)),
    );
  expect(regularScores(leaning(20), "macro")).toBe(false);
  expect(regularScores(leaning(100), "macro")).toBe(true);
});

test("documents that all score the same are no regular sample", () => {
  const same = totalsOf(
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
    range(11).map(() => 5),
  );
  expect(taken(same, "micro")).toBe("tilted");
});

test("auto takes Hall's interval without bounds, and the plain t of a population that was scored whole", () => {
  expect(taken(even(12), "macro", { kind: "unbounded" })).toBe("hall");
  expect(taken(even(12), "micro", unit, { kind: "srs", population: 12 })).toBe("t-cr2");
});

test("an estimate from fewer than ten documents says what its width is the price of", () => {
  const codes = (totals: ClusterTotals): readonly string[] =>
    estimate(totals, {
      metric: "hit",
      estimand: "macro",
      scale: unit,
      level: 0.95,
      method: "auto",
      missing: 0,
      errors: 0,
      caveats: [],
    }).caveats.map(({ code }) => code);
  expect(codes(even(5))).toContain("few-documents");
  expect(codes(even(12))).not.toContain("few-documents");
  const questions = totalsOf(
    range(5).map(() => 1),
    range(5).map((d) => d % 2),
  );
  expect(codes(questions)).not.toContain("few-documents");
});
