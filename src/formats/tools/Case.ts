import type { Caveat } from "../../stats/types.ts";

/** Something named and what it holds: a metric and its score, or a path in the tool's row and the text there. */
export type Field = readonly [name: string, value: unknown];

/** One case as a tool wrote it: a question, or one repeat of it, on one system. */
export interface Case {
  /** What names the question, the same in every run of the same questions. */
  readonly id: string;
  /**
   * Metrics and their scores: numbers, or text read as in any column of scores. Null or left out where there is none,
   * `brokenScore` where the scoring broke down.
   */
  readonly scores: readonly Field[];
  /** Whether the case broke down as a whole, so that none of its scores counts, whatever was written for them. */
  readonly failed?: boolean;
  /** What may group questions, under the path at which the tool keeps it, such as `metadata.doc_id`. */
  readonly groups?: readonly Field[];
  /** What tells the systems of one file apart, such as `provider`. */
  readonly systems?: readonly Field[];
  /** Which repeat of its question this is, where the tool says so. */
  readonly repeat?: string;
  /** Milliseconds that the answer took; left out where the tool does not say. */
  readonly latencyMs?: number;
  /** Whether the answer came from a cache, so that its latency says nothing. */
  readonly cached?: boolean;
}

/** The score of a metric whose scoring broke down, as opposed to one that was never asked for. */
export const brokenScore = "error";

/** A case, and the line of the file on which it starts; 0 where it is spread over the file. */
export interface PlacedCase {
  readonly case: Case;
  readonly line: number;
}

/** Makes cases of a tool's rows as they come by. */
export interface CaseReader<Row> {
  /**
   * The cases of one row; none where the row is no case, or only a part of one.
   *
   * @param around the objects that the row lies in, outermost first; none where a file is read row by row
   */
  take(row: Row, line: number, around: readonly Readonly<Record<string, unknown>>[]): readonly Case[];
  /** Cases that were held back until all rows had been seen. */
  end?(): readonly PlacedCase[];
  /** Whether less of a metric is better, as the tool says; without it more is. */
  lowerIsBetter?(metric: string): boolean;
  /** What the reader of a result has to know about these rows. */
  caveats?(): readonly Caveat[];
}
