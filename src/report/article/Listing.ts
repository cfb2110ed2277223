import type { Outcome } from "./Outcome.ts";

/**
 * Many rows of the same kind, such as all questions. A page lets its reader search, filter and sort them; other formats
 * show the first.
 */
export interface Listing {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly ListingColumn[];
  /** Rows shown where nothing can be searched. */
  readonly first: number;
  /** The head of the last column, which says what state a row is in. */
  readonly last: string;
  /** The states that there are, and how they are coloured. */
  readonly states: readonly string[];
  readonly outcomes: readonly Outcome[];
  /** Which of `states` each row is in. */
  readonly stateOf: readonly number[];
}

/** One column, a value a row; null where there is none. */
export type ListingColumn =
  | { readonly head: string; readonly kind: "text"; readonly values: readonly string[] }
  | {
      readonly head: string;
      /** `change`: with its sign. */
      readonly kind: "number" | "change";
      readonly values: readonly (number | null)[];
    };
