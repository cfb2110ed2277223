import type { ClusterTotals } from "./ClusterTotals.ts";
import { rates } from "./means.ts";
import { remembered } from "./remembered.ts";
import { zeros } from "./zeros.ts";

/** A document's scores brought to one number, its mean. */
export const documentMeans: (totals: ClusterTotals) => ClusterTotals = remembered((totals) => {
  const means = rates(totals);
  const squares = zeros(means.length);
  for (let d = 0; d < means.length; d++) squares[d] = means[d] * means[d];
  return { n: zeros(means.length).fill(1), s: means, q: squares, labels: totals.labels };
});
