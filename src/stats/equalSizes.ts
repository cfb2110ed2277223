import type { ClusterTotals } from "./ClusterTotals.ts";
import { remembered } from "./remembered.ts";

/** True when every document carries the same weight, so that the estimate is a plain mean. */
export const equalSizes: (totals: Pick<ClusterTotals, "n">) => boolean = remembered(({ n }) => {
  for (let d = 1; d < n.length; d++) if (n[d] !== n[0]) return false;
  return true;
});
