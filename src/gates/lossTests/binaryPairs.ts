import type { BinaryPairs } from "../../stats/pairedBinary/tango.ts";
import type { PairedTotals } from "../PairedTotals.ts";

/** Wins, losses and pairs where both systems' scores are all 0 or 1 and each question stands alone; else null. */
export function binaryPairs(pair: PairedTotals): BinaryPairs | null {
  if (pair.clustered || pair.unchanged !== 0 || pair.highest !== 1) return null;
  const { s } = pair.totals;
  let wins = 0;
  let losses = 0;
  for (let d = 0; d < s.length; d++) {
    const b = Math.abs(pair.baseline.s[d]);
    const c = Math.abs(pair.candidate.s[d]);
    if ((b !== 0 && b !== 1) || (c !== 0 && c !== 1)) return null;
    if (s[d] > 0) wins++;
    else if (s[d] < 0) losses++;
  }
  return { wins, losses, pairs: s.length };
}
