import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";

/** |got − wanted| as a share of what was wanted. */
export function relativeError(got: number, wanted: number): number {
  if (got === wanted) return 0;
  return Math.abs(got - wanted) / Math.abs(wanted || 1);
}

/** Totals of documents named d1, d2, …; for 0/1 scores the sums of squares are the sums. */
export function totalsOf(
  n: readonly number[],
  s: readonly number[],
  q: readonly number[] = s,
): ClusterTotals {
  return {
    n: Float64Array.from(n),
    s: Float64Array.from(s),
    q: Float64Array.from(q),
    labels: n.map((_, d) => `d${d + 1}`),
  };
}
