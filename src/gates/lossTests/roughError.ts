import type { ClusterTotals } from "../../stats/ClusterTotals.ts";

/** A standard error good enough to start a search with; never zero. */
export function roughError(totals: ClusterTotals, mean: number, range: number): number {
  let questions = 0;
  let squares = 0;
  for (let d = 0; d < totals.n.length; d++) {
    const u = totals.s[d] - mean * totals.n[d];
    questions += totals.n[d];
    squares += u * u;
  }
  return Math.sqrt(squares) / questions + (Number.isFinite(range) ? range : 1) / totals.n.length;
}
