import { type EstimateResult, estimate, MethodDoesNotFit } from "../stats/estimate.ts";
import { intervalNames } from "../stats/intervals/index.ts";
import { TooFewDocuments } from "../stats/TooFewDocuments.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import { failed, missing, type ScoreTable, scored } from "../table/ScoreTable.ts";
import { clusterTotals, clusterTotalsOfItems } from "../table/totals.ts";
import type { Arguments } from "./Arguments.ts";
import type { Sampling } from "./inputs/clusters.ts";
import { methodOf } from "./methodOf.ts";
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
  const method = methodOf(args, ["auto", "all", ...intervalNames]);
  const count = (kind: number): number => state.reduce((n, s) => n + (s === kind ? 1 : 0), 0);
  return explained(table, () =>
    estimate(totals, {
      metric: name,
      estimand,
      scale,
      level: levelOf(args),
      method,
      missing: count(missing),
      errors: count(failed),
      caveats: table.caveats,
      ...(largestDocument !== undefined && { largestDocument }),
    }),
  );
}

/** What the numbers refuse is for the user to mend. */
function explained(table: ScoreTable, compute: () => EstimateResult): EstimateResult {
  try {
    return compute();
  } catch (error) {
    const place = { file: table.source.path };
    if (error instanceof TooFewDocuments)
      throw new InputError(
        "one-document",
        `${error.message}.`,
        "Score questions of more documents, or say --cluster none if questions were sampled one by one.",
        place,
      );
    if (error instanceof MethodDoesNotFit)
      throw new InputError(
        "method-does-not-fit",
        `${error.message}.`,
        "Leave out --method to take the recommended one; --method all shows which fit.",
        place,
      );
    throw error;
  }
}
