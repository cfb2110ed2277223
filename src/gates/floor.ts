import { equalSizes } from "../stats/equalSizes.ts";
import { crossing } from "../stats/root.ts";
import type { Context } from "../stats/types.ts";
import type { PairedTotals } from "./PairedTotals.ts";
import { unseenDocument } from "./unseenDocument.ts";

/**
 * If no sampled document shows a loss, a loss of the margin can still be there: in documents that lose everything and
 * were not drawn. The floor is the chance that they stay unseen, (1 − p_w)^K, where under the least favourable
 * distribution p_w = mean a/(1+a), a = m n / ((ω − m) n_w), ω the greatest loss of one question.
 *
 * @param mu the value held against, −margin for a paired gate
 */
export function unseenLossProbability(pair: PairedTotals, mu: number, context: Context): number {
  return (1 - unseenShare(pair, mu, context)) ** pair.totals.n.length;
}

/** The least number of documents (questions, when unclustered) for which that chance is at most α. */
export function floorOf(pair: PairedTotals, mu: number, alpha: number, context: Context): number {
  const p = unseenShare(pair, mu, context);
  return p >= 1 ? 1 : Math.ceil(Math.log(alpha) / Math.log1p(-p) - 1e-9);
}

/** The smallest margin at which a sample of this size and shape can pass when nothing changed. */
export function smallestMargin(pair: PairedTotals, alpha: number, context: Context): number {
  const most = pair.unchanged - unseenDocument(pair, context).score;
  const documents = pair.totals.n.length;
  if (equalSizes(pair.totals) && unseenDocument(pair, context).size === pair.totals.n[0]) {
    return most * (1 - alpha ** (1 / documents));
  }
  const gap = (margin: number): number =>
    documents * Math.log1p(-unseenShare(pair, pair.unchanged - margin, context)) - Math.log(alpha);
  return crossing(gap, 0, most * (1 - 1e-12), 1e-13 * most);
}

function unseenShare(pair: PairedTotals, mu: number, context: Context): number {
  const unseen = unseenDocument(pair, context);
  const margin = pair.unchanged - mu;
  const rest = mu - unseen.score;
  if (rest <= 0) return 1;
  const { n } = pair.totals;
  if (equalSizes(pair.totals)) {
    const a = (margin * n[0]) / (rest * unseen.size);
    return a / (1 + a);
  }
  let sum = 0;
  for (let d = 0; d < n.length; d++) {
    const a = (margin * n[d]) / (rest * unseen.size);
    sum += a / (1 + a);
  }
  return sum / n.length;
}
