import type { StudyResult } from "../../study/StudyResult.ts";
import type { Cell, Row, TableName } from "../../study/tables.ts";
import { orDash } from "../parts.ts";
import type { ReadersTable } from "../readersTable.ts";
import { nameOf, numberOf, publishedOf, type Span, spanOf } from "./studyRows.ts";

/** How a number is shown. */
export type Show = (value: number) => string;

/** A share in hundredths, `28.1`, for columns whose head says %. */
export function inPercent(share: number): string {
  return orDash(100 * share, 1);
}

/** So many decimals. */
export function decimals(count: number): Show {
  return (value) => orDash(value, count);
}

/** Our number, and behind it in brackets the published one. */
function beside(ours: Span | null, published: Span | null, show: Show): string {
  return published === null ? shown(ours, show) : `${shown(ours, show)} (${shown(published, show)})`;
}

function shown(value: Span | null, show: Show): string {
  if (value === null) return "–";
  const ends = [...new Set(typeof value === "number" ? [show(value)] : value.map(show))];
  return ends.join("–");
}

/** What a table is made of that has a column for each value of `across`. */
export interface Pivot {
  readonly table: TableName;
  readonly rows: readonly Row[];
  /** The columns whose values name a row, with their heads. */
  readonly down: readonly (readonly [column: string, head: string])[];
  /** The column whose values become columns. */
  readonly across: string;
  readonly column: string;
  readonly show: Show;
}

/** One row for each thing, one column for each value of another: sizes, rules. Where several rows meet: from least to most. */
export function pivoted(
  result: StudyResult,
  { table, rows, down, across, column, show }: Pivot,
): ReadersTable {
  const heads = [...new Set(rows.map((row) => row[across]))].sort(numbersUp);
  const named = down.filter(([name]) => isTold(result, rows, name));
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify(named.map(([name]) => row[name]));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const cell = (alike: readonly Row[]): string => {
    if (alike.length === 0) return "–";
    const published = publishedOf(result, table, alike[0], column);
    return beside(spanOf(alike.map((row) => numberOf(row, column))), published, show);
  };
  return {
    head: [
      ...named.map(([, title]) => title),
      ...heads.map((value) => (typeof value === "number" ? `n = ${value}` : nameOf(result, across, value))),
    ],
    rows: [...groups.values()].map((group) => [
      ...named.map(([name]) => nameOf(result, name, group[0][name])),
      ...heads.map((value) => cell(group.filter((row) => row[across] === value))),
    ]),
    left: [...named.map(() => true), ...heads.map(() => false)],
  };
}

/** Whether a column says anything: some value, and more than the name of the only data set. */
function isTold({ data }: StudyResult, rows: readonly Row[], column: string): boolean {
  return column === "data" ? data.length > 1 : rows.some((row) => row[column] !== null);
}

/** Numbers go up; names stay in the order in which they came. */
function numbersUp(a: Cell, b: Cell): number {
  return typeof a === "number" && typeof b === "number" ? a - b : 0;
}

/** A column of a listing: of the tidy table, its head, and how its numbers are shown; without that it holds names, its own or made of the row. */
export type ListedColumn = readonly [
  column: string,
  head: string,
  show?: Show | undefined,
  name?: (row: Row) => string,
];

/** Rows as they are; columns that say nothing are left out. `lower` and `upper` are one column. */
export function listed(
  result: StudyResult,
  table: TableName,
  rows: readonly Row[],
  columns: readonly ListedColumn[],
): ReadersTable {
  const filled = columns.filter(([column]) => isTold(result, rows, column));
  return {
    head: filled.map(([, head]) => head),
    rows: rows.map((row) => filled.map((column) => listedCell(result, table, row, column))),
    left: filled.map(([, , show]) => show === undefined),
  };
}

function listedCell(
  result: StudyResult,
  table: TableName,
  row: Row,
  [column, , show, name]: ListedColumn,
): string {
  if (name !== undefined) return name(row);
  if (show === undefined) return nameOf(result, column, row[column]);
  const value = numberOf(row, column);
  if (column !== "lower") return beside(value, publishedOf(result, table, row, column), show);
  const upper = numberOf(row, "upper");
  if (value === null || upper === null) return "–";
  const ends = [publishedOf(result, table, row, "lower"), publishedOf(result, table, row, "upper")];
  const published = ends.filter((end) => typeof end === "number").map(show);
  return `${show(value)} to ${show(upper)}${published.length < 2 ? "" : ` (${published.join("–")})`}`;
}
