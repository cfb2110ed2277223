import type { RunOrder } from "./RunScores.ts";

/** How a run is scored. */
export interface ScoreOptions {
  readonly order: RunOrder;
  /** The least grade that counts as relevant, 1 or more (trec_eval's -l). nDCG takes all grades above 0 whatever it is. */
  readonly relevantFrom: number;
  /**
   * A judged query that is not in the run: an error; scored as if nothing had been retrieved (trec_eval -c); or without
   * a value (trec_eval without -c leaves it out).
   */
  readonly missing: "error" | "zero" | "drop";
  /** A judged query without a relevant document: left out, or scored 0 as trec_eval does. */
  readonly withoutRelevant: "drop" | "zero";
  /** Leaves out a document whose id is the query's own (BEIR's ignore_identical_ids). */
  readonly ignoreIdenticalIds: boolean;
}

/** What `score` does unless told otherwise. */
export const scoreDefaults: ScoreOptions = {
  order: "score",
  relevantFrom: 1,
  missing: "error",
  withoutRelevant: "drop",
  ignoreIdenticalIds: false,
};
