import type { ClusterTotals } from "../ClusterTotals.ts";
import { groupTotals } from "../groupTotals.ts";
import { cellsFor, latticeOf, placeOn } from "./lattice.ts";
import { type TailProbability, type TailUse, upperTail } from "./upperTail.ts";

/**
 * The sign-flip p-value of θ ≤ μ: the share of the 2^K sign patterns ε with Σ ε z ≥ Σ z, z = s − μn; that is, of the
 * subsets of documents whose z add up to at most 0. Hartigan (1969), "Using subsample values as typical values",
 * Journal of the American Statistical Association 64.
 */
export function signFlipTail(totals: ClusterTotals, mu: number, use: TailUse): TailProbability {
  const grouped = groupTotals(totals);
  const z = grouped.s.map((s, d) => s - mu * grouped.n[d]);
  const lattice = latticeOf(z, 0, use.grid && cellsFor(totals.n.length));
  const { index, count } = placeOn(lattice, z, grouped.count);
  const parts = [...index].map((v, d) => ({
    index: Float64Array.of(0, -v),
    weight: Float64Array.of(0.5, 0.5),
    count: count[d],
  }));
  // On a fine grid two ways to the same sum can come out a step apart: ties stay ties.
  const slack = lattice.natural || use.grid ? 0 : Math.ceil(0.6 * Math.sqrt(totals.n.length / 2));
  return upperTail({ parts }, -slack, use);
}
