import { existsSync, readFileSync } from "node:fs";
import { comparisonMethod } from "../../src/simulate/comparisonMethod.ts";
import type { CoverageStudy, Sample } from "../../src/simulate/coverage.ts";
import { drawBySize } from "../../src/simulate/draw/drawBySize.ts";
import { drawStratified } from "../../src/simulate/draw/drawStratified.ts";
import { drawWithoutReplacement } from "../../src/simulate/draw/drawWithoutReplacement.ts";
import { estimateMethod } from "../../src/simulate/estimateMethod.ts";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import { drawnBySize } from "../../src/stats/designs/drawnBySize.ts";
import { drawnInStrata } from "../../src/stats/designs/drawnInStrata.ts";
import { type IntervalMethod, intervalMethods } from "../../src/stats/intervals/index.ts";
import { meanOf } from "../../src/stats/means.ts";
import type { Random } from "../../src/stats/Random.ts";
import type { Estimand, Scale } from "../../src/stats/types.ts";
import { differencePopulations } from "./differencePopulations.ts";
import { realDifferences, realPopulations } from "./realCases.ts";

/** One line of the table of cells: a population, a way to draw from it, K and what is asked. */
export interface Cell {
  readonly part: "populations" | "designs" | "differences" | "real";
  readonly population: string;
  readonly design: string;
  readonly documents: number;
  readonly study: CoverageStudy;
}

/** A population of documents, and whether it is so small that samples of it are drawn with replacement. */
export interface Population {
  readonly name: string;
  readonly totals: ClusterTotals;
  readonly small: boolean;
}

const proportion: Scale = { kind: "bounded", min: 0, max: 1 };
const difference: Scale = { kind: "bounded", min: -1, max: 1 };
const estimands: readonly Estimand[] = ["micro", "macro"];
const level = 0.95;
const allMethods = [estimateMethod, ...intervalMethods];
/**
 * With differences tilted allows for the worst there is, as a gate must: compare's own method stands for it. Of the
 * methods that resample those of the published study are there.
 */
const published = ["percentile", "bootstrap-t"];
const forDifferences = intervalMethods.filter(
  ({ name, resamples }) => name !== "tilted" && (resamples !== true || published.includes(name)),
);
const closedForms = [estimateMethod, ...intervalMethods.filter(({ resamples }) => resamples !== true)];
const replicates = 499;

/** Every cell of the coverage table whose data are at hand. */
export function coverageCells(): readonly Cell[] {
  const five = publishedPopulations();
  const likePublished = five.find(({ name }) => name === "like-published");
  return [
    ...five.flatMap((population) =>
      alike("populations", population, [5, 10, 20, 50], proportion, allMethods),
    ),
    ...(likePublished ? designed(likePublished) : []),
    ...[...differencePopulations(five), ...realDifferences()].flatMap((population) =>
      alike("differences", population, [5, 10, 20, 50], difference, [comparisonMethod, ...forDifferences]),
    ),
    ...realPopulations().flatMap((population) =>
      alike("real", population, [5, 10, 20, 50], proportion, closedForms),
    ),
  ];
}

const folder = "../shared/data/populations";

function publishedPopulations(): readonly Population[] {
  if (!existsSync(folder)) return [];
  return ["equal-sizes", "high-rate", "like-published", "rare", "size-related-rate"].map((name) => {
    const [, ...lines] = readFileSync(`${folder}/${name}.csv`, "utf8").trim().split(/\r?\n/);
    const rows = lines.map((line) => line.split(","));
    const s = Float64Array.from(rows, (row) => Number(row[2]));
    const n = Float64Array.from(rows, (row) => Number(row[1]));
    return { name, totals: { n, s, q: s, labels: rows.map((row) => row[0]) }, small: false };
  });
}

/** Simple random samples: without replacement, from a small population with. */
function alike(
  part: Cell["part"],
  { name, totals, small }: Population,
  sizes: readonly number[],
  scale: Scale,
  methods: readonly IntervalMethod[],
): readonly Cell[] {
  const M = totals.n.length;
  return sizes.flatMap((documents) =>
    estimands.map((estimand) => ({
      part,
      population: name,
      design: small ? "with replacement" : "srs",
      documents,
      study: studyOf(totals, estimand, scale, methods, (random) => {
        const at = small
          ? new Int32Array(documents).map(() => random.below(M))
          : drawWithoutReplacement(documents, M, random);
        return { totals: those(totals, at), design: { kind: "srs" } };
      }),
    })),
  );
}

/** The published designs: 10 documents above 76 questions and 10 others; in proportion to size; two stages. */
function designed({ name, totals }: Population): readonly Cell[] {
  const M = totals.n.length;
  const where = (large: boolean): Int32Array =>
    Int32Array.from([...totals.n.keys()].filter((d) => totals.n[d] > 76 === large));
  const members = [where(true), where(false)];
  const strata = members.map(({ length }, h) => ({ name: ["large", "small"][h], population: length }));
  const questions = totals.n.reduce((a, b) => a + b, 0);
  const draws: readonly (readonly [string, (random: Random) => Sample])[] = [
    [
      "10 large + 10 small",
      (random) => {
        const parts = drawStratified(members, [10, 10], random);
        const stratum = Int32Array.from({ length: 20 }, (_, i) => (i < 10 ? 0 : 1));
        const sample = those(totals, Int32Array.from([...parts[0], ...parts[1]]));
        return { totals: sample, design: drawnInStrata(strata, stratum) };
      },
    ],
    ...(["with", "systematic"] as const).map((how): readonly [string, (random: Random) => Sample] => [
      how === "with" ? "pps with replacement" : "pps systematic",
      (random) => {
        const sample = those(totals, drawBySize(totals.n, 20, random, how));
        const replacement = how === "with" ? "with" : "without";
        const scaled = how === "with" ? questions : questions / 20;
        const probabilities = sample.n.map((n) => Math.min(1, n / scaled));
        return {
          totals: sample,
          design: drawnBySize(sample, { probabilities, sizes: sample.n, replacement }),
        };
      },
    ]),
  ];
  return draws.flatMap(([design, draw]) =>
    estimands.map((estimand) => ({
      part: "designs" as const,
      population: `${name} (M = ${M})`,
      design,
      documents: 20,
      study: studyOf(totals, estimand, proportion, allMethods, draw),
    })),
  );
}

function studyOf(
  totals: ClusterTotals,
  estimand: Estimand,
  scale: Scale,
  methods: readonly IntervalMethod[],
  draw: (random: Random) => Sample,
): CoverageStudy {
  return { estimand, truth: meanOf(totals, estimand), scale, level, methods, replicates, draw };
}

function those({ n, s, q, labels }: ClusterTotals, at: Int32Array): ClusterTotals {
  return {
    n: Float64Array.from(at, (d) => n[d]),
    s: Float64Array.from(at, (d) => s[d]),
    q: Float64Array.from(at, (d) => q[d]),
    labels: Array.from(at, (d) => labels[d]),
  };
}
