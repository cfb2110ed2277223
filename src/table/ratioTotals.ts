import type { RatioTotals } from "../stats/statistics/RatioTotals.ts";
import type { RatioStatistic } from "../stats/statistics/Statistic.ts";
import { InputError } from "./InputError.ts";
import { metricOf } from "./metricOf.ts";
import { failed, missing, type ScoreTable, scored } from "./ScoreTable.ts";
import { clusterTotals } from "./totals.ts";

/** What a ratio is computed from, and the rows that a column without a value left out. */
export interface CountedRows {
  readonly totals: RatioTotals;
  readonly questions: number;
  readonly missing: number;
  readonly errors: number;
}

/**
 * The sums above and below the line in each document. A row counts where every column has a value.
 *
 * @param columns what the statistic's columns are called in the table, in its order
 * @param labels the document of each row; without it each row is its own
 * @param range where the ratio of a row may lie, if it is bounded
 * @throws InputError for a negative value below the line, a row whose ratio lies outside the range, or when nothing
 *   stands below the line in any row
 */
export function ratioTotals(
  table: ScoreTable,
  statistic: RatioStatistic,
  columns: readonly string[],
  labels: readonly string[] | undefined,
  range: { readonly min: number; readonly max: number } | undefined,
): CountedRows {
  const metrics = columns.map((column) => metricOf(table, column));
  const rows = table.ids.length;
  const keep = new Uint8Array(rows);
  const above = new Float64Array(rows);
  const below = new Float64Array(rows);
  const lost = { missing: 0, errors: 0 };
  for (let row = 0; row < rows; row++) {
    const states = metrics.map(({ state }) => state[row]);
    if (states.includes(failed)) lost.errors++;
    else if (states.includes(missing)) lost.missing++;
    if (!states.every((state) => state === scored)) continue;
    keep[row] = 1;
    metrics.forEach(({ values }, c) => {
      if (statistic.denominator[c] > 0 && values[row] < 0)
        refuseNegative(table, columns[c], row, values[row]);
      above[row] += statistic.numerator[c] * values[row];
      below[row] += statistic.denominator[c] * values[row];
    });
    if (range !== undefined) refuseOutside(table, columns, row, above[row], below[row], range);
  }
  const top = clusterTotals(above, keep, labels, table.ids);
  const bottom = clusterTotals(below, keep, labels, table.ids);
  const questions = keep.reduce((count, kept) => count + kept, 0);
  if (questions > 0 && !bottom.s.some((value) => value > 0)) refuseNothing(table, statistic, columns);
  return {
    totals: { numerator: top.s, denominator: bottom.s, labels: top.labels },
    questions,
    ...lost,
  };
}

function refuseNegative(table: ScoreTable, column: string, row: number, value: number): never {
  throw new InputError(
    "negative-count",
    `${column}${onLine(table, row)} is ${value}: a count cannot be negative, and neither can what stands below the line.`,
    "Correct the value, or leave the cell empty where nothing was counted: the row is then left out and counted as missing.",
    placeOf(table, column, row),
  );
}

function refuseOutside(
  table: ScoreTable,
  columns: readonly string[],
  row: number,
  above: number,
  below: number,
  { min, max }: { readonly min: number; readonly max: number },
): void {
  const slack = 1e-9 * Math.max(1, below);
  if (above >= min * below - slack && above <= max * below + slack) return;
  throw new InputError(
    "score-out-of-range",
    `${columns[0]}${onLine(table, row)} is ${above} for ${below} of ${columns[1]}: their ratio lies outside the range ${min} to ${max}.`,
    "State the range in which the ratio of every row lies, or leave out --range if it has none.",
    placeOf(table, columns[0], row),
  );
}

function refuseNothing(table: ScoreTable, { name }: RatioStatistic, columns: readonly string[]): never {
  throw new InputError(
    "zero-denominator",
    `${name} has no value in ${table.source.path}: nothing stands below the line (${columns.join(", ")}) in any row, and 0/0 is no number.`,
    "Check that the columns were named in the right order and that something was counted.",
    { file: table.source.path },
  );
}

function onLine({ source }: ScoreTable, row: number): string {
  return source.lines[row] > 0 ? ` on line ${source.lines[row]}` : "";
}

function placeOf(
  { source }: ScoreTable,
  column: string,
  row: number,
): { readonly file: string; readonly column: string; readonly line?: number } {
  const line = source.lines[row];
  return { file: source.path, column, ...(line > 0 && { line }) };
}
