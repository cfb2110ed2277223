import type { ClusterTotals } from "./ClusterTotals.ts";

/** Totals are never changed, and a gate asks this of the same ones many times. */
const sizes = new WeakMap<object, boolean>();

/** True when every document carries the same weight, so that the estimate is a plain mean. */
export function equalSizes(totals: Pick<ClusterTotals, "n">): boolean {
  const known = sizes.get(totals);
  if (known !== undefined) return known;
  let equal = true;
  for (let d = 1; d < totals.n.length && equal; d++) equal = totals.n[d] === totals.n[0];
  sizes.set(totals, equal);
  return equal;
}
