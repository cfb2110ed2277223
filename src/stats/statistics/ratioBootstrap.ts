import {
  bootstrapUrns,
  type DocumentGroups,
  deviationOf,
  documentGroups,
} from "../resampling/DocumentGroups.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import { replicatesOf } from "../resampling/replicates.ts";
import { WeightedValues } from "../resampling/WeightedValues.ts";
import { sum } from "../sums.ts";
import type { RatioTotals } from "./RatioTotals.ts";

/** A ratio's document bootstrap: K documents drawn with replacement from the K of the sample, again and again. */
export interface RatioBootstrap {
  /** R* − R of the replicates that have a value. */
  readonly deviations: WeightedValues;
  /** (R* − R)/se* with the jackknife standard error of the replicate itself. */
  readonly t: WeightedValues;
  /** Replicates drawn; null where every replicate there is was looked at. */
  readonly replicates: number | null;
  /** The share of replicates without a value: nothing above nor below the line. */
  readonly undefinedShare: number;
  /** The share of those with a value that have no standard error. */
  readonly degenerate: number;
}

/**
 * The bootstrap of a ratio, from sums alone: O(K) a replicate, the jackknife of each replicate too.
 *
 * B. Efron (1979), Annals of Statistics 7; documents resampled whole. t*: B. Efron (1982), "The Jackknife, the Bootstrap
 * and Other Resampling Plans", §10.10. A replicate without a standard error has t* = ±∞ (0 where R* = R) and is kept.
 */
export function ratioBootstrap(totals: RatioTotals, resampling: Resampling): RatioBootstrap {
  const groups = documentGroups({ n: totals.denominator, s: totals.numerator });
  const replicates = replicatesOf(bootstrapUrns(groups), resampling);
  const largest = groups.u.reduce((most, u) => Math.max(most, Math.abs(u)), 0);
  // A standard error below this is rounding: all documents drawn have one ratio.
  const noise = (1e-12 * largest * groups.documents) / sum(totals.denominator);
  let without = 0;
  let degenerate = 0;
  const deviations = WeightedValues.of(replicates, (counts, weight) => {
    const deviation = deviationOf(groups, counts);
    if (Number.isNaN(deviation)) without += weight;
    return deviation;
  });
  const t = WeightedValues.of(replicates, (counts, weight) => {
    const deviation = deviationOf(groups, counts);
    if (Number.isNaN(deviation)) return Number.NaN;
    const se = standardErrorOf(groups, counts, deviation);
    if (se > noise) return deviation / se;
    degenerate += weight;
    return Math.abs(deviation) <= noise ? 0 : deviation * Number.POSITIVE_INFINITY;
  });
  return {
    deviations,
    t,
    replicates: replicates.kind === "drawn" ? replicates.count : null,
    undefinedShare: without,
    degenerate: without < 1 ? degenerate / (1 - without) : 0,
  };
}

/** The jackknife standard error of a replicate; 0 where leaving out one document leaves nothing below the line. */
function standardErrorOf(
  { n, u, documents }: DocumentGroups,
  counts: Float64Array,
  deviation: number,
): number {
  let above = 0;
  let below = 0;
  for (let g = 0; g < n.length; g++) {
    above += counts[g] * u[g];
    below += counts[g] * n[g];
  }
  let squares = 0;
  for (let g = 0; g < n.length; g++) {
    if (counts[g] === 0) continue;
    squares += counts[g] * ((above - u[g]) / (below - n[g]) - deviation) ** 2;
  }
  const se = Math.sqrt(((documents - 1) / documents) * squares);
  return Number.isFinite(se) ? se : 0;
}
