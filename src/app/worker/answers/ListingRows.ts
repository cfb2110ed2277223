import type { AnsweredCommand } from "./Download.ts";

/** Which rows of a listing are wanted. */
export interface RowsQuery {
  /** The command whose answer holds the listing, and the listing's id. */
  readonly command: AnsweredCommand;
  readonly listing: string;
  /** Part of a text in the row, in any case; empty for all. */
  readonly search: string;
  /** Only rows in this state; null for all. */
  readonly state: number | null;
  /** The column to sort by, the last of all being the state; null for the order of the listing. */
  readonly sort: { readonly column: number; readonly order: 1 | -1 } | null;
  readonly from: number;
  readonly count: number;
}

/** Some rows of a listing, and how many match in all. */
export interface ListingRows {
  readonly total: number;
  readonly rows: readonly ListingRow[];
}

export interface ListingRow {
  readonly cells: readonly (string | number | null)[];
  readonly state: number;
}
