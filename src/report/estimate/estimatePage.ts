import { articlePage } from "../html/articlePage.ts";
import type { Words } from "../words/Words.ts";
import type { EstimateReport } from "./EstimateReport.ts";
import { estimateArticle } from "./estimateArticle.ts";

/** The answer to `estimate` as one HTML file. */
export function estimatePage(report: EstimateReport, words: Words): string {
  return articlePage(estimateArticle(report, words), words);
}
