import type { ClusterTotals } from "./ClusterTotals.ts";
import { rates } from "./means.ts";
import { remembered } from "./remembered.ts";

/** A document's scores brought to one number, its mean. */
export const documentMeans: (totals: ClusterTotals) => ClusterTotals = remembered((totals) => {
  const means = rates(totals);
  return {
    n: new Float64Array(totals.n.length).fill(1),
    s: means,
    q: means.map((r) => r * r),
    labels: totals.labels,
  };
});
