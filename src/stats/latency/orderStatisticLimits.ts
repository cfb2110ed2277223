import { exceedsAtLeast, exceedsAtMost } from "./exceedance.ts";

/**
 * The rank r of the order statistic that bounds the p-quantile from above with confidence 1 − α: the least r with
 * P(Bin(n, p) ≤ r−1) ≥ 1−α. Exact whatever the distribution of the latencies.
 *
 * H. A. David & H. N. Nagaraja (2003), "Order Statistics", §7.1.
 *
 * @param n latencies; an effective number need not be whole, and ranks are then those among `N` latencies
 * @returns null where not even the largest suffices
 */
export function upperRank(n: number, p: number, alpha: number, N: number = n): number | null {
  const holds = (rank: number): boolean => exceedsAtMost(((N - rank) / N) * n, n, p) <= alpha;
  return holds(N) ? firstRank(1, N, holds) : null;
}

/** The rank that bounds it from below: the largest r with P(Bin(n, p) ≥ r) ≥ 1−α; null where there is none. */
export function lowerRank(n: number, p: number, alpha: number, N: number = n): number | null {
  const fails = (rank: number): boolean => exceedsAtLeast(((N - rank + 1) / N) * n, n, p) > alpha;
  const first = fails(N) ? firstRank(1, N, fails) : N + 1;
  return first > 1 ? first - 1 : null;
}

/** One-sided limits at α each, from latencies in ascending order; infinite where there is none. */
export function orderStatisticLimits(
  sorted: Float64Array,
  p: number,
  alpha: number,
  n: number = sorted.length,
): { readonly lower: number; readonly upper: number } {
  const lower = lowerRank(n, p, alpha, sorted.length);
  const upper = upperRank(n, p, alpha, sorted.length);
  return {
    lower: lower === null ? Number.NEGATIVE_INFINITY : sorted[lower - 1],
    upper: upper === null ? Number.POSITIVE_INFINITY : sorted[upper - 1],
  };
}

/** The first rank at which a condition holds that holds from there on. */
function firstRank(low: number, high: number, holds: (rank: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
