import type { ClusterTotals } from "./ClusterTotals.ts";
import { rates } from "./means.ts";

/** A document's scores brought to one number, its mean. */
export function documentMeans(totals: ClusterTotals): ClusterTotals {
  const known = meansOf.get(totals);
  if (known !== undefined) return known;
  const means = rates(totals);
  const brought = {
    n: new Float64Array(totals.n.length).fill(1),
    s: means,
    q: means.map((r) => r * r),
    labels: totals.labels,
  };
  meansOf.set(totals, brought);
  return brought;
}

/** Totals are never changed, and every method asks for the means of the same ones. */
const meansOf = new WeakMap<ClusterTotals, ClusterTotals>();
