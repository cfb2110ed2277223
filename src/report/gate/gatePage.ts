import type { GateReport } from "../GateReport.ts";
import { articlePage } from "../html/articlePage.ts";
import type { Words } from "../words/Words.ts";
import { gateArticle } from "./gateArticle.ts";

/** The answer to `gate` as one HTML file. */
export function gatePage(report: GateReport, words: Words): string {
  return articlePage(gateArticle(report, words), words);
}
