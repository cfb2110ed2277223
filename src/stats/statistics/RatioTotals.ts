import { sum } from "../sums.ts";

/** For each document the two sums whose ratio over all documents is asked. */
export interface RatioTotals {
  readonly numerator: Float64Array;
  /** At least 0 each, and above 0 in all. */
  readonly denominator: Float64Array;
  readonly labels: readonly string[];
}

/** R = Σ numerator / Σ denominator. */
export function ratioOf({ numerator, denominator }: Pick<RatioTotals, "numerator" | "denominator">): number {
  return sum(numerator) / sum(denominator);
}

/**
 * K/(K−1) Σu²/D² with u = numerator − R·denominator and D = Σ denominator: the variance of R from its linear part (the
 * delta method), which is CR1 where the denominator counts questions.
 *
 * W. G. Cochran (1977), "Sampling Techniques", §6.3; R's `svyratio`.
 */
export function linearisedVariance(totals: RatioTotals): number {
  const { numerator, denominator } = totals;
  const K = numerator.length;
  const R = ratioOf(totals);
  const squares = sum(numerator.map((value, d) => (value - R * denominator[d]) ** 2));
  return ((K / (K - 1)) * squares) / sum(denominator) ** 2;
}

/** R without each document in turn; NaN or infinite where nothing is left below the line. */
export function leftOut({ numerator, denominator }: RatioTotals): Float64Array {
  const above = sum(numerator);
  const below = sum(denominator);
  return numerator.map((value, d) => (above - value) / (below - denominator[d]));
}
