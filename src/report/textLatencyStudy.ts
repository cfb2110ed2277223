import type { LatencyStudy, LatencyStudyRow } from "../simulate/latency/LatencyStudy.ts";
import { commandLines } from "./commandLines.ts";
import { fixed, grouped, percent } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { exampleLimit, quantileName, timeDecimals, unitOf } from "./words/en/latency.ts";
import { sideSentence, studyNotes, studySentence } from "./words/en/latencyStudy.ts";

/**
 * The answer to `simulate latency` as text: what one run does to a verdict, then how often each gate erred.
 *
 * @param inputs the words that name the same files again; null where they cannot be read again
 */
export function latencyStudyText(s: LatencyStudy, inputs: readonly string[] | null, page: Page): string {
  const unit = unitOf(s.metric);
  const time = (value: number): string => `${fixed(value, timeDecimals([value]))}${unit}`;
  const name = quantileName(s.quantile);
  const { median, quantile } = s.variation;
  return spelt(
    `${[
      ...wrap(studySentence(s), page, "").map((line) => paint(page, "bold", line)),
      "",
      ...wrap(
        `${name} of all ${s.runs} runs together is ${time(s.truth)}, taken for the truth. From run to run P50 varies by ${percent(Number(median.toPrecision(2)))}, ` +
          `${name} by ${percent(Number(quantile.toPrecision(2)))} (standard deviation over mean). ${grouped(s.draws)} draws a row, seed ${s.seed}.`,
        page,
      ),
      ...(["below", "above"] as const).flatMap((side) => {
        const rows = s.rows.filter((row) => row.side === side);
        return [
          "",
          ...wrap(sideSentence(side, time(rows[0].limit)), page),
          "",
          ...sharesTable(rows, s, page),
        ];
      }),
      "",
      ...studyNotes(s).flatMap((note) => wrap(note, page, "  - ")),
      "",
      ...wrap("Next: hold all runs together to the limit you have", page),
      ...commandLines(
        ["gatestats", "latency", ...(inputs ?? ["FILE"]), "--limit", exampleLimit(s.truth)],
        page,
      ),
    ].join("\n")}\n`,
    page,
  );
}

function sharesTable(
  rows: readonly LatencyStudyRow[],
  { quantile, gateRuns }: LatencyStudy,
  page: Page,
): readonly string[] {
  const head = [
    "queries",
    `one run, its ${quantileName(quantile)}`,
    "one run, its interval",
    `${gateRuns} runs`,
    "(fail)",
  ];
  const cells = rows.map(({ queries, point, interval, gate }) => [
    grouped(queries),
    tenths(point.share),
    tenths(interval.share),
    tenths(gate.pass.share),
    `(${tenths(gate.fail.share)})`,
  ]);
  return table(
    [head, ...cells],
    head.map(() => false),
  ).map((line, i) => (i === 0 ? paint(page, "dim", line) : line));
}

function tenths(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
