import type { RetrieveResult } from "../retrieval/RetrieveResult.ts";
import { commandLines } from "./commandLines.ts";
import { type Page, paint, spelt, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import type { RetrieveFiles } from "./RetrieveFiles.ts";
import { meansTable } from "./textScore.ts";
import {
  documentWords,
  headingWords,
  retrieveNextCommands,
  retrieveNextWords,
  systemWords,
} from "./words/en/retrieval.ts";
import { columnWords, orderWords } from "./words/en/scores.ts";

/** The answer to `retrieve` as text: the means, the system with its settings, and what to do next. */
export function retrieveText(result: RetrieveResult, files: RetrieveFiles, page: Page): string {
  const scored = result.scores === null ? [] : [result.scores];
  return spelt(
    `${[
      ...wrap(headingWords(result), page, "").map((line) => paint(page, "bold", line)),
      "",
      ...(scored.length > 0 ? [...meansTable(scored), ""] : []),
      ...[
        ...systemWords(result),
        ...scored.flatMap(orderWords),
        ...columnWords(scored),
        ...documentWords(result, files),
      ].flatMap((sentence) => wrap(sentence, page)),
      ...noteLines([...result.caveats, ...scored.flatMap(({ caveats }) => caveats)], page),
      "",
      ...(files.run === null ? [] : wrap(`${files.run} has the run.`, page)),
      ...wrap(retrieveNextWords(result, files), page),
      ...retrieveNextCommands(result, files).flatMap((words) => commandLines(words, page)),
    ].join("\n")}\n`,
    page,
  );
}
