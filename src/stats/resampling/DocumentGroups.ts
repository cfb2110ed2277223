import type { ClusterTotals } from "../ClusterTotals.ts";
import { groupTotals } from "../groupTotals.ts";
import { remembered } from "../remembered.ts";
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
export const documentGroups: (totals: Pick<ClusterTotals, "n" | "s">) => DocumentGroups = remembered(grouped);

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
  const groups = {
    documents: totals.n.length,
    estimate,
    n: new Float64Array(n.length),
    u: new Float64Array(n.length),
    count: new Float64Array(n.length),
    size,
  };
  for (let i = 0; i < order.length; i++) {
    const g = order[i];
    groups.n[i] = n[g];
    groups.u[i] = s[g] - estimate * n[g];
    groups.count[i] = count[g];
  }
  return groups;
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
