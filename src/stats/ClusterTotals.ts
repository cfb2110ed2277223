/**
 * Everything the estimators need: for each document the number of scored questions, the sum of their scores
 * and the sum of the squares. With no cluster column each question is its own document.
 */
export interface ClusterTotals {
  /** Scored questions in each document, all at least 1. */
  readonly n: Float64Array;
  /** Sum of the scores in each document. */
  readonly s: Float64Array;
  /** Sum of the squared scores in each document; NaN where only totals were given. */
  readonly q: Float64Array;
  /** The document's name. */
  readonly labels: readonly string[];
}
