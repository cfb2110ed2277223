/** Lines of an estimate that only some samples have: repeats of questions, columns that cross. */
import type { EstimateResult } from "../stats/estimate.ts";
import { fixed } from "./numbers.ts";
import { type Page, wrap } from "./page.ts";
import { crossedClauses } from "./sentences/crossedClauses.ts";
import { repeatClause } from "./sentences/repeatClause.ts";
import { en } from "./words/en/catalogue.ts";

/** What the variance of one answer is made of, where questions were repeated. */
export function repeatLines(r: EstimateResult, page: Page): readonly string[] {
  const clause = repeatClause(r, en);
  return clause === null ? [] : wrap(clause, page);
}

/** How two columns cross, and what each contributes. */
export function crossedLines(r: EstimateResult, page: Page): readonly string[] {
  const clauses = crossedClauses(r, en);
  if (clauses === null) return [];
  return [
    ...wrap(`${clauses.sample}; ${en.estimands[r.estimand]}`, page),
    ...(r.designEffect === null ? [] : wrap(`design effect ${fixed(r.designEffect, 2)}`, page)),
    ...wrap(clauses.errors, page),
  ];
}
