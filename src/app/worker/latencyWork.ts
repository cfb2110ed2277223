import { contextOf } from "../../asked/context.ts";
import { exitCodeOf, exitCodes } from "../../asked/exitCodes.ts";
import { judgedLatency } from "../../asked/inputs/judgedLatency.ts";
import { wordsIn } from "../../asked/wordsOf.ts";
import type { LatencyResult } from "../../gates/latency.ts";
import type { Article } from "../../report/article/Article.ts";
import { latencyArticle } from "../../report/latency/latencyArticle.ts";
import type { Words } from "../../report/words/Words.ts";
import { askedArguments } from "./askedArguments.ts";
import { latencyWords } from "./latencyWords.ts";
import { rememberingLast, type Work } from "./rememberingLast.ts";

/** Judged latencies: everything that is shown or downloaded of them. */
export interface LatencyWork {
  readonly result: LatencyResult;
  readonly exitCode: number;
  readonly article: Article;
  readonly words: Words;
}

/**
 * Judges latencies as asked.
 *
 * @throws InputError as the command line does
 */
export const latencyWork: Work<LatencyWork> = rememberingLast(async (asked, progress) => {
  const args = askedArguments("latency", asked, progress);
  const { result, files } = await judgedLatency(args);
  const policy = { onInconclusive: undefined, exitZero: false };
  const exitCode = result.verdict === null ? exitCodes.done : exitCodeOf(result.verdict, policy);
  const words = await wordsIn(asked.language);
  const said = await latencyWords(asked.language);
  const article = latencyArticle(result, exitCode, contextOf(args, files), words, said);
  return { result, exitCode, article, words };
});
