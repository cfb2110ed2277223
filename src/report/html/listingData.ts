import type { Listing, ListingColumn } from "../article/Listing.ts";
import type { Outcome } from "../article/Outcome.ts";
import { shownText } from "../shownText.ts";

/** A listing as a page carries it along, in JSON: columns, so that 10,000 rows stay small. */
export interface ListingData {
  /** What the file is called that all rows can be saved in. */
  readonly file: string;
  readonly columns: readonly ColumnData[];
  readonly stateOf: readonly number[];
  readonly words: {
    readonly states: readonly string[];
    readonly outcomes: readonly Outcome[];
    /** With `{from}`, `{to}` and `{matching}`. */
    readonly shown: string;
    readonly none: string;
  };
}

/** The values of a column; names that come again and again are told once. */
export type ColumnData =
  | { readonly kind: "text"; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly names: readonly string[]; readonly at: readonly number[] }
  | { readonly kind: "number" | "change"; readonly values: readonly (number | null)[] };

/** Figures of a number that a page keeps: more than readers see, and enough to sort by. */
const figures = 6;

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(figures));
}

/** Whether names are so often told again that their numbers are shorter. */
function isRepeated(values: readonly string[]): boolean {
  return new Set(values).size <= values.length / 2;
}

/** The first rows of a column. */
export function columnData(column: ListingColumn, rows: number): ColumnData {
  if (column.kind !== "text") {
    return { kind: column.kind, values: column.values.slice(0, rows).map(rounded) };
  }
  const values = column.values.slice(0, rows).map(shownText);
  if (!isRepeated(values)) return { kind: "text", values };
  const names = [...new Set(values)];
  const place = new Map(names.map((name, at) => [name, at]));
  return { kind: "text", names, at: values.map((value) => place.get(value) ?? 0) };
}

/** The bytes that rows add to the data of a listing, about: of the first rows, up to so many bytes together. */
export function rowBytes({ columns, stateOf }: Listing, most: number): readonly number[] {
  const cells = columns.map((column) =>
    column.kind === "text" ? textBytes(column.values) : numberBytes(column.values),
  );
  const bytes: number[] = [];
  let spent = 0;
  for (let row = 0; row < stateOf.length && spent <= most; row++) {
    const own = cells.reduce((sum, cell) => sum + cell(row), 2);
    spent += own;
    bytes.push(own);
  }
  return bytes;
}

function numberBytes(values: readonly (number | null)[]): (row: number) => number {
  return (row) => JSON.stringify(rounded(values[row])).length + 1;
}

/** Names that come again and again cost their number only. Rows are asked for in order. */
function textBytes(values: readonly string[]): (row: number) => number {
  const seen = new Set<string>();
  const repeated = isRepeated(values);
  return (row) => {
    const known = repeated && seen.has(values[row]);
    seen.add(values[row]);
    return (known ? 0 : encoder.encode(shownText(values[row])).length + 3) + (repeated ? 6 : 0);
  };
}

const encoder = new TextEncoder();

/** How many of the first rows go into so many bytes. */
export function rowsWithin(bytes: readonly number[], most: number): number {
  let spent = 0;
  for (let row = 0; row < bytes.length; row++) {
    spent += bytes[row];
    if (spent > most) return row;
  }
  return bytes.length;
}
