import type { Cell, Column, DataTable } from "./DataTable.ts";
import { usualDecimals } from "./numbers.ts";
import { orDash } from "./parts.ts";
import type { Words } from "./words/Words.ts";

/** A table as readers get it: rounded, with its columns set to the left (text) or to the right (numbers). */
export interface ReadersTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly left: readonly boolean[];
}

/**
 * The columns of a table that have a heading and anything beneath it, in words and rounded numbers.
 *
 * @param words of the report that the table stands in; without them the names of JSON stand
 */
export function readersTable<Row>({ columns, rows }: DataTable<Row>, words?: Words): ReadersTable {
  const filled = (column: Column<Row>): boolean =>
    rows.some((row) => column.of(row) !== null && column.of(row) !== "");
  const seen = columns.filter((column) => column.heading !== undefined && filled(column));
  return {
    head: seen.map(({ heading = "" }) => words?.report.heads[heading] ?? heading),
    rows: rows.map((row) => seen.map((column) => shown(column, row, words))),
    left: seen.map((column) => !rows.some((row) => typeof column.of(row) === "number")),
  };
}

function shown<Row>(column: Column<Row>, row: Row, words: Words | undefined): string {
  const value: Cell = column.of(row);
  if (value === null) return "–";
  if (words !== undefined && column.word !== undefined) return column.word(row, words);
  if (column.show !== undefined) return column.show(row);
  return typeof value === "number" ? orDash(value, usualDecimals([value])) : String(value);
}
