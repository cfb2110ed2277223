import type { ClusterTotals } from "./ClusterTotals.ts";

/** The lowest and highest mean of a document: no resampled mean lies outside them. */
export function extremeRates(totals: Pick<ClusterTotals, "n" | "s">): {
  readonly least: number;
  readonly greatest: number;
} {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let d = 0; d < totals.n.length; d++) {
    const rate = totals.s[d] / totals.n[d];
    if (rate < least) least = rate;
    if (rate > greatest) greatest = rate;
  }
  return { least, greatest };
}
