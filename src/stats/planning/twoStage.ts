import type { ClusterTotals } from "../ClusterTotals.ts";
import { micro } from "../means.ts";
import { sum } from "../sums.ts";

/** Variances of a sample drawn in proportion to size, of which q questions are scored in each document. */
export interface TwoStage {
  /** B = Σp(r−R)², p = n/N: of the documents' own means. */
  readonly whole: number;
  /** σ²_w = Σ p s²_d, s²_d the variance of the questions of a document. */
  readonly within: number;
  /** σ²_b = B − Σ p s²_d/n_d: what would be left with endless questions in each. */
  readonly between: number;
  /** Σ p (1 − q_d/n_d) s²_d/q_d, q_d = min(q, n_d): what taking q questions of each adds to B. */
  added(take: number): number;
  /** Σ p q_d, the questions expected of one draw. */
  questions(take: number): number;
}

/**
 * The components, a pilot standing for the population, with the factor K/(K−1) on B as in CR1. null where sums of
 * squares are not known. Var = (B + added(q))/K for K draws with replacement.
 *
 * W. G. Cochran (1977), "Sampling Techniques", ch. 11 (sampling in proportion to size, subsamples of one size).
 */
export function twoStage(totals: ClusterTotals): TwoStage | null {
  const { n, s, q } = totals;
  if (Number.isNaN(sum(q))) return null;
  const K = n.length;
  const N = sum(n);
  const R = micro(totals);
  const spread = n.map((size, d) => (size > 1 ? Math.max((q[d] - s[d] ** 2 / size) / (size - 1), 0) : 0));
  const mean = (of: (d: number) => number): number => sum(n.map((size, d) => (size / N) * of(d)));
  const whole = (K / (K - 1)) * mean((d) => (s[d] / n[d] - R) ** 2);
  const taken = (take: number, d: number): number => Math.min(take, n[d]);
  return {
    whole,
    within: mean((d) => spread[d]),
    between: whole - mean((d) => spread[d] / n[d]),
    added: (take) => mean((d) => ((1 - taken(take, d) / n[d]) * spread[d]) / taken(take, d)),
    questions: (take) => mean((d) => taken(take, d)),
  };
}

/**
 * q* = √(c_document/c_question · σ²_w/σ²_b), the questions of each document at which an interval of given width costs
 * least; Infinity (take all) where documents themselves do not differ.
 *
 * W. G. Cochran (1977), "Sampling Techniques", ch. 10 and 11.
 */
export function optimalTake(
  { within, between }: Pick<TwoStage, "within" | "between">,
  costDocument: number,
  costQuestion: number,
): number {
  if (within <= 0) return 1;
  if (between <= 0 || costQuestion <= 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt((costDocument / costQuestion) * (within / between));
}
