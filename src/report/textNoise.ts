import type { NoiseResult } from "../simulate/planning/noise.ts";
import { commandLines, metricWords } from "./commandLines.ts";
import { brief, count, percent, plain } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { noiseAdvice, noiseAnswer } from "./words/en/noise.ts";

/** The answer to `noise` as text: how much scores move by themselves, what a gate makes of it, and what helps. */
export function noiseText(
  results: readonly NoiseResult[],
  page: Page,
  inputs: readonly string[] | null,
): string {
  return spelt(`${results.map((r) => noiseLines(r, page, inputs).join("\n")).join("\n\n")}\n`, page);
}

function noiseLines(r: NoiseResult, page: Page, inputs: readonly string[] | null): readonly string[] {
  const three = (value: number): string => brief(Number(value.toPrecision(3)));
  const units = `${count(r.questions, "question")}${r.clustered ? ` in ${count(r.clusters, "document")}` : ""}`;
  const seen =
    r.pairs === 1
      ? `the two means lie ${three(r.greatest)} apart`
      : `over ${count(r.pairs, "pair")} the means lie up to ${three(r.observed95)} apart in 95 % (at most ${three(r.greatest)})`;
  return [
    ...wrap(noiseAnswer(r), page, "").map((line) => paint(page, "bold", line)),
    "",
    ...wrap(
      `${count(r.runs, "run")} of ${units}: ${percent(r.shareChanged)} of the questions changed in some run, and between two runs a question's score differs with a standard deviation of ${three(r.sdDifference)}.`,
      page,
    ),
    ...wrap(
      `Of the means: ${seen}; if each ${r.clustered ? "document" : "question"} wavers by itself, ${three(r.expected95)} is to be expected. The greater of the two is the noise floor.`,
      page,
    ),
    ...gateTable(r, page),
    "",
    ...noiseAdvice(r).flatMap((sentence) => wrap(sentence, page)),
    ...noteLines(r.caveats, page),
    "",
    ...nextLines(r, page, inputs),
  ];
}

function gateTable({ gates, method, clusters, clustered }: NoiseResult, page: Page): readonly string[] {
  if (gates.length === 0) return [];
  const share = (value: number): string => percent(Math.round(value * 1000) / 1000);
  const rows = gates.map(({ margin, recommended, percentile, floorBelowMargin }) => [
    plain(margin),
    share(recommended.pass),
    share(recommended.fail),
    share(recommended.inconclusive),
    share(1 - percentile.pass),
    floorBelowMargin ? "below" : "not below",
  ]);
  return [
    "",
    ...wrap(
      `A gate on two such runs, ${count(clusters, clustered ? "document" : "question")} drawn with replacement ${gates[0].recommended.draws} times:`,
      page,
    ),
    "",
    ...table(
      [["margin", `${method}: pass`, "fail", "inconclusive", "bootstrap: fail", "noise floor"], ...rows],
      [false, false, false, false, false, true],
    ),
    "",
    ...wrap(
      "bootstrap: the published percentile gate, which has no third answer; what does not pass fails.",
      page,
    ),
  ];
}

function nextLines(r: NoiseResult, page: Page, inputs: readonly string[] | null): readonly string[] {
  const margin = r.margin ?? r.gates[1]?.margin ?? r.gates[0]?.margin;
  if (margin === undefined || inputs === null)
    return [...wrap("Next", page), ...commandLines(["gatestats", "explain", "noise"], page)];
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
