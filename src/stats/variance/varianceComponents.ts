import type { ClusterTotals } from "../ClusterTotals.ts";
import { sum, sumOfSquares } from "../sums.ts";
import { residuals } from "./residuals.ts";
import { assertDocuments } from "./shares.ts";

/** A one-way analysis of variance of scores by document. */
export interface VarianceComponents {
  /** MSB = Σn(r−R)²/(K−1). */
  readonly meanSquareBetween: number;
  /** MSW = (Σq − Σs²/n)/(N−K), which is σ². */
  readonly meanSquareWithin: number;
  /** n₀ = (N − Σn²/N)/(K−1), the size of document that the two are compared at. */
  readonly typicalSize: number;
  /** τ² = max((MSB − MSW)/n₀, 0), the variance of the documents' true rates. */
  readonly between: number;
}

/**
 * The components, or null where there are none to be had: sums of squares are not known, or every document has one
 * question (N = K).
 *
 * R. A. Fisher (1925); for unequal sizes S. R. Searle, G. Casella & C. E. McCulloch (1992), "Variance Components", §3.6.
 *
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function varianceComponents(totals: ClusterTotals): VarianceComponents | null {
  assertDocuments(totals);
  const { n, s, q } = totals;
  const K = n.length;
  const N = sum(n);
  if (Number.isNaN(sum(q)) || N <= K) return null;
  const u = residuals(totals);
  const meanSquareBetween = sum(u.map((value, d) => (value * value) / n[d])) / (K - 1);
  const meanSquareWithin = Math.max(sum(q.map((value, d) => value - (s[d] * s[d]) / n[d])), 0) / (N - K);
  const typicalSize = (N - sumOfSquares(n) / N) / (K - 1);
  const between = Math.max((meanSquareBetween - meanSquareWithin) / typicalSize, 0);
  return { meanSquareBetween, meanSquareWithin, typicalSize, between };
}
