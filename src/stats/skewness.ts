import type { ClusterTotals } from "./ClusterTotals.ts";
import { macro, rates } from "./means.ts";
import { sum } from "./sums.ts";
import { residuals } from "./variance/residuals.ts";

/** The skewness of what documents add to a mean. */
export interface Skewness {
  /** γ = mean(w³)/σ̂³, σ̂² = mean(w²). */
  readonly gamma: number;
  /** δ = mean(w·n/n̄)/σ̂, how it goes with their size. */
  readonly delta: number;
}

/** Micro: w = u/n̄. */
export function microSkewness(totals: ClusterTotals): Skewness {
  const { n } = totals;
  const meanSize = sum(n) / n.length;
  const w = residuals(totals).map((u) => u / meanSize);
  const deviation = Math.sqrt(mean(w.map((value) => value ** 2)));
  return {
    gamma: mean(w.map((value) => value ** 3)) / deviation ** 3,
    delta: mean(w.map((value, d) => (value * n[d]) / meanSize)) / deviation,
  };
}

/** Macro: w = r − r̄, and size plays no part. */
export function macroSkewness(totals: ClusterTotals): Skewness {
  const centre = macro(totals);
  const w = rates(totals).map((r) => r - centre);
  const deviation = Math.sqrt(mean(w.map((value) => value ** 2)));
  return { gamma: mean(w.map((value) => value ** 3)) / deviation ** 3, delta: 0 };
}

function mean(values: Float64Array): number {
  return sum(values) / values.length;
}
