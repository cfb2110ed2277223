import { effectiveClusters } from "../stats/degreesOfFreedom.ts";
import { equalSizes } from "../stats/equalSizes.ts";
import type { Context } from "../stats/types.ts";
import type { PairedTotals } from "./PairedTotals.ts";

/** Documents below which a sample says too little of how large documents get. */
const fewest = 20;

/**
 * Whether the largest document of the sample can stand in for the population's: sizes must be mild, (1/P₂)/K at least
 * ½ + 1.35/√K, and the more so the fewer documents there are. Where they are not, a loss that sits on large documents
 * passed in up to two fifths of the samples, so no verdict is given on it. The line was drawn on three populations with
 * the loss on the largest documents and margins up to 0.7: beyond it at most 4 % passed (nominal 5 %).
 */
export function sizesAreKnown(pair: PairedTotals, context: Context): boolean {
  if (!pair.clustered || pair.estimand === "macro" || equalSizes(pair.totals)) return true;
  if (context.largestDocument !== undefined || context.worstLoss !== undefined) return true;
  const documents = pair.totals.n.length;
  if (documents < fewest) return false;
  return effectiveClusters(pair.totals).rho0 / documents >= 0.5 + 1.35 / Math.sqrt(documents);
}
