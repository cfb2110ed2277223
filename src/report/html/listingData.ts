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
const figures = 7;

/** The first rows of a column. */
export function columnData(column: ListingColumn, rows: number): ColumnData {
  if (column.kind !== "text") {
    const rounded = (value: number | null): number | null =>
      value === null ? null : Number(value.toPrecision(figures));
    return { kind: column.kind, values: column.values.slice(0, rows).map(rounded) };
  }
  const values = column.values.slice(0, rows).map(shownText);
  const names = [...new Set(values)];
  if (names.length > values.length / 2) return { kind: "text", values };
  const place = new Map(names.map((name, at) => [name, at]));
  return { kind: "text", names, at: values.map((value) => place.get(value) ?? 0) };
}

/** As many rows as go into so many bytes of JSON, roughly. */
export function rowsWithin({ columns, stateOf }: Listing, bytes: number): number {
  const length = (value: string | number | null): number =>
    typeof value === "string" ? 3 + encoded.encode(shownText(value)).length : 9;
  let spent = 0;
  for (let row = 0; row < stateOf.length; row++) {
    spent += 2;
    for (const { values } of columns) spent += length(values[row]);
    if (spent > bytes) return row;
  }
  return stateOf.length;
}

const encoded = new TextEncoder();
