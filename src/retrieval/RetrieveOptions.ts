import type { SearchedFields } from "./Corpus.ts";

/** How a collection is searched. */
export interface RetrieveOptions {
  /** Documents to retrieve for each query. */
  readonly top: number;
  readonly fields: SearchedFields;
  /** Leaves out a document whose id is the query's own (BEIR's ignore_identical_ids). */
  readonly ignoreIdenticalIds: boolean;
}
