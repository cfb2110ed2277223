import type { TableDescription } from "../../../table/describe/describeTable.ts";

/** What a file holds, so that a form can offer it. */
export interface Description extends TableDescription {
  readonly format: string;
  /** The names of the tests that a gate may be asked to take. */
  readonly lossTests: readonly string[];
  /** Columns of text with few values: they may tell systems apart. */
  readonly parting: readonly { readonly column: string; readonly values: readonly string[] }[];
}
