import { type FiveNumbers, fiveNumbers } from "../stats/fiveNumbers.ts";
import { rates } from "../stats/means.ts";
import type { Better } from "../stats/types.ts";
import type { PairedTotals } from "./PairedTotals.ts";

/** How the documents' means moved; where there is no document, how the questions' scores did. */
export interface DocumentChanges {
  readonly better: number;
  readonly worse: number;
  readonly tied: number;
  /** tied / (better + worse + tied). */
  readonly shareTied: number;
  /** Of the documents' differences, candidate − baseline. */
  readonly differences: FiveNumbers;
}

/** Differences within this share of the range are ties. */
const tie = 1e-9;

/** Compares the two systems' means document by document. */
export function documentChanges(pair: PairedTotals, way: Better): DocumentChanges {
  const tolerance = tie * (Number.isFinite(pair.highest) ? pair.highest : 1);
  const before = rates(pair.baseline);
  const gains = rates(pair.candidate).map((after, d) => {
    const gain = after - before[d];
    return Math.abs(gain) <= tolerance ? 0 : gain;
  });
  let better = 0;
  let worse = 0;
  for (const gain of gains) {
    if (gain > 0) better++;
    else if (gain < 0) worse++;
  }
  const tied = gains.length - better - worse;
  const differences = fiveNumbers(way === "higher" ? gains : gains.map((gain) => 0 - gain));
  return { better, worse, tied, shareTied: tied / gains.length, differences };
}
