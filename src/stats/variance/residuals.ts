import type { ClusterTotals } from "../ClusterTotals.ts";
import { micro } from "../means.ts";
import { giantOf, sum, sumExcept } from "../sums.ts";
import { zeros } from "../zeros.ts";

/**
 * u = s − R·n, what each document scores above its share. Σu = 0, so a document that holds more than half of the
 * questions takes minus the sum of the others: s and R·n would cancel there.
 */
export function residuals(totals: ClusterTotals): Float64Array {
  const { n, s } = totals;
  const R = micro(totals);
  const u = zeros(n.length);
  for (let d = 0; d < n.length; d++) u[d] = s[d] - R * n[d];
  const giant = giantOf(n, sum(n));
  if (giant >= 0) u[giant] = -sumExcept(u, giant);
  return u;
}
