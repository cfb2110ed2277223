import type { Caveat } from "../stats/types.ts";
import type { Ranked } from "./Retriever.ts";

/** What a system retrieved for each query. */
export interface Retrieved {
  /** The system's name. */
  readonly system: string;
  /** Ids of the queries. */
  readonly queries: readonly string[];
  /** Ids of all documents that were searched. */
  readonly documents: readonly string[];
  /** For each query its documents, by their place among `documents`. */
  readonly ranked: readonly Ranked[];
  /** What is to be known of the search. */
  readonly caveats?: readonly Caveat[];
}
