import { sum } from "../sums.ts";

/** What leaving out each document in turn tells of a statistic. */
export interface Jackknife {
  /** √((K−1)/K Σ(θ₍₋d₎ − θ)²), around θ itself: CV3 of a mean. */
  readonly standardError: number;
  /** (K−1)(θ̄₍·₎ − θ), the bias that θ has by its own estimate; it is not taken off. */
  readonly bias: number;
  /** Σ(θ̄₍·₎ − θ₍₋d₎)³ / (6 (Σ(θ̄₍·₎ − θ₍₋d₎)²)^{3/2}), the skewness that BCa allows for. */
  readonly acceleration: number;
}

/**
 * The jackknife over documents. It holds for smooth functions of sums, and not for quantiles, whose jackknife variance
 * does not even settle as documents grow in number.
 *
 * B. Efron (1979), "Bootstrap methods: another look at the jackknife", Annals of Statistics 7, §3; J. Shao & D. Tu (1995),
 * "The Jackknife and Bootstrap", §§1.3, 2.1; the acceleration: B. Efron (1987), Journal of the American Statistical
 * Association 82, eq. 6.6.
 *
 * @param leftOut θ₍₋d₎, the statistic without each document
 * @returns null where it has no value without some document
 */
export function jackknife(value: number, leftOut: Float64Array): Jackknife | null {
  const K = leftOut.length;
  if (!leftOut.every(Number.isFinite)) return null;
  const mean = sum(leftOut) / K;
  const squares = sum(leftOut.map((v) => (mean - v) ** 2));
  return {
    standardError: Math.sqrt(((K - 1) / K) * sum(leftOut.map((v) => (v - value) ** 2))),
    bias: (K - 1) * (mean - value),
    acceleration: squares > 0 ? sum(leftOut.map((v) => (mean - v) ** 3)) / (6 * squares ** 1.5) : 0,
  };
}
