import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Estimand } from "../types.ts";
import { cr1, macroVariance } from "../variance/variance.ts";

/**
 * S of a pilot, so that S/√K is the standard error of K documents like these. micro: √(K·CR1) = √(Σu²/(K−1))/n̄, the
 * standard deviation of the linearised residuals; macro: sd(r).
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions
 */
export function documentSpread(totals: ClusterTotals, estimand: Estimand): number {
  const variance = estimand === "micro" ? cr1(totals) : macroVariance(totals);
  return Math.sqrt(totals.n.length * variance);
}

/** What is assumed of documents where there is no pilot. */
export interface AssumedDocuments {
  /** p, the mean of a 0/1 score. */
  readonly rate: number;
  /** ρ, how alike the answers within a document are. */
  readonly icc: number;
  /** n̄, questions in a document. */
  readonly meanSize: number;
  /** c, standard deviation of the sizes over their mean. */
  readonly cvSize: number;
}

/**
 * S from assumptions, sizes unrelated to rates. micro: S² = p(1−p)(1 + (n_w − 1)ρ)/n̄ with n_w = n̄(1 + c²), the size of
 * the document of a question drawn at random. macro: S² = p(1−p)(ρ + (1−ρ)(1 + c²)/n̄), in which (1 + c²)/n̄ is E(1/n) of
 * sizes that are alike or lognormal.
 *
 * L. Kish (1965), "Survey Sampling", ch. 5; for unequal sizes A. Donner & N. Klar (2000), "Design and Analysis of Cluster
 * Randomization Trials in Health Research", ch. 5.
 */
export function assumedSpread(assumed: AssumedDocuments, estimand: Estimand): number {
  const { rate, icc, meanSize, cvSize } = assumed;
  const one = rate * (1 - rate);
  const variance =
    estimand === "micro"
      ? (one * assumedDesignEffect(assumed)) / meanSize
      : one * (icc + ((1 - icc) * (1 + cvSize ** 2)) / meanSize);
  return Math.sqrt(variance);
}

/**
 * DEFF = 1 + (n_w − 1)ρ, n_w = Σn²/N = n̄(1 + c²): what sharing documents of unequal size costs, as a factor on the
 * variance of as many independent questions.
 *
 * L. Kish (1965), "Survey Sampling", ch. 5; A. Donner & N. Klar (2000), ch. 5.
 */
export function assumedDesignEffect({ icc, meanSize, cvSize }: Omit<AssumedDocuments, "rate">): number {
  return 1 + (meanSize * (1 + cvSize ** 2) - 1) * icc;
}
