import type { QuestionsPlan } from "../simulate/planning/QuestionsPlan.ts";
import { commandLines, metricWords } from "./commandLines.ts";
import { brief, grouped, percent, plain } from "./numbers.ts";
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
  const share = (value: number | undefined): string =>
    value === undefined ? "–" : percent(Math.round(value * 1000) / 1000);
  const head = [
    `${r.unit}s`,
    "",
    "formula",
    ...(drawn ? ["drawn", "fail", "undecided"] : []),
    "detects",
    ...(threshold ? ["threshold"] : []),
  ];
  const rows = r.sizes.map((size) => [
    grouped(size.count),
    sizeWhy(size, r),
    share(size.passByFormula),
    ...(drawn
      ? [share(size.simulated?.pass), share(size.simulated?.fail), share(size.simulated?.inconclusive)]
      : []),
    brief(Number(size.detectable.toPrecision(3))),
    ...(threshold ? [share(size.thresholdError ?? undefined)] : []),
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
          "Next: the same from scores of a pair of systems, with golden sets drawn from them",
          ["gatestats", "plan", "questions", "baseline.csv", "candidate.csv", ...margin],
        ]
      : r.needed === null
        ? ["Next: what the margin means", ["gatestats", "explain", "margin"]]
        : [
            "Next, with so many scored",
            ["gatestats", "gate", ...(inputs ?? []), ...metricWords(r.metric, inputs), ...margin],
          ];
  return [...wrap(words, page), ...commandLines(command, page)];
}
