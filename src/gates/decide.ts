import type { Verdict } from "./results.ts";

/** What the data say about the margin, the missing scores taken against each side in turn. */
export interface LossEvidence {
  /** p-value of "the loss is at least the margin", the missing scores at their worst. */
  readonly pPass: number;
  /** p-value of "the loss is at most the margin", the missing scores at their best. */
  readonly pFail: number;
  /** How far off the p-values may be. */
  readonly error: number;
}

/** How much of the golden set was seen. */
export interface Coverage {
  /** Questions that carry a score on both sides. */
  readonly scored: number;
  /** True when scores are missing and nothing bounds what they could have been. */
  readonly unboundedMissing: boolean;
}

/**
 * The only place where a verdict arises.
 *
 * pass: a loss of the margin or more is refuted at α, even with every missing score at its worst.
 * fail: a loss beyond the margin is shown at α, even with every missing score at its best.
 * inconclusive: neither; or nothing was seen; or the p-value is not known well enough to say.
 */
export function decide(evidence: LossEvidence, alpha: number, seen: Coverage): Verdict {
  if (seen.scored === 0 || seen.unboundedMissing) return "inconclusive";
  if (evidence.pPass + evidence.error <= alpha) return "pass";
  if (evidence.pFail + evidence.error <= alpha) return "fail";
  return "inconclusive";
}
