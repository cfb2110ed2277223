import type { Better, Caveat, Scale } from "../stats/types.ts";

/** A score is there, was never given, or its scoring failed. Only `scored` rows have a number that counts. */
export const scored = 0;
export const missing = 1;
export const failed = 2;

/** One metric: a value a row, and whether that value exists. */
export interface MetricColumn {
  readonly name: string;
  /** The score of each row; meaningless where `state` is not `scored`. When `items` is set: the sum over its items. */
  readonly values: Float64Array;
  /** `scored`, `missing` or `failed` for each row. */
  readonly state: Uint8Array;
  /** Where one score may lie. */
  readonly scale: Scale;
  readonly better: Better;
  /** For files of totals: how many items stand behind each row, whose value is then their sum. */
  readonly items?: Float64Array;
  /** For files of totals: sum of squares of the items' scores, where the file has it. */
  readonly squares?: Float64Array;
  /** Where repeats were averaged: how many scored ones stand behind each row, and Σ(y − ȳ)² of them. */
  readonly repeats?: { readonly count: Float64Array; readonly squares: Float64Array };
}

/** Where a table came from, to name it in results and errors. */
export interface Provenance {
  readonly path: string;
  readonly format: string;
  /** The column that names the question, or several with commas between; "" where rows are only counted. */
  readonly idColumn?: string;
  readonly sha256: string;
  readonly rows: number;
  /** The line of the file on which each row starts, for error messages. */
  readonly lines: Int32Array;
}

/** One row a question (or a repeat of one, or a document's totals). Ids are text. */
export interface ScoreTable {
  readonly ids: readonly string[];
  readonly metrics: ReadonlyMap<string, MetricColumn>;
  /** Text columns that can group rows: clusters, strata, systems. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** What the reader had to note: mapped labels, decimal commas, normalised ids. */
  readonly caveats: readonly Caveat[];
  /** Where the file itself says that rows with one id are repeats of a question. */
  readonly repeats?: "recognised";
  /** Group columns that tell systems apart, where the file says so: rows with one id may differ in them. */
  readonly systemColumns?: readonly string[];
  readonly source: Provenance;
}
