import { exitCodeOf } from "../../asked/exitCodes.ts";
import { gateReportOf } from "../../asked/gateReportOf.ts";
import { judge } from "../../asked/judge.ts";
import { wordsIn } from "../../asked/wordsOf.ts";
import { combine } from "../../gates/combine.ts";
import type { Article } from "../../report/article/Article.ts";
import type { GateReport } from "../../report/GateReport.ts";
import { gateArticle } from "../../report/gate/gateArticle.ts";
import type { Words } from "../../report/words/Words.ts";
import { askedArguments } from "./askedArguments.ts";
import { rememberingLast, type Work } from "./rememberingLast.ts";

/** A gate that was judged: everything that is shown or downloaded of it. */
export interface GateWork {
  readonly report: GateReport;
  readonly article: Article;
  readonly words: Words;
}

/**
 * Judges what is asked.
 *
 * @throws InputError as the command line does
 */
export const gateWork: Work<GateWork> = rememberingLast(async (asked, progress) => {
  const args = askedArguments("gate", asked, progress);
  const judged = await judge(args);
  const result = combine(judged.results);
  const policy = { onInconclusive: undefined, exitZero: false };
  const exitCode = exitCodeOf(result.verdict, policy);
  const report = gateReportOf(args, judged, { result, exitCode, policy });
  const words = await wordsIn(asked.language);
  return { report, article: gateArticle(report, words), words };
});
