import type { SystemEstimate } from "../../../report/SystemEstimate.ts";
import type { ShownArticle } from "./ShownArticle.ts";

/** The answer of an estimate: its numbers, the other mean of the same questions, and the report. */
export interface EstimateAnswer {
  readonly results: readonly SystemEstimate[];
  /** With documents, the mean that was not asked for, beside each result. */
  readonly others: readonly SystemEstimate[];
  readonly article: ShownArticle;
}
