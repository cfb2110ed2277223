import type { RunScores } from "../retrieval/RunScores.ts";
import { commandLines } from "./commandLines.ts";
import { count, fixed, grouped, percent, usualDecimals } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { columnWords, nextCommand, nextWords, orderWords } from "./words/en/scores.ts";

/**
 * The answer to `score` as text: the means with what they rest on, the order that was taken, and what to do next.
 * @param file where the scores of the questions were written as CSV; null where they were not
 */
export function scoreText(scores: readonly RunScores[], file: string | null, page: Page): string {
  const [first] = scores;
  const names = scores.map(({ run }) => run);
  const heading =
    scores.length === 1
      ? `${first.run} scored by ${first.judgements}: ${count(first.ids.length, "question")}.`
      : `${count(scores.length, "run")} scored by ${first.judgements}: ${count(first.ids.length, "question")}.`;
  return spelt(
    `${[
      ...wrap(heading, page, "").map((line) => paint(page, "bold", line)),
      "",
      ...meansTable(scores),
      "",
      ...[...orderWords(first), ...columnWords(scores)].flatMap((sentence) => wrap(sentence, page)),
      ...noteLines(
        scores.flatMap(({ caveats }) => caveats),
        page,
      ),
      "",
      ...wrap(nextWords(file, names), page),
      ...nextCommand(first, names, file).flatMap((words) => commandLines(words, page)),
    ].join("\n")}\n`,
    page,
  );
}

/** The mean of each measure of each run, with what it rests on. */
export function meansTable(scores: readonly RunScores[]): readonly string[] {
  const several = scores.length > 1;
  const means = scores.flatMap(({ results }) => results.map(({ mean }) => mean ?? 0));
  const decimals = usualDecimals(means);
  const rows = scores.flatMap(({ run, results }) =>
    results.map(({ measure, mean, questions, judged, ties }) => [
      ...(several ? [run] : []),
      measure,
      mean === null ? "no score" : fixed(mean, decimals),
      grouped(questions),
      judged === null ? "–" : percent(judged),
      grouped(ties),
    ]),
  );
  const head = [...(several ? ["run"] : []), "measure", "mean", "questions", "judged", "ties"];
  return table([head, ...rows], [...(several ? [true] : []), true, false, false, false, false]);
}
