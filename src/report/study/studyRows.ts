import type { PublishedValue } from "../../study/StudyFile.ts";
import type { StudyResult } from "../../study/StudyResult.ts";
import type { Cell, Row, TableName } from "../../study/tables.ts";
import { figures } from "../numbers.ts";
import { ruleHeads } from "../words/en/simulateGate.ts";

/** Values that rows have in some columns; a list means any of them. */
export type Where = PublishedValue["where"];

/** The rows of a table that have these values. */
export function rowsOf({ tables }: StudyResult, table: TableName, where: Where = {}): readonly Row[] {
  return tables[table].filter((row) => matches(row, where));
}

/** Whether a row has these values. Numbers match numbers this close, and the text that stands for them. */
export function matches(row: Row, where: Where): boolean {
  return Object.entries(where).every(([column, wanted]) =>
    (Array.isArray(wanted) ? wanted : [wanted]).some((one) => same(one, row[column])),
  );
}

function same(wanted: Cell, cell: Cell): boolean {
  if (typeof wanted === "number" && typeof cell === "number") return Math.abs(wanted - cell) < 1e-9;
  return String(wanted) === String(cell);
}

/** The size of golden set that is spoken of where one must do. */
const usualSize = 100;

/** Of each data set the rows with 100 questions in a golden set, or the nearest number below that was drawn. */
export function atUsualSize(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => row.n === nearestSize(rows.filter(({ data }) => data === row.data)));
}

function nearestSize(rows: readonly Row[]): number {
  const sizes = rows.map((row) => Number(row.n)).sort((a, b) => a - b);
  return sizes.findLast((n) => n <= usualSize) ?? sizes[0];
}

/** The margin that is spoken of where one must do: 0.02 where it was tried. */
export function mainMargin({ study }: StudyResult): number {
  const { margins } = study.goldenSets;
  return margins.includes(0.02) ? 0.02 : margins[0];
}

/** One number, or the least and the greatest of several. */
export type Span = PublishedValue["value"];

/** The least and the greatest of some numbers; null where there is none. */
export function spanOf(values: readonly (number | null)[]): readonly [least: number, most: number] | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : [Math.min(...numbers), Math.max(...numbers)];
}

/** What was published of a cell, if anything was. */
export function publishedOf({ study }: StudyResult, table: TableName, row: Row, column: string): Span | null {
  const of = (one: PublishedValue): boolean => one.table === table && one.column === column;
  return study.published.find((one) => of(one) && matches(row, one.where))?.value ?? null;
}

/** A cell that holds a number. */
export function numberOf(row: Row, column: string): number | null {
  const cell = row[column];
  return typeof cell === "number" ? cell : null;
}

/** What readers see for a name in a column: the title of a data set, the short name of a rule. */
export function nameOf({ study }: StudyResult, column: string, cell: Cell): string {
  if (cell === null) return "–";
  const key = typeof cell === "number" ? figures(cell, 3) : cell;
  if (column === "data" && Object.hasOwn(study.data, key)) return study.data[key].title ?? key;
  if (["rule", "minus"].includes(column) && Object.hasOwn(ruleHeads, key))
    return ruleHeads[key as keyof typeof ruleHeads];
  return key;
}
