import type { ClusterTotals } from "../ClusterTotals.ts";
import { groupTotals } from "../groupTotals.ts";
import { latticeOf, toIndex } from "./lattice.ts";
import { type TailProbability, type TailUse, upperTail } from "./upperTail.ts";

/**
 * The sign-flip p-value of θ ≤ μ: the share of the 2^K sign patterns ε with Σ ε z ≥ Σ z, z = s − μn; that is, of the
 * subsets of documents whose z add up to at most 0. Hartigan (1969), "Using subsample values as typical values",
 * Journal of the American Statistical Association 64.
 */
export function signFlipTail(totals: ClusterTotals, mu: number, use: TailUse): TailProbability {
  const grouped = groupTotals(totals);
  const z = grouped.s.map((s, d) => s - mu * grouped.n[d]);
  const lattice = latticeOf(z);
  const index = toIndex(z, lattice);
  const parts = [...index].map((v, d) => ({
    index: Float64Array.of(0, -v),
    weight: Float64Array.of(0.5, 0.5),
    count: grouped.count[d],
  }));
  const slack = lattice.natural ? 0 : Math.ceil(0.6 * Math.sqrt(totals.n.length / 2));
  return upperTail({ parts }, -slack, use);
}
