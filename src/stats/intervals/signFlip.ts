import type { ClusterTotals } from "../ClusterTotals.ts";
import { documentGroups } from "../resampling/DocumentGroups.ts";
import {
  cheapEnumeration,
  differentReplicates,
  lackingReplicates,
  mostEnumerated,
  replicatesOf,
} from "../resampling/replicates.ts";
import { subsetRatios, subsetUrns } from "../resampling/subsetRatios.ts";
import { quantileOf } from "../tails/quantileOf.ts";
import { signFlipTail } from "../tails/signFlipTail.ts";
import { toPlace } from "../tails/upperTail.ts";
import { cr1 } from "../variance/variance.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/**
 * The exact interval of the sign-flip test. Of the 2^K − 1 ratios R_A = Σ_A s/Σ_A n of non-empty subsets of documents,
 * sorted, the limits are R_(k) and R_(2^K−k), k = ⌊α/2·2^K⌋; k = 0 leaves no limits (at 95 % with fewer than six
 * documents). Its level is exact where each s − θn is symmetric about 0. Where subsets are too many to be listed, the
 * limits are where the test's p-value crosses α/2, or by subsets drawn at random where replicates are asked for.
 */
export const signFlip: IntervalMethod = resampledMethod({
  name: "sign-flip",
  title: "exact sign-flip interval (subset ratios)",
  source: {
    authors: "J. A. Hartigan",
    year: 1969,
    title: "Using subsample values as typical values",
    where: "Journal of the American Statistical Association 64, 1303–1317",
  },
  estimands: ["micro", "macro"],
  kind: "approximate",
  lacking: (sample, resampling) =>
    resampling?.how === "enumerate"
      ? lackingReplicates(subsetUrns(documentGroups(sample)), resampling, mostEnumerated)
      : "",
  limits(sample, { level, context }) {
    const tail = (1 - level) / 2;
    const K = sample.n.length;
    const k = Math.floor(tail * 2 ** K * (1 + 1e-12));
    const none = { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY };
    if (k === 0) return { ...none, standardError: null, needed: Math.ceil(-Math.log2(tail)) };
    const groups = documentGroups(sample);
    const urns = subsetUrns(groups);
    const listed =
      differentReplicates(urns) <=
      (context.resampling?.how === "enumerate" ? mostEnumerated : cheapEnumeration);
    if (!listed && context.resampling?.how === "monte-carlo") {
      const drawn = replicatesOf(urns, context.resampling);
      const ratios = subsetRatios(groups, drawn);
      return {
        lower: ratios.quantile(tail),
        upper: ratios.quantile(1 - tail),
        standardError: null,
        replicates: drawn.count,
      };
    }
    if (!listed) return { ...inverted(sample, tail), standardError: null };
    const ratios = subsetRatios(groups, replicatesOf(urns, undefined, mostEnumerated));
    const share = (rank: number, otherwise: number): number => (K < 1000 ? rank / (2 ** K - 1) : otherwise);
    return {
      lower: ratios.quantile(share(k, tail)),
      upper: ratios.quantile(share(2 ** K - k, 1 - tail)),
      standardError: null,
    };
  },
});

function inverted(sample: ClusterTotals, tail: number): { readonly lower: number; readonly upper: number } {
  const width = Math.sqrt(cr1(sample));
  const limit = (totals: ClusterTotals): number =>
    quantileOf((mu) => signFlipTail(totals, mu, toPlace).p, tail, totals, width);
  const turned = { ...sample, s: sample.s.map((s) => -s) };
  return { lower: limit(sample), upper: -limit(turned) };
}
