import type { NoiseResult } from "../simulate/planning/noise.ts";
import { commandLines, metricWords } from "./commandLines.ts";
import { hundred, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { noiseAdvice, noiseAnswer, noiseGatesNote, noiseGatesTitle, noiseSeen } from "./words/en/noise.ts";

/** The answer to `noise` as text: how much scores move by themselves, what a gate makes of it, and what helps. */
export function noiseText(
  results: readonly NoiseResult[],
  page: Page,
  inputs: readonly string[] | null,
): string {
  return spelt(`${results.map((r) => noiseLines(r, page, inputs).join("\n")).join("\n\n")}\n`, page);
}

function noiseLines(r: NoiseResult, page: Page, inputs: readonly string[] | null): readonly string[] {
  return [
    ...wrap(noiseAnswer(r), page, "").map((line) => paint(page, "bold", line)),
    "",
    ...noiseSeen(r).flatMap((sentence) => wrap(sentence, page)),
    ...gateTable(r, page),
    "",
    ...noiseAdvice(r).flatMap((sentence) => wrap(sentence, page)),
    ...noteLines(r.caveats, page),
    "",
    ...nextLines(r, page, inputs),
  ];
}

function gateTable(r: NoiseResult, page: Page): readonly string[] {
  if (r.gates.length === 0) return [];
  const rows = r.gates.map(({ margin, recommended, percentile, floorBelowMargin }) => [
    plain(margin),
    hundred(recommended.pass),
    hundred(recommended.fail),
    hundred(recommended.inconclusive),
    hundred(1 - percentile.pass),
    floorBelowMargin ? "below the margin" : "not below it",
  ]);
  return [
    "",
    ...wrap(noiseGatesTitle(r), page),
    "",
    ...table(
      [["margin", "pass", "fail", "inconclusive", "bootstrap fails", "noise floor"], ...rows],
      [false, false, false, false, false, true],
    ),
    "",
    ...wrap(noiseGatesNote(r), page),
  ];
}

function nextLines(r: NoiseResult, page: Page, inputs: readonly string[] | null): readonly string[] {
  const margin = r.margin ?? r.gates[1]?.margin ?? r.gates[0]?.margin;
  if (margin === undefined || inputs === null)
    return [
      ...wrap("Next: what the noise floor means", page),
      ...commandLines(["gatestats", "explain", "noise"], page),
    ];
  return [
    ...wrap("Next: how many questions a gate needs with scores as noisy as these", page),
    ...commandLines(
      [
        "gatestats",
        "plan",
        "questions",
        ...inputs,
        ...metricWords(r.metric, inputs),
        "--margin",
        plain(margin),
      ],
      page,
    ),
  ];
}
