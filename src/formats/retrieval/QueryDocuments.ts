import type { Caveat } from "../../stats/types.ts";
import type { Provenance } from "../../table/ScoreTable.ts";
import type { Dictionary } from "../Dictionary.ts";

/** Documents of queries, each with a number, grouped by query in the order of the file. Ids are text in Unicode NFC. */
export interface QueryDocuments {
  readonly queries: readonly string[];
  /** The distinct documents; rows name them by their numbers in it. */
  readonly documents: Dictionary;
  /** The rows of query i go from starts[i] to before starts[i + 1]. */
  readonly starts: Int32Array;
  /** The document of each row. */
  readonly document: Int32Array;
  /** Its number: the score of a run, the grade of a judgement. */
  readonly value: Float64Array;
  /** The line of the file on which each row stands. */
  readonly line: Int32Array;
  readonly caveats: readonly Caveat[];
  readonly source: Omit<Provenance, "lines">;
}

/** What a system retrieved: documents with their scores, of which the highest comes first. */
export interface Run extends QueryDocuments {
  /** The ranks that were written beside the scores; null where the format has none. */
  readonly rank: Float64Array | null;
}

/** Relevance judgements: documents with their grades. */
export type Judgements = QueryDocuments;
