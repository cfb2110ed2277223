import type { StudyResult } from "../study/StudyResult.ts";
import { commandLines, shellWord } from "./commandLines.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import {
  keptWords,
  notBuiltWords,
  outcomeWords,
  type Registered,
  registeredWords,
  ruleCount,
} from "./words/en/studyRun.ts";

/** The answer to `study run` as text: each hypothesis with its outcome, and where the tables are. */
export function studyRunText(
  { study, data, hypotheses, notBuilt }: StudyResult,
  { path, out }: { readonly path: string; readonly out: string },
  page: Page,
): string {
  const rows = hypotheses.map((one) => [one.name, outcomeWords(one.outcome), ruleCount(one)]);
  return spelt(
    `${[
      ...wrap(study.title, page, "").map((line) => paint(page, "bold", line)),
      "",
      ...(rows.length === 0 ? [] : [...table(rows, [true, true, true]), ""]),
      ...wrap(keptWords(data, out), page),
      ...notBuiltWords(notBuilt).flatMap((sentence) => wrap(sentence, page)),
      "",
      ...commandLines(["gatestats study report", shellWord(path)], page),
    ].join("\n")}\n`,
    page,
  );
}

/** The answer to `study register` as text. */
export function registeredText(registered: Registered, page: Page): string {
  return spelt(
    `${[
      ...registeredWords(registered).flatMap((sentence) => wrap(sentence, page, "")),
      ...commandLines(["gatestats study run", shellWord(registered.path)], page),
    ].join("\n")}\n`,
    page,
  );
}
