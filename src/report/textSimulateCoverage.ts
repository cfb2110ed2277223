import type { CoverageResult, CoverageSimulation } from "../simulate/CoverageSimulation.ts";
import { commandLines } from "./commandLines.ts";
import { type Page, paint, spelt, table, wrap } from "./page.ts";
import { noteLines } from "./parts.ts";
import { coverageCells } from "./tables/coverageCells.ts";
import {
  columnWords,
  coverageDrawn,
  coverageHeadline,
  coverageNext,
  resultWords,
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

function rowsTable(result: CoverageResult, page: Page): readonly string[] {
  const { head, rows, left } = coverageCells(result);
  const lines = table([head, ...rows], left);
  const recommended = (line: number): boolean => line > 0 && result.rows[line - 1].recommended;
  return lines.map((line, i) => (recommended(i) ? paint(page, "bold", line) : line));
}
