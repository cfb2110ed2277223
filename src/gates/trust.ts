import { mildSizes } from "../stats/mildSizes.ts";
import type { Context } from "../stats/types.ts";
import type { PairedTotals } from "./PairedTotals.ts";

/**
 * Whether the largest document of the sample can stand in for the population's: sizes must be mild (`mildSizes`). Where
 * they are not, a loss that sits on large documents passed in up to two fifths of the samples, so no verdict is given on
 * it; beyond the line at most 4 % passed (nominal 5 %), with margins up to 0.7.
 */
export function sizesAreKnown(pair: PairedTotals, context: Context): boolean {
  if (!pair.clustered || pair.estimand === "macro") return true;
  if (context.largestDocument !== undefined || context.worstLoss !== undefined) return true;
  return mildSizes(pair.totals);
}
