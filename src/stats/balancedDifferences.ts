import type { ClusterTotals } from "./ClusterTotals.ts";
import { mildSizes } from "./mildSizes.ts";
import { microSkewness } from "./skewness.ts";

/** Documents that must have moved, and the most skewness that the mean may keep, γ/√K: ¼ where 16 of many moved one way. */
const fewestMoved = 8;
const mostSkewed = 0.25;

/**
 * Whether differences are such that Student's t is to be trusted with their mean: 8 documents or more moved, the skewness
 * of what they add to it is at most ¼√K, and sizes are mild (`mildSizes`). The lines were drawn by simulation.
 */
export function balancedDifferences(totals: ClusterTotals): boolean {
  let moved = 0;
  for (const difference of totals.s) if (difference !== 0) moved++;
  if (moved < fewestMoved || !mildSizes(totals)) return false;
  return Math.abs(microSkewness(totals).gamma) <= mostSkewed * Math.sqrt(totals.n.length);
}
