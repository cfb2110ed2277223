import type { QuestionsPlan } from "../simulate/planning/QuestionsPlan.ts";
import { commandLines, metricWords } from "./commandLines.ts";
import { brief, grouped, hundred, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { questionsAnswer, questionsReasons, sizeNotes, sizeWhy } from "./words/en/plans.ts";

/** The answer to `plan questions` as text: the number first, what it rests on, and what other numbers could do. */
export function planQuestionsText(
  plans: readonly QuestionsPlan[],
  page: Page,
  inputs: readonly string[] | null,
): string {
  return spelt(`${plans.map((plan) => planLines(plan, page, inputs).join("\n")).join("\n\n")}\n`, page);
}

function planLines(r: QuestionsPlan, page: Page, inputs: readonly string[] | null): readonly string[] {
  return [
    ...wrap(questionsAnswer(r), page, "").map((line) => paint(page, "bold", line)),
    "",
    ...questionsReasons(r).flatMap((reason) => wrap(reason, page)),
    "",
    ...wrap(`What other numbers of ${r.unit}s could do`, page),
    "",
    ...sizeTable(r),
    "",
    ...sizeNotes(r).flatMap((note) => wrap(note, page)),
    ...noteLines(r.caveats, page),
    "",
    ...nextLines(r, page, inputs),
  ];
}

function sizeTable(r: QuestionsPlan): readonly string[] {
  const drawn = r.sizes.some(({ simulated }) => simulated !== null);
  const threshold = r.sizes.some(({ thresholdError }) => thresholdError !== null);
  const share = (value: number | null | undefined): string => (value == null ? "–" : hundred(value));
  const head = [
    `${r.unit}s`,
    "",
    ...(drawn ? ["pass", "fail", "inconclusive"] : []),
    "formula",
    "detects",
    ...(threshold ? ["threshold"] : []),
  ];
  const rows = r.sizes.map((size) => [
    grouped(size.count),
    sizeWhy(size, r),
    ...(drawn
      ? [share(size.simulated?.pass), share(size.simulated?.fail), share(size.simulated?.inconclusive)]
      : []),
    share(size.passByFormula),
    brief(Number(size.detectable.toPrecision(3))),
    ...(threshold ? [share(size.thresholdError)] : []),
  ]);
  return table(
    [head, ...rows],
    head.map((_, i) => i === 1),
  );
}

function nextLines(r: QuestionsPlan, page: Page, inputs: readonly string[] | null): readonly string[] {
  const margin = ["--margin", plain(r.margin)];
  const [words, command] =
    r.metric === null
      ? [
          "Next: the same from scores of a pair of systems, tried on golden sets drawn from them",
          ["gatestats", "plan", "questions", "baseline.csv", "candidate.csv", ...margin],
        ]
      : r.needed === null
        ? ["Next: what the margin means", ["gatestats", "explain", "margin"]]
        : [
            "Next: score that many, then let gate judge them",
            ["gatestats", "gate", ...(inputs ?? []), ...metricWords(r.metric, inputs), ...margin],
          ];
  return [...wrap(words, page), ...commandLines(command, page)];
}
