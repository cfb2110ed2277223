import type { ClusterTotals } from "../ClusterTotals.ts";
import { rates } from "../means.ts";
import { sum, sumOfSquares } from "../sums.ts";
import { assertDocuments } from "../variance/shares.ts";

/**
 * Obuchowski's statistic of "the candidate loses `margin` or more" on clustered 0/1 pairs, to be held against the
 * normal: Z = Σz / √(K/(K−1) Σz²), z = s + m·n, s the sum of a document's differences. With margin 0, Z² is her χ².
 *
 * N. A. Obuchowski (1998), "On the comparison of correlated proportions for clustered data", Statistics in Medicine 17,
 * 1495–1507; with a margin, J. Nam & D. Kwon (2009), Statistics in Medicine 28.
 *
 * @param differences totals of candidate − baseline, positive is better.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function obuchowskiStatistic(differences: ClusterTotals, margin: number): number {
  assertDocuments(differences);
  const { n, s } = differences;
  const K = n.length;
  const z = s.map((value, d) => value + margin * n[d]);
  return ratio(sum(z), Math.sqrt((K / (K - 1)) * sumOfSquares(z)));
}

/**
 * Durkalski's statistic of the same, every document counting alike: Z = Σ(r + m) / √Σ(r + m)², r = s/n.
 *
 * V. L. Durkalski, Y. Y. Palesch, S. R. Lipsitz & P. F. Rust (2003), "Analysis of clustered matched-pair data",
 * Statistics in Medicine 22, 2417–2428.
 *
 * @param differences totals of candidate − baseline, positive is better.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function durkalskiStatistic(differences: ClusterTotals, margin: number): number {
  assertDocuments(differences);
  const z = rates(differences).map((r) => r + margin);
  return ratio(sum(z), Math.sqrt(sumOfSquares(z)));
}

/** 0 where every document lies exactly on the margin. */
function ratio(distance: number, spread: number): number {
  return distance === 0 ? 0 : distance / spread;
}
