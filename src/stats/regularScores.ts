import type { ClusterTotals } from "./ClusterTotals.ts";
import { mildSizes } from "./mildSizes.ts";
import { macroSkewness, microSkewness } from "./skewness.ts";
import type { Estimand } from "./types.ts";

/** Documents below which an interval that covers is wide for it. */
export const fewDocuments = 10;

/** The most skewness that the mean may keep, γ/√K. */
const mostSkewed = 0.2;

/**
 * Whether scores are such that a t interval on the logit scale is to be trusted with their mean: 10 documents or more, the
 * skewness of what they add to it at most √K/5, and in micro sizes that are mild (`mildSizes`). The lines were drawn by
 * simulation.
 */
export function regularScores(totals: ClusterTotals, estimand: Estimand): boolean {
  const K = totals.n.length;
  if (K < fewDocuments || (estimand === "micro" && !mildSizes(totals))) return false;
  const { gamma } = estimand === "micro" ? microSkewness(totals) : macroSkewness(totals);
  return Math.abs(gamma) <= mostSkewed * Math.sqrt(K);
}
