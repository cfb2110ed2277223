import type { ClusterTotals } from "../ClusterTotals.ts";
import { studentQuantile } from "../distributions.ts";
import { micro, rates } from "../means.ts";
import { sum } from "../sums.ts";
import type { Estimand } from "../types.ts";
import { smallestCount } from "./smallestCount.ts";
import { type TwoStage, twoStage } from "./twoStage.ts";

/** A way to draw K documents, and what is to be expected of it. */
export interface PlannedDesign {
  readonly design: "srs" | "stratified" | "pps";
  /** Questions scored of each document, at most; null: all. */
  readonly take: number | null;
  /** Documents of more questions are the stratum of the large ones; null without strata. */
  readonly cut: number | null;
  /** The estimate's variance with K documents. */
  variance(documents: number): number;
  degreesOfFreedom(documents: number): number;
  /** Questions to be scored in K documents. */
  questions(documents: number): number;
}

/** Documents beyond which no plan goes. */
const mostDocuments = 1e9;

/**
 * Designs side by side, the documents of a pilot (drawn alike) standing for the population's:
 *
 * srs: S²/K · (1 − K/M). stratified: large and small documents, half of the draws each, Σ W_h² s²_h/k_h (1 − f_h), the
 * combined ratio for micro. pps (micro): Σp(r−R)²/K, p = n/N; with `take`, what taking so many questions adds. Draws in
 * proportion to size are taken as with replacement, which errs on the safe side. Variances carry K/(K−1), as CR1.
 *
 * W. G. Cochran (1977), "Sampling Techniques", ch. 5, 6, 9A and 11.
 *
 * @param population M, the documents in the population; without it there is no end of them
 */
export function plannedDesigns(
  totals: ClusterTotals,
  estimand: Estimand,
  population: number | undefined,
  take: number | undefined,
): readonly PlannedDesign[] {
  const parts = estimand === "micro" ? twoStage(totals) : null;
  const bySize = stratifiedBySize(totals, estimand, population);
  return [
    plain(totals, estimand, population),
    ...(bySize === null ? [] : [bySize]),
    ...(estimand === "micro" ? [drawnInProportion(totals)] : []),
    ...(parts === null || take === undefined ? [] : [takenOfEach(parts, take)]),
  ];
}

/** PPS with q questions of each document. */
export function takenOfEach(parts: TwoStage, take: number): PlannedDesign {
  const one = parts.whole + parts.added(take);
  return {
    design: "pps",
    take,
    cut: null,
    variance: (documents) => one / documents,
    degreesOfFreedom: (documents) => documents - 1,
    questions: (documents) => documents * parts.questions(take),
  };
}

/** t_ν √V, the half-width to be expected of a design with K documents. */
export function designHalfWidth(design: PlannedDesign, documents: number, level: number): number {
  const t = studentQuantile((1 + level) / 2, design.degreesOfFreedom(documents));
  return t * Math.sqrt(design.variance(documents));
}

/** The least K at which a design has this half-width; null where the population (or a billion) does not suffice. */
export function designDocuments(
  design: PlannedDesign,
  halfWidth: number,
  level: number,
  population: number | undefined,
): number | null {
  const least = design.design === "stratified" ? 4 : 2;
  const most = Math.min(
    design.design === "pps" ? mostDocuments : (population ?? mostDocuments),
    mostDocuments,
  );
  if (most < least) return null;
  return smallestCount((K) => designHalfWidth(design, K, level) <= halfWidth, least, most);
}

/** What each document adds to the estimate, centred: u/n̄ for micro, r − r̄ for macro. */
function additions(totals: ClusterTotals, estimand: Estimand): Float64Array {
  const K = totals.n.length;
  if (estimand === "macro") {
    const r = rates(totals);
    const mean = sum(r) / K;
    return r.map((rate) => rate - mean);
  }
  const R = micro(totals);
  const meanSize = sum(totals.n) / K;
  return totals.s.map((score, d) => (score - R * totals.n[d]) / meanSize);
}

function plain(
  totals: ClusterTotals,
  estimand: Estimand,
  population = Number.POSITIVE_INFINITY,
): PlannedDesign {
  const one = varianceOf(additions(totals, estimand));
  const meanSize = sum(totals.n) / totals.n.length;
  return {
    design: "srs",
    take: null,
    cut: null,
    variance: (documents) => (one / documents) * (1 - documents / population),
    degreesOfFreedom: (documents) => documents - 1,
    questions: (documents) => documents * meanSize,
  };
}

function drawnInProportion(totals: ClusterTotals): PlannedDesign {
  const { n } = totals;
  const K = n.length;
  const N = sum(n);
  const R = micro(totals);
  const one = (K / (K - 1)) * sum(rates(totals).map((r, d) => (n[d] / N) * (r - R) ** 2));
  const size = sum(n.map((x) => (x * x) / N));
  return {
    design: "pps",
    take: null,
    cut: null,
    variance: (documents) => one / documents,
    degreesOfFreedom: (documents) => documents - 1,
    questions: (documents) => documents * size,
  };
}

function stratifiedBySize(
  totals: ClusterTotals,
  estimand: Estimand,
  population = Number.POSITIVE_INFINITY,
): PlannedDesign | null {
  const cut = sizeCut(totals.n);
  if (cut === null) return null;
  const values = additions(totals, estimand);
  const [large, small] = [true, false].map((isLarge) => {
    const inside = (_: number, d: number): boolean => totals.n[d] > cut === isLarge;
    const n = totals.n.filter(inside);
    return {
      share: n.length / totals.n.length,
      variance: varianceOf(values.filter(inside)),
      meanSize: sum(n) / n.length,
    };
  });
  const counts = (documents: number): readonly [number, number] => {
    const half = documents / 2;
    const inLarge = Math.min(Math.max(half, documents - population * small.share), population * large.share);
    return [inLarge, documents - inLarge];
  };
  const strata = (documents: number): readonly (readonly [typeof large, number])[] => {
    const [inLarge, inSmall] = counts(documents);
    return [
      [large, inLarge],
      [small, inSmall],
    ];
  };
  return {
    design: "stratified",
    take: null,
    cut,
    variance: (documents) =>
      strata(documents).reduce(
        (total, [{ share, variance }, k]) =>
          total + ((share ** 2 * variance) / k) * Math.max(0, 1 - k / (population * share)),
        0,
      ),
    degreesOfFreedom: (documents) => documents - 2,
    questions: (documents) => strata(documents).reduce((total, [{ meanSize }, k]) => total + k * meanSize, 0),
  };
}

/**
 * The size above which documents hold about half of the questions, with two documents at least on either side; null
 * where sizes leave no such size.
 */
export function sizeCut(n: Float64Array): number | null {
  const descending = n.slice().sort().reverse();
  const half = sum(n) / 2;
  let held = 0;
  let best: { readonly cut: number; readonly off: number } | null = null;
  for (let large = 1; large <= n.length - 2; large++) {
    held += descending[large - 1];
    if (large < 2 || descending[large] === descending[large - 1]) continue;
    const off = Math.abs(held - half);
    if (best === null || off < best.off) best = { cut: descending[large], off };
  }
  return best?.cut ?? null;
}

/** Σ(x − x̄)²/(K − 1). */
function varianceOf(values: Float64Array): number {
  const mean = sum(values) / values.length;
  return sum(values.map((x) => (x - mean) ** 2)) / (values.length - 1);
}
