import { normalQuantile } from "../distributions/normal.ts";
import { studentCdf, studentQuantile } from "../distributions/student.ts";
import { quantileOf } from "../statistics/ScoreSample.ts";
import { crossedVariance } from "./crossedVariance.ts";
import type { LatencyCells } from "./LatencyCells.ts";
import { shareAbove } from "./quantileTest.ts";

/** How far the p-quantiles of two systems lie apart, and what the difference can be held to. */
export interface QuantileDifference {
  /** q_candidate − q_baseline, type 1. */
  readonly value: number;
  readonly baseline: number;
  readonly candidate: number;
  /** One-sided limits of the difference at α each; infinite where there is none. */
  readonly lower: number;
  readonly upper: number;
  /** min(Q, R) − 1. */
  readonly degreesOfFreedom: number;
  /** p-value of "the candidate is slower by the margin or more": small lets it pass. */
  above(margin: number): number;
  /** p-value of "the candidate is slower by the margin at most": small makes it fail. */
  within(margin: number): number;
}

/**
 * Compares the p-quantiles of two systems on the same queries and runs. That the candidate's is less than m above the
 * baseline's is shown where too few of the candidate's latencies exceed q + m, q the baseline's quantile; that it is more
 * than m above, where too few of the baseline's exceed c − m, c the candidate's. Either is a one-sided t on
 * min(Q, R) − 1 with queries and runs both counted.
 *
 * R. S. Woodruff (1952), "Confidence intervals for medians and other position measures", Journal of the American
 * Statistical Association 47, carried from one quantile to a difference of two.
 *
 * @param baseline cell by cell the same query and run as `candidate`
 * @throws TooFewDocuments where there is one run or one query
 */
export function quantileDifference(
  baseline: LatencyCells,
  candidate: LatencyCells,
  p: number,
  alpha: number,
): QuantileDifference {
  const slower = atMost(baseline, candidate, p, alpha);
  const faster = atMost(candidate, baseline, p, alpha);
  return {
    value: slower.to - slower.from,
    baseline: slower.from,
    candidate: slower.to,
    lower: -faster.upper,
    upper: slower.upper,
    degreesOfFreedom: slower.degreesOfFreedom,
    above: slower.refutes,
    within: (margin) => faster.refutes(-margin),
  };
}

interface OneSided {
  readonly from: number;
  readonly to: number;
  readonly upper: number;
  readonly degreesOfFreedom: number;
  /** p-value of "the quantile of `to` lies at least so much above that of `from`". */
  refutes(margin: number): number;
}

/**
 * The share of `to` above q + m against that of `from` above q. Its standard error is that of the mean of
 * 1[t_to > c] − ρ·1[t_from > q] over cells, ρ = f_to/f_from the ratio of the densities at the two quantiles; it is no
 * smaller than what Q queries without any change leave open, (1 − α^{1/Q})/t.
 */
function atMost(from: LatencyCells, to: LatencyCells, p: number, alpha: number): OneSided {
  const [before, after] = [from.latency.toSorted(), to.latency.toSorted()];
  const [q, c] = [quantileOf(before, p), quantileOf(after, p)];
  const ratio = spacing(before, p) / spacing(after, p);
  const rho = ratio > 0 && ratio < Number.POSITIVE_INFINITY ? ratio : 1;
  const y = to.latency.map((t, i) => (t > c ? 1 : 0) - (from.latency[i] > q ? rho : 0));
  const { variance, degreesOfFreedom } = crossedVariance(to, y);
  const t = studentQuantile(1 - alpha, degreesOfFreedom);
  const se = Math.max(Math.sqrt(variance), (1 - alpha ** (1 / to.queries)) / t);
  const share = shareAbove(before, q);
  return {
    from: q,
    to: c,
    upper: leastExceededBy(after, share - t * se) - q,
    degreesOfFreedom,
    refutes: (margin) => studentCdf((shareAbove(after, q + margin) - share) / se, degreesOfFreedom),
  };
}

/** The least latency which no more than this share exceed; Infinity where the share is below 0. */
function leastExceededBy(sorted: Float64Array, share: number): number {
  const fuzz = 1e-9;
  if (share < 0) return Number.POSITIVE_INFINITY;
  return sorted[Math.max(0, sorted.length - 1 - Math.floor(share * sorted.length + fuzz))];
}

/**
 * q(p + h) − q(p − h), 1/f at the quantile up to a factor. h = n^{−1/3} z_{.975}^{2/3} (1.5 φ(z)²/(2z² + 1))^{1/3}, z the
 * normal p-quantile: P. Hall & S. J. Sheather (1988), "On the distribution of a studentized quantile", Journal of the
 * Royal Statistical Society B 50; kept within half of the nearer end.
 */
function spacing(sorted: Float64Array, p: number): number {
  const z = normalQuantile(p);
  const density = Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
  const width =
    sorted.length ** (-1 / 3) *
    normalQuantile(0.975) ** (2 / 3) *
    ((1.5 * density ** 2) / (2 * z * z + 1)) ** (1 / 3);
  const h = Math.min(width, (1 - p) / 2, p / 2);
  return quantileOf(sorted, p + h) - quantileOf(sorted, p - h);
}
