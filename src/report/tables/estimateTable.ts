import type { Column, DataTable } from "../DataTable.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import { caveatsColumn, countColumn, fiveColumns, plainColumn, roundedColumn } from "./columns.ts";

/** One row an estimate. */
export function estimateTable(results: readonly SystemEstimate[]): DataTable<SystemEstimate> {
  return { columns: [...systemColumn(results), ...columns], rows: results };
}

/** The system of each row, where there are several to tell apart. */
export function systemColumn<Row extends { readonly system?: string }>(
  rows: readonly Row[],
): readonly Column<Row>[] {
  if (rows.every(({ system }) => system === undefined)) return [];
  return [{ name: "system", of: ({ system }) => system ?? null, heading: "system" }];
}

const columns: readonly Column<SystemEstimate>[] = [
  { name: "metric", of: (r) => r.metric, heading: "metric" },
  { name: "estimand", of: (r) => r.estimand, heading: "mean" },
  { name: "value", of: (r) => r.value, heading: "value" },
  { name: "lower", of: (r) => r.lower, heading: "lower" },
  { name: "upper", of: (r) => r.upper, heading: "upper" },
  plainColumn("level", (r) => r.level),
  { name: "method", of: (r) => r.method, heading: "method" },
  { name: "standardError", of: (r) => r.standardError, heading: "s.e." },
  roundedColumn("degreesOfFreedom", (r) => r.degreesOfFreedom, "ν", 1),
  plainColumn("replicates", (r) => r.replicates ?? null),
  plainColumn("degenerateReplicates", (r) => r.degenerateReplicates ?? null),
  countColumn("clusters", (r) => r.clusters, "K"),
  countColumn("questions", (r) => r.questions, "N"),
  plainColumn("missing", (r) => r.missing),
  plainColumn("errors", (r) => r.errors),
  plainColumn("icc", (r) => r.icc),
  plainColumn("designEffect", (r) => r.designEffect),
  plainColumn("effectiveClusters.rho0", (r) => r.effectiveClusters.rho0),
  plainColumn("effectiveClusters.rho1", (r) => r.effectiveClusters.rho1),
  ...fiveColumns<SystemEstimate>("sizes", (r) => r.sizes),
  ...fiveColumns<SystemEstimate>("rates", (r) => r.rates),
  plainColumn("shareZero", (r) => r.shareZero),
  plainColumn("shareOne", (r) => r.shareOne),
  plainColumn("largestCluster.label", (r) => r.largestCluster.label),
  plainColumn("largestCluster.share", (r) => r.largestCluster.share),
  plainColumn("largestCluster.withoutIt", (r) => r.largestCluster.withoutIt),
  caveatsColumn(),
];
