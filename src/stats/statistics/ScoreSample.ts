import type { ClusterTotals } from "../ClusterTotals.ts";

/** Scores in ascending order, each with the number of its document, and how many each document has. */
export interface ScoreSample {
  readonly scores: Float64Array;
  readonly document: Int32Array;
  readonly n: Float64Array;
  readonly labels: readonly string[];
  /** p, the share of questions that the quantile is to hold below or at it. */
  readonly probability: number;
}

/** Sorts scores with their documents. */
export function scoreSample(
  scores: Float64Array,
  document: Int32Array,
  labels: readonly string[],
  probability: number,
): ScoreSample {
  const order = Uint32Array.from(scores, (_, i) => i).sort((i, j) => scores[i] - scores[j] || i - j);
  const n = new Float64Array(labels.length);
  for (const d of document) n[d]++;
  return {
    scores: Float64Array.from(order, (i) => scores[i]),
    document: Int32Array.from(order, (i) => document[i]),
    n,
    labels,
    probability,
  };
}

/** A count this near to a whole number is that number: p·N is rounded. */
const fuzz = 1e-9;

/**
 * The least score x with F(x) ≥ p, F(x) the share of all questions that score x or less: the inverse of the distribution
 * function, type 1 of R.
 *
 * R. J. Hyndman & Y. Fan (1996), "Sample quantiles in statistical packages", American Statistician 50.
 */
export function quantileOf(scores: Float64Array, probability: number): number {
  const rank = Math.ceil(probability * scores.length - fuzz);
  return scores[Math.min(Math.max(rank, 1), scores.length) - 1];
}

/** Each document's questions, and how many of them score x or less: the micro mean of these totals is F(x). */
export function shareBelow({ scores, document, n, labels }: ScoreSample, x: number): ClusterTotals {
  const s = new Float64Array(n.length);
  for (let i = 0; i < scores.length && scores[i] <= x; i++) s[document[i]]++;
  return { n, s, q: s, labels };
}
