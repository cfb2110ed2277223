import { type EstimateResult, estimate } from "../stats/estimate.ts";
import { metricOf } from "../table/metricOf.ts";
import { failed, missing, type ScoreTable, scored } from "../table/ScoreTable.ts";
import { clusterTotals, clusterTotalsOfItems } from "../table/totals.ts";
import type { Arguments } from "./Arguments.ts";
import type { Sampling } from "./inputs/clusters.ts";
import { largestDocumentOf, levelOf } from "./values.ts";

/** Brings one metric of a table to its documents and estimates its mean. */
export function estimateMetric(
  args: Arguments,
  table: ScoreTable,
  name: string,
  { cluster, estimand }: Sampling,
): EstimateResult {
  const { values, state, items, squares, scale } = metricOf(table, name);
  const labels = cluster === undefined ? undefined : table.groups.get(cluster);
  const keep = state.map((s) => (s === scored ? 1 : 0));
  const totals = items
    ? clusterTotalsOfItems(values, items, squares, keep, labels, table.ids)
    : clusterTotals(values, keep, labels, table.ids);
  const largestDocument = largestDocumentOf(args);
  const count = (kind: number): number => state.reduce((n, s) => n + (s === kind ? 1 : 0), 0);
  return estimate(totals, {
    metric: name,
    estimand,
    scale,
    level: levelOf(args),
    method: args.one("method") ?? "auto",
    missing: count(missing),
    errors: count(failed),
    caveats: table.caveats,
    ...(largestDocument !== undefined && { largestDocument }),
  });
}
