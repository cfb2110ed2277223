import type { ClusterTotals } from "../ClusterTotals.ts";
import { bootstrapBelow } from "../tails/bootstrapTail.ts";
import { quantileOf } from "../tails/quantileOf.ts";
import { toPlace } from "../tails/upperTail.ts";
import { bootstrapUrns, type DocumentGroups, deviationOf, documentGroups } from "./DocumentGroups.ts";
import type { Resampling } from "./Resampling.ts";
import { type ReplicateSums, replicateSums } from "./replicateSums.ts";
import { lackingReplicates, mostEnumerated, replicatesOf } from "./replicates.ts";
import { WeightedValues } from "./WeightedValues.ts";

/** The distribution of R* = Σs*:Σn*, the mean of K documents drawn with replacement from the K of the sample. */
export interface BootstrapDistribution {
  /** The smallest x with P(R* ≤ x) ≥ q: type 1, the inverse of the distribution function. */
  quantile(q: number): number;
  /** P(R* < R) and P(R* = R). */
  atEstimate(): { readonly below: number; readonly equal: number };
  /** The standard deviation of R*; null where no replicate was looked at. */
  readonly standardError: number | null;
  /** Replicates drawn; null where none was. */
  readonly replicates: number | null;
}

/** Why there is no distribution to be had; empty where there is. */
export function lackingDistribution(
  totals: Pick<ClusterTotals, "n" | "s">,
  resampling: Resampling | undefined,
): string {
  if (resampling === undefined || resampling.how === "exact") return "";
  return lackingReplicates(bootstrapUrns(documentGroups(totals)), resampling);
}

/**
 * The distribution of a document bootstrap: enumerated where there are few different replicates, summed without any
 * elsewhere; drawn or enumerated when that is asked for.
 *
 * @param totals for macro the documents' means
 * @throws RangeError when replicates are to be enumerated and there are too many.
 */
export function bootstrapDistribution(
  totals: ClusterTotals,
  resampling: Resampling | undefined,
): BootstrapDistribution {
  const groups = documentGroups(totals);
  const urns = bootstrapUrns(groups);
  const exact = resampling === undefined || resampling.how === "exact";
  if (exact && lackingReplicates(urns, undefined, mostEnumerated) !== "") return summed(totals, groups);
  const replicates = replicatesOf(urns, resampling, mostEnumerated);
  const sums = replicateSums(groups, resampling);
  const values =
    sums === null
      ? WeightedValues.of(replicates, (counts) => groups.estimate + deviationOf(groups, counts))
      : WeightedValues.equal(means(groups.estimate, sums));
  const tolerance = 1e-12 * groups.size;
  return {
    quantile: (q) => values.quantile(q),
    atEstimate() {
      const below = values.below(groups.estimate, tolerance);
      return { below, equal: values.atMost(groups.estimate, tolerance) - below };
    },
    standardError: values.standardDeviation(),
    replicates: replicates.kind === "drawn" ? replicates.count : null,
  };
}

function summed(totals: ClusterTotals, { estimate, n, u, count }: DocumentGroups): BootstrapDistribution {
  const turned = { ...totals, s: totals.s.map((s) => -s) };
  let squares = 0;
  let questions = 0;
  for (let g = 0; g < n.length; g++) {
    squares += count[g] * u[g] * u[g];
    questions += count[g] * n[g];
  }
  const width = Math.sqrt(squares) / questions;
  const lower = (sample: ClusterTotals, q: number): number =>
    quantileOf((x) => bootstrapBelow(sample, x, toPlace).p, q, sample, width);
  return {
    quantile: (q) => (q <= 0.5 ? lower(totals, q) : -lower(turned, 1 - q)),
    atEstimate() {
      const below = bootstrapBelow(totals, estimate, toPlace).p;
      const above = bootstrapBelow(turned, -estimate, toPlace).p;
      return { below, equal: Math.max(0, 1 - below - above) };
    },
    standardError: null,
    replicates: null,
  };
}

function means(estimate: number, { u, n }: ReplicateSums): Float64Array {
  const out = new Float64Array(u.length);
  for (let b = 0; b < out.length; b++) out[b] = estimate + u[b] / n[b];
  return out;
}
