import type { Caveat } from "../stats/types.ts";
import type { SearchedFields } from "./Corpus.ts";
import type { RunScores } from "./RunScores.ts";

/** What came of letting a system search a collection. */
export interface RetrieveResult {
  /** As it was asked for, with what differs from the defaults. */
  readonly system: string;
  /** The system with all its settings, in words. */
  readonly title: string;
  /** The collection's folder. */
  readonly data: string;
  /** Null where the collection has no judgements; then all its queries were asked. */
  readonly split: string | null;
  /** Documents searched. */
  readonly documents: number;
  /** Queries asked. */
  readonly queries: number;
  /** Documents retrieved for each query, at most. */
  readonly top: number;
  readonly fields: SearchedFields;
  /** Null without judgements. */
  readonly scores: RunScores | null;
  /** What questions rest on; null without judgements. */
  readonly questionDocuments: {
    /** Whether the file of scores has the column `doc_id`. */
    readonly column: boolean;
    readonly documents: number;
    /** Questions that rest on more than one. */
    readonly several: number;
  } | null;
  /** What is to be known of the collection. */
  readonly caveats: readonly Caveat[];
}
