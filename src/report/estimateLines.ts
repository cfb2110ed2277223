/** Lines of an estimate that only some samples have: repeats of questions, columns that cross. */
import type { EstimateResult } from "../stats/estimate.ts";
import { fixed, grouped, percent } from "./numbers.ts";
import { type Page, wrap } from "./page.ts";
import { estimandWords } from "./words/en/verdicts.ts";

/** What the variance of one answer is made of, where questions were repeated. */
export function repeatLines({ components, standardError }: EstimateResult, page: Page): readonly string[] {
  if (components?.shares == null) return [];
  const { betweenDocuments, betweenQuestions, withinQuestions } = components.shares;
  const parts = [
    ...(betweenDocuments === null ? [] : [`${percent(betweenDocuments)} lies between documents`]),
    `${percent(betweenQuestions)} ${betweenDocuments === null ? "lies " : ""}between questions`,
    `${percent(withinQuestions)} between repeats of a question`,
  ];
  const endless =
    components.endlessRepeats === null || standardError === null
      ? ""
      : `; with endless repeats the standard error would be ${fixed(components.endlessRepeats, 4)} instead of ${fixed(standardError, 4)}`;
  return wrap(`of the variance of one answer, ${parts.join(", ")}${endless}`, page);
}

/** How two columns cross, and what each contributes. */
export function crossedLines(
  { multiway, estimand, designEffect }: EstimateResult,
  page: Page,
): readonly string[] {
  if (multiway === null) return [];
  const [a, b, both] = multiway.terms;
  const error = (term: typeof a): string => fixed(term.standardError, 4);
  return [
    ...wrap(
      `${grouped(a.clusters)} values of ${a.columns[0]} cross ${grouped(b.clusters)} of ${b.columns[0]} in ${grouped(both.clusters)} pairs; ${estimandWords[estimand]}`,
      page,
    ),
    ...(designEffect === null ? [] : wrap(`design effect ${fixed(designEffect, 2)}`, page)),
    ...wrap(
      `standard error ${error(a)} by ${a.columns[0]} alone, ${error(b)} by ${b.columns[0]} alone, ${error(both)} by their pairs, which both hold and so is taken off once`,
      page,
    ),
  ];
}
