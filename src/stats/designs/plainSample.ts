import type { ClusterTotals } from "../ClusterTotals.ts";
import { equalSizes } from "../equalSizes.ts";
import { rates } from "../means.ts";
import type { Estimand } from "../types.ts";
import type { PlainSample, WeightedSample } from "./Design.ts";
import { DesignError } from "./DesignError.ts";

/** A sample of documents as methods for documents drawn alike take it. */
export interface ReducedSample {
  readonly totals: ClusterTotals;
  readonly design: PlainSample;
  /** What stands for the estimand that was asked for; both where documents count alike, since they are then one. */
  readonly estimands: readonly Estimand[];
}

/**
 * Brings documents drawn with unequal chances to a plain sample, whose micro mean is the estimate asked for. With w the
 * weight of a document's mean (micro N_d/p_d, macro 1/p_d) and r = s/n: n → w, s → w·r. Documents drawn in proportion
 * to N_d have equal weights in micro, and the estimate is the plain mean of r (PPS; M. H. Hansen & W. N. Hurwitz, 1943,
 * Annals of Mathematical Statistics 14). Otherwise it is the ratio of weighted sums of J. Hájek (1971, comment in
 * Godambe & Sprott, "Foundations of Statistical Inference"). Weights are brought to a mean of 1. A document drawn twice
 * counts twice.
 *
 * @throws DesignError when the weights that the estimand needs are not known.
 */
export function plainSample(
  totals: ClusterTotals,
  estimand: Estimand,
  design: PlainSample | WeightedSample,
): ReducedSample {
  if (design.kind === "srs") return { totals, design, estimands: [estimand] };
  const weights = drawnWeights(estimand, design);
  const weighted = weighedTotals(totals, weights, design.times);
  return {
    totals: weighted,
    design: { kind: "srs" },
    estimands: equalSizes(weighted) ? ["macro", "micro"] : [estimand === "macro" ? "micro" : estimand],
  };
}

/** What each document's mean counts for; throws a `DesignError` where that is not known. */
export function drawnWeights(estimand: Estimand, design: WeightedSample): Float64Array {
  const weights = design[estimand];
  if (weights === undefined)
    throw estimand === "macro"
      ? new DesignError(
          "The mean over documents needs the probability with which each was drawn",
          'Give "probability" (or "questions", where they were drawn in proportion to that) for each document, or ask for --estimand micro.',
        )
      : new DesignError(
          "The mean over questions needs the number of questions that each document has",
          'Give "questions" for each document, or ask for --estimand macro.',
        );
  return weights;
}

/** n → w, s → w·r, each document as often as it was drawn; sums of squares have no meaning after that. */
function weighedTotals(totals: ClusterTotals, weights: Float64Array, times?: Float64Array): ClusterTotals {
  const draws = [...totals.n.keys()].flatMap((d) => new Array<number>(times?.[d] ?? 1).fill(d));
  const mean = draws.reduce((sum, d) => sum + weights[d], 0) / draws.length;
  const r = rates(totals);
  const n = Float64Array.from(draws, (d) => weights[d] / mean);
  const alike = n.every((weight) => Math.abs(weight - 1) <= 1e-12);
  if (alike) n.fill(1);
  const s = Float64Array.from(draws, (d, i) => n[i] * r[d]);
  return {
    n,
    s,
    q: alike ? s.map((value) => value * value) : new Float64Array(n.length).fill(Number.NaN),
    labels: draws.map((d) => totals.labels[d]),
  };
}
