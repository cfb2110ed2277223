import { articlePage } from "../html/articlePage.ts";
import type { Words } from "../words/Words.ts";
import type { CompareReport } from "./CompareReport.ts";
import { compareArticle } from "./compareArticle.ts";

/** The answer to `compare` as one HTML file. */
export function comparePage(report: CompareReport, words: Words): string {
  return articlePage(compareArticle(report, words), words);
}
