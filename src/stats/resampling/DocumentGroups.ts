import type { ClusterTotals } from "../ClusterTotals.ts";
import { groupTotals } from "../groupTotals.ts";
import type { Urn } from "./replicates.ts";

/** Documents with those alike counted once, in an order that does not depend on that of the rows. */
export interface DocumentGroups {
  /** K. */
  readonly documents: number;
  /** R = Σs/Σn. */
  readonly estimate: number;
  readonly n: Float64Array;
  /** u = s − R·n. */
  readonly u: Float64Array;
  readonly count: Float64Array;
  /** The rate, without its sign, nearest to which two rates are told apart only by rounding. */
  readonly size: number;
}

/** Groups of a sample, ready to be resampled. For macro the documents' means, each of one question. */
export function documentGroups(totals: Pick<ClusterTotals, "n" | "s">): DocumentGroups {
  const known = groupings.get(totals);
  if (known !== undefined) return known;
  const groups = grouped(totals);
  groupings.set(totals, groups);
  return groups;
}

/** Totals are never changed, and every method that resamples asks for the groups of the same ones. */
const groupings = new WeakMap<object, DocumentGroups>();

function grouped(totals: Pick<ClusterTotals, "n" | "s">): DocumentGroups {
  const { n, s, count } = groupTotals(totals);
  const order = Array.from(n, (_, g) => g).sort((a, b) => n[a] - n[b] || s[a] - s[b]);
  let questions = 0;
  let total = 0;
  let size = 0;
  for (const g of order) {
    questions += count[g] * n[g];
    total += count[g] * s[g];
    size = Math.max(size, Math.abs(s[g] / n[g]));
  }
  const estimate = total / questions;
  return {
    documents: totals.n.length,
    estimate,
    n: Float64Array.from(order, (g) => n[g]),
    u: Float64Array.from(order, (g) => s[g] - estimate * n[g]),
    count: Float64Array.from(order, (g) => count[g]),
    size,
  };
}

/** The document bootstrap: K draws from K documents. */
export function bootstrapUrns({ documents, count }: DocumentGroups): readonly Urn[] {
  return [{ draws: documents, balls: count }];
}

/** The mean of a replicate less that of the sample: R* − R, the sum of its u over the sum of its n. */
export function deviationOf({ n, u }: DocumentGroups, counts: Float64Array): number {
  let questions = 0;
  let total = 0;
  for (let g = 0; g < n.length; g++) {
    questions += counts[g] * n[g];
    total += counts[g] * u[g];
  }
  return total / questions;
}
