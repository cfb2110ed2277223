import type { ClusterTotals } from "./ClusterTotals.ts";
import { micro, rates } from "./means.ts";
import { sum, sumExcept } from "./sums.ts";
import { assertDocuments, assertQuestions } from "./variance/shares.ts";
import { varianceComponents } from "./variance/varianceComponents.ts";

/** How near a rate must lie to a value to count as that value. */
const RATE_TOLERANCE = 1e-9;

/**
 * The intraclass correlation by analysis of variance, (MSB − MSW)/(MSB + (n₀−1)MSW), unclamped.
 *
 * R. A. Fisher (1925); A. Donner (1986), "A review of inference procedures for the intraclass correlation coefficient",
 * International Statistical Review 54, §2.
 *
 * @returns null where it is not defined: every document has one question, sums of squares are not known, or no score
 *   differs from any other.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function intraclassCorrelation(totals: ClusterTotals): number | null {
  const components = varianceComponents(totals);
  if (components === null) return null;
  const { meanSquareBetween: msb, meanSquareWithin: msw, typicalSize } = components;
  const whole = msb + (typicalSize - 1) * msw;
  return whole > 0 ? (msb - msw) / whole : null;
}

/**
 * The variance of an estimate over that of as many independent questions, ssr/(N−1)/N with ssr = Σq − N R².
 *
 * L. Kish (1965), "Survey Sampling", §8.2.
 *
 * @param variance the variance of the estimate, clusters counted.
 * @returns null where independent questions have no variance to compare with, or sums of squares are not known.
 * @throws TooFewDocuments when there is one document; RangeError when a document has no questions.
 */
export function designEffect(totals: ClusterTotals, variance: number): number | null {
  assertDocuments(totals);
  const independent = independentVariance(totals);
  return independent > 0 ? variance / independent : null;
}

/** ssr/(N−1)/N, the variance of a mean of N independent questions; NaN where sums of squares are not known. */
export function independentVariance(totals: ClusterTotals): number {
  const N = sum(totals.n);
  const sumOfSquares = sum(totals.q);
  const R = micro(totals);
  const ssr = sumOfSquares - N * R * R;
  // Below the rounding of the two sums nothing is left but rounding.
  return ssr > 8 * Number.EPSILON * sumOfSquares ? ssr / (N - 1) / N : 0 * ssr;
}

/** The share of documents whose rate is `value`, to within 1e-9. */
export function shareOfDocumentsAt(totals: ClusterTotals, value: number): number {
  assertQuestions(totals);
  let at = 0;
  for (const r of rates(totals)) if (Math.abs(r - value) <= RATE_TOLERANCE) at++;
  return at / totals.n.length;
}

/** The document with the most questions, and what hangs on it. */
export interface LargestCluster {
  readonly label: string;
  /** Its share of the questions. */
  readonly share: number;
  /** R of all the others; null when there are none. */
  readonly withoutIt: number | null;
}

/**
 * The document with the most questions; of several the first.
 *
 * @throws RangeError when there is no document, or one has no questions.
 */
export function largestCluster(totals: ClusterTotals): LargestCluster {
  assertQuestions(totals);
  const { n, s, labels } = totals;
  if (n.length === 0) throw new RangeError("There is no document");
  let largest = 0;
  for (let d = 1; d < n.length; d++) if (n[d] > n[largest]) largest = d;
  const others = sumExcept(n, largest);
  return {
    label: labels[largest],
    share: n[largest] / sum(n),
    withoutIt: others > 0 ? sumExcept(s, largest) / others : null,
  };
}
