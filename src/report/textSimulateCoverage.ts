import type {
  CoverageResult,
  CoverageResultRow,
  CoverageSimulation,
} from "../simulate/CoverageSimulation.ts";
import { commandLines } from "./commandLines.ts";
import { fixed } from "./numbers.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines, orDash } from "./parts.ts";
import {
  columnWords,
  coverageDrawn,
  coverageHeadline,
  coverageNext,
  resultWords,
  shown,
} from "./words/en/simulateCoverage.ts";

/**
 * The answer to `simulate coverage` as text: how the recommended interval fares, then a table for each size of sample.
 *
 * @param next the words of the command to run next; null where none can be given
 */
export function simulateCoverageText(
  s: CoverageSimulation,
  next: readonly string[] | null,
  page: Page,
): string {
  return spelt(
    `${[
      ...wrap(coverageHeadline(s), page, "").map((line) => paint(page, "bold", line)),
      "",
      ...wrap(coverageDrawn(s), page),
      ...s.results.flatMap((result) => [
        "",
        ...wrap(resultWords(result, s), page),
        "",
        ...rowsTable(result, page),
      ]),
      "",
      ...columnWords(s).flatMap((words) => wrap(words, page)),
      ...noteLines(s.caveats, page),
      ...(next === null ? [] : ["", ...wrap(coverageNext(s), page), ...commandLines(next, page)]),
    ].join("\n")}\n`,
    page,
  );
}

function rowsTable({ rows }: CoverageResult, page: Page): readonly string[] {
  const cells = rows.map((row) => [
    `${row.method}${row.recommended ? " *" : ""}`,
    shown(row),
    `± ${fixed(100 * row.error, 1)}`,
    fixed(100 * row.missBelow, 1),
    fixed(100 * row.missAbove, 1),
    orDash(row.meanWidth, 3),
    orDash(row.medianWidth, 3),
    remark(row),
  ]);
  const lines = table(
    [["method", "holds", "", "too low", "too high", "width", "median", ""], ...cells],
    [true, false, true, false, false, false, false, true],
  );
  return lines.map((line, i) => (i > 0 && rows[i - 1].recommended ? paint(page, "bold", line) : line));
}

function remark({ degenerate, unavailable, unbounded }: CoverageResultRow): string {
  return [
    ...(degenerate > 0 ? [`${fixed(100 * degenerate, 1)} all alike`] : []),
    ...(unbounded > 0 ? [`${fixed(100 * unbounded, 1)} without end`] : []),
    ...(unavailable > 0 ? [`${fixed(100 * unavailable, 1)} none`] : []),
  ].join(", ");
}
