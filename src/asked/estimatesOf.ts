import type { SystemEstimate } from "../report/SystemEstimate.ts";
import type { EstimateResult } from "../stats/estimate.ts";
import type { DesignRecord } from "../table/DesignRecord.ts";
import { metricOf } from "../table/metricOf.ts";
import { repeatRates } from "../table/repeatRates.ts";
import type { ScoreTable } from "../table/ScoreTable.ts";
import type { Arguments } from "./Arguments.ts";
import { estimateCrossed } from "./estimateCrossed.ts";
import { estimateMetric } from "./estimateMetric.ts";
import { withSampling } from "./inputs/clusters.ts";
import { documentColumns } from "./inputs/crossed.ts";
import { crossedWithDesign, estimateSampling } from "./inputs/design.ts";
import { metricsOf } from "./inputs/metrics.ts";
import { refuseLow } from "./inputs/minCoverage.ts";
import type { NamedTable } from "./inputs/sides.ts";

/** The answers for each system and metric, with how often repeated questions passed. */
export function estimatesOf(
  args: Arguments,
  systems: readonly NamedTable[],
  design: DesignRecord | undefined,
): readonly SystemEstimate[] {
  return systems.flatMap(({ system, table }) =>
    metricEstimates(args, table, design).map((result) => ({
      ...result,
      ...(system !== undefined && { system }),
      ...ratesOf(table, result.metric),
    })),
  );
}

/** The answer for each metric, by one cluster column, two that cross, or none. */
function metricEstimates(
  args: Arguments,
  table: ScoreTable,
  design: DesignRecord | undefined,
): readonly EstimateResult[] {
  const metrics = metricsOf(args, [table]);
  for (const name of metrics) refuseLow(args, name, table.source.path, metricOf(table, name).state);
  const documents = args.has("strata") ? undefined : documentColumns(args, table);
  if (documents?.kind === "crossed" && design !== undefined) throw crossedWithDesign(documents.columns);
  if (documents?.kind === "crossed")
    return metrics.map((metric) => estimateCrossed(args, table, metric, documents.columns));
  const sampling = estimateSampling(args, table);
  return metrics.map((metric) =>
    withSampling(estimateMetric(args, table, metric, sampling, design), sampling),
  );
}

/** How often repeated questions passed, where there are any and scores are 0 or 1. */
function ratesOf(table: ScoreTable, metric: string): Pick<SystemEstimate, "repeatRates"> {
  const { values, state, repeats } = metricOf(table, metric);
  const rates = repeats === undefined ? null : repeatRates({ values, state, repeats }, table.ids);
  return rates === null ? {} : { repeatRates: rates };
}
