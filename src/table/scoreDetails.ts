import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { type MetricColumn, scored } from "./ScoreTable.ts";
import { scoredTotals } from "./scoredTotals.ts";

/** What lies beneath a mean: scores and documents, as reports draw them. */
export interface ScoreDetails {
  /** Every score that there is; of a file of totals, every document's mean. */
  readonly scores: readonly number[];
  /** Every document; none where questions stand alone. */
  readonly documents: readonly DocumentMean[];
}

/** One document: its questions and the mean of their scores. */
export interface DocumentMean {
  readonly label: string;
  readonly questions: number;
  readonly mean: number;
  /** s/√n of the scores within it; null with one question, or where only totals are known. */
  readonly standardError: number | null;
}

/**
 * Lists the scores and documents of a metric.
 *
 * @param labels the document of each row; undefined where questions stand alone
 */
export function scoreDetails(
  metric: MetricColumn,
  labels: readonly string[] | undefined,
  ids: readonly string[],
): ScoreDetails {
  const { values, state, items } = metric;
  const scores = Array.from(values, (value, row) => value / (items?.[row] ?? 1)).filter(
    (_, row) => state[row] === scored,
  );
  if (labels === undefined && items === undefined) return { scores, documents: [] };
  return { scores, documents: documentsOf(scoredTotals(metric, labels, ids), items === undefined) };
}

function documentsOf({ n, s, q, labels }: ClusterTotals, squared: boolean): readonly DocumentMean[] {
  return labels.map((label, d) => {
    const mean = s[d] / n[d];
    const within = Math.max(0, q[d] - s[d] * mean);
    const standardError = squared && n[d] > 1 ? Math.sqrt(within / (n[d] - 1) / n[d]) : null;
    return { label, questions: n[d], mean, standardError };
  });
}
