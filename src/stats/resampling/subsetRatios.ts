import type { DocumentGroups } from "./DocumentGroups.ts";
import type { Replicates, Urn } from "./replicates.ts";
import { WeightedValues } from "./WeightedValues.ts";

/** Every document is in a subset or not. */
export function subsetUrns({ count }: DocumentGroups): readonly Urn[] {
  const balls = Float64Array.of(1, 1);
  return Array.from(count, (draws) => ({ draws, balls }));
}

/**
 * R_A = Σ_A s/Σ_A n of the 2^K − 1 non-empty subsets A of documents, each as likely.
 *
 * J. A. Hartigan (1969), "Using subsample values as typical values", Journal of the American Statistical Association 64.
 *
 * @param replicates all those of `subsetUrns`
 */
export function subsetRatios({ n, u, estimate }: DocumentGroups, replicates: Replicates): WeightedValues {
  return WeightedValues.of(replicates, (counts) => {
    let size = 0;
    let excess = 0;
    for (let g = 0; g < n.length; g++) {
      size += counts[2 * g + 1] * n[g];
      excess += counts[2 * g + 1] * u[g];
    }
    return size === 0 ? Number.NaN : estimate + excess / size;
  });
}
