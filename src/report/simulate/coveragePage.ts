import type { CoverageSimulation } from "../../simulate/CoverageSimulation.ts";
import { articlePage } from "../html/articlePage.ts";
import type { ReportContext } from "../ReportContext.ts";
import { en } from "../words/en/catalogue.ts";
import { coverageArticle } from "./coverageArticle.ts";

/** The answer to `simulate coverage` as one HTML file. */
export function coveragePage(
  s: CoverageSimulation,
  next: readonly string[] | null,
  context: ReportContext,
): string {
  return articlePage(coverageArticle(s, next, context), en);
}
