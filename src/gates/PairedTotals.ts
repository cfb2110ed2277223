import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { equalSizes } from "../stats/equalSizes.ts";
import type { Estimand } from "../stats/types.ts";

/**
 * What a loss test reads: differences of two systems (or the scores of one) brought to documents, signed so that
 * greater is better. For the macro estimand each document is brought to one number, its mean (n = 1, s = r_d), so
 * that every method reads micro and macro alike.
 */
export interface PairedTotals {
  /** Differences (or scores): n questions in the document, s their sum. */
  readonly totals: ClusterTotals;
  /** Signed scores of each side over the same documents. */
  readonly baseline: ClusterTotals;
  readonly candidate: ClusterTotals;
  readonly estimand: Estimand;
  /** True when documents, not questions, were sampled. */
  readonly clustered: boolean;
  /** The least and the greatest value one question can have; infinite when the scores are unbounded. */
  readonly lowest: number;
  readonly highest: number;
  /** True when the systems have different items in a document, so that micro is a difference of two ratios. */
  readonly itemsDiffer: boolean;
  /** The value of a question that shows no loss: 0 for a difference, the best score for a single system. */
  readonly unchanged: number;
}

/** The same comparison with better and worse exchanged. */
export function exchanged(p: PairedTotals): PairedTotals {
  return {
    ...p,
    totals: negated(p.totals),
    baseline: p.candidate,
    candidate: p.baseline,
    lowest: -p.highest,
    highest: -p.lowest,
    unchanged: p.unchanged === 0 ? 0 : -p.lowest,
  };
}

function negated(totals: ClusterTotals): ClusterTotals {
  const s = new Float64Array(totals.s.length);
  for (let d = 0; d < s.length; d++) s[d] = -totals.s[d];
  return { ...totals, s };
}

/** The greatest distance between two values of one question. */
export function rangeOf(p: PairedTotals): number {
  return p.highest - p.lowest;
}

/** Σs/Σn. */
export function meanOf(totals: Pick<ClusterTotals, "n" | "s">): number {
  let n = 0;
  let s = 0;
  for (let d = 0; d < totals.n.length; d++) {
    n += totals.n[d];
    s += totals.s[d];
  }
  return s / n;
}

/** The largest document of a sample, in questions. */
export function largestOf(totals: ClusterTotals): number {
  if (equalSizes(totals)) return totals.n[0];
  let largest = 0;
  for (const n of totals.n) if (n > largest) largest = n;
  return largest;
}
