import { effectiveClusters } from "../stats/degreesOfFreedom.ts";
import type { Context } from "../stats/types.ts";
import { equalSizes, type PairedTotals } from "./PairedTotals.ts";

const mildSizes = 0.7;

/**
 * Whether the largest document of the sample can stand in for the population's. The error table shows that it can
 * where sizes are mild, 1/P₂ ≥ 0.7 K (a coefficient of variation of at most 0.65); with heavier tails a loss that sits on
 * large documents passed in up to a quarter of samples, so no verdict is given on it.
 */
export function sizesAreKnown(pair: PairedTotals, context: Context): boolean {
  if (!pair.clustered || pair.estimand === "macro" || equalSizes(pair.totals)) return true;
  if (context.largestDocument !== undefined || context.worstLoss !== undefined) return true;
  return effectiveClusters(pair.totals).rho0 >= mildSizes * pair.totals.n.length;
}
