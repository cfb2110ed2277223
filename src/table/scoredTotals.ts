import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { type MetricColumn, scored } from "./ScoreTable.ts";
import { clusterTotals, clusterTotalsOfItems } from "./totals.ts";

/**
 * The totals of a metric's scored rows: of scores, or of a file of totals.
 * @param labels the document of each row; without it each row is its own
 */
export function scoredTotals(
  { values, state, items, squares }: MetricColumn,
  labels: readonly string[] | undefined,
  ids: readonly string[],
): ClusterTotals {
  const keep = state.map((s) => (s === scored ? 1 : 0));
  return items
    ? clusterTotalsOfItems(values, items, squares, keep, labels, ids)
    : clusterTotals(values, keep, labels, ids);
}
