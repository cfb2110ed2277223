import type { EstimateResult } from "../../stats/estimate.ts";
import { fixed } from "../numbers.ts";
import type { Words } from "../words/Words.ts";

/** What the variance of one answer is made of; null where no question was repeated, or nothing varies. */
export function repeatClause(
  { components, standardError }: EstimateResult,
  { estimates }: Words,
): string | null {
  if (components?.shares == null) return null;
  const { betweenDocuments, betweenQuestions, withinQuestions } = components.shares;
  const parts = estimates.repeats({
    documents: betweenDocuments,
    questions: betweenQuestions,
    repeats: withinQuestions,
  });
  const left = components.endlessRepeats;
  if (left === null || standardError === null) return parts;
  const now = fixed(standardError, 4);
  return (
    parts + (left === 0 ? estimates.endlessNone({ now }) : estimates.endless({ left: fixed(left, 4), now }))
  );
}
