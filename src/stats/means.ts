import type { ClusterTotals } from "./ClusterTotals.ts";
import { sum } from "./sums.ts";
import type { Estimand } from "./types.ts";
import { assertQuestions } from "./variance/shares.ts";
import { zeros } from "./zeros.ts";

/**
 * R = Σs/Σn: the rate of a question drawn at random.
 *
 * @throws RangeError when a document has no questions.
 * @example micro({ n: Float64Array.of(3, 5), s: Float64Array.of(1, 5), q, labels }) // 0.75
 */
export function micro(totals: ClusterTotals): number {
  assertQuestions(totals);
  return sum(totals.s) / sum(totals.n);
}

/**
 * r̄ = Σr/K with r = s/n: the rate expected in a typical document.
 *
 * @throws RangeError when a document has no questions.
 * @example macro({ n: Float64Array.of(3, 5), s: Float64Array.of(1, 5), q, labels }) // 0.6667
 */
export function macro(totals: ClusterTotals): number {
  assertQuestions(totals);
  return sum(rates(totals)) / totals.n.length;
}

/** The mean that an estimand names. */
export function meanOf(totals: ClusterTotals, estimand: Estimand): number {
  return estimand === "micro" ? micro(totals) : macro(totals);
}

/** r = s/n, the rate of each document. */
export function rates({ n, s }: Pick<ClusterTotals, "n" | "s">): Float64Array {
  const r = zeros(n.length);
  for (let d = 0; d < n.length; d++) r[d] = s[d] / n[d];
  return r;
}
