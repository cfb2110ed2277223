import type { UnseenDocument } from "../stats/tilting/tilted.ts";
import type { Context } from "../stats/types.ts";
import { largestOf, type PairedTotals } from "./PairedTotals.ts";

/**
 * The worst document that may not have been drawn. Its size matters only where large documents weigh more (clustered
 * micro): the population's largest when the user knows it, else the largest that was drawn.
 */
export function unseenDocument(pair: PairedTotals, context: Context): UnseenDocument {
  const known = pair.clustered && pair.estimand === "micro" ? context.largestDocument : undefined;
  const score = context.worstLoss === undefined ? pair.lowest : pair.unchanged - context.worstLoss;
  return { size: Math.max(known ?? 0, largestOf(pair.totals)), score };
}
