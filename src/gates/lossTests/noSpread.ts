import { extremeRates } from "../../stats/extremeRates.ts";
import type { Applicability } from "../../stats/types.ts";
import { meanOf, type PairedTotals, rangeOf } from "../PairedTotals.ts";

/** One document shows no spread between documents. */
export function needsTwoDocuments(pair: PairedTotals): Applicability {
  return pair.totals.n.length >= 2
    ? { ok: true, reason: "two documents or more" }
    : { ok: false, reason: "needs two documents at least; one was given" };
}

/** True when every document has the same mean, so that no standard error exists. */
export function seesNoSpread(pair: PairedTotals): boolean {
  const { least, greatest } = extremeRates(pair.totals);
  const range = rangeOf(pair);
  return greatest - least <= 1e-12 * (Number.isFinite(range) ? range : Math.max(1, Math.abs(greatest)));
}

/**
 * Where every document says c, the chance that K draws say so when a share of documents is at its worst:
 * ((μ − worst)/(c − worst))^K. Without bounds nothing can be said, and 1 is returned.
 */
export function boundaryPValue(pair: PairedTotals, mu: number): number {
  const c = meanOf(pair.totals);
  if (mu >= c || !Number.isFinite(pair.lowest)) return 1;
  return Math.max(0, (mu - pair.lowest) / (c - pair.lowest)) ** pair.totals.n.length;
}

/** The value of μ at which that chance is α. */
export function boundaryLower(pair: PairedTotals, alpha: number): number {
  if (!Number.isFinite(pair.lowest)) return Number.NEGATIVE_INFINITY;
  const c = meanOf(pair.totals);
  return pair.lowest + (c - pair.lowest) * alpha ** (1 / pair.totals.n.length);
}
