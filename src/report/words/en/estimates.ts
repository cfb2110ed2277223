/** What only some samples have: repeats of questions, columns that cross. */
import type { EstimateResult } from "../../../stats/estimate.ts";
import { fixed, grouped, percent } from "../../numbers.ts";

/** What the variance of one answer is made of; null where no question was repeated, or nothing varies. */
export function repeatClause({ components, standardError }: EstimateResult): string | null {
  if (components?.shares == null) return null;
  const { betweenDocuments, betweenQuestions, withinQuestions } = components.shares;
  const parts = [
    ...(betweenDocuments === null ? [] : [`${percent(betweenDocuments)} lies between documents`]),
    `${percent(betweenQuestions)} ${betweenDocuments === null ? "lies " : ""}between questions`,
    `${percent(withinQuestions)} between repeats of a question`,
  ];
  const endless =
    components.endlessRepeats === null || standardError === null
      ? ""
      : components.endlessRepeats === 0
        ? `; the differences between repeats explain all of the standard error, ${fixed(standardError, 4)}`
        : `; with endless repeats the standard error would be ${fixed(components.endlessRepeats, 4)} instead of ${fixed(standardError, 4)}`;
  return `of the variance of one answer, ${parts.join(", ")}${endless}`;
}

/** How two columns cross, and what each contributes; null with one or none. */
export function crossedClauses({
  multiway,
}: EstimateResult): { readonly sample: string; readonly errors: string } | null {
  if (multiway === null) return null;
  const [a, b, both] = multiway.terms;
  const error = (term: typeof a): string => fixed(term.standardError, 4);
  return {
    sample: `${grouped(a.clusters)} values of ${a.columns[0]} cross ${grouped(b.clusters)} of ${b.columns[0]} in ${grouped(both.clusters)} pairs`,
    errors: `standard error ${error(a)} by ${a.columns[0]} alone, ${error(b)} by ${b.columns[0]} alone, ${error(both)} by their pairs, which both hold and so is taken off once`,
  };
}
