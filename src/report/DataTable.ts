import type { Words } from "./words/Words.ts";

/** A value in a table; null where there is none. */
export type Cell = string | number | boolean | null;

/** One column: what it is called, and the value it takes from a row. */
export interface Column<Row> {
  /** The name in the JSON, an inner one behind a dot: `baseline.mean`. */
  readonly name: string;
  readonly of: (row: Row) => Cell;
  /** What readers see above it; a column without a heading is for programs only. */
  readonly heading?: string;
  /** What readers see in it; a number without it is rounded to four decimals, fewer when it is large. */
  readonly show?: (row: Row) => string;
  /** What reports in a language show in its place. */
  readonly word?: (row: Row, words: Words) => string;
}

/** A table for programs and, in its columns with headings, for readers. */
export interface DataTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}
