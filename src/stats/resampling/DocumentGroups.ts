import type { ClusterTotals } from "../ClusterTotals.ts";
import { type GroupedTotals, groupTotals } from "../groupTotals.ts";
import { remembered } from "../remembered.ts";
import { sortedShort } from "../sortedShort.ts";
import { zeros } from "../zeros.ts";
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
  const { n, s, count } = inOrder(totals);
  let questions = 0;
  let total = 0;
  let size = 0;
  for (let g = 0; g < n.length; g++) {
    questions += count[g] * n[g];
    total += count[g] * s[g];
    size = Math.max(size, Math.abs(s[g] / n[g]));
  }
  const estimate = total / questions;
  const u = zeros(n.length);
  for (let g = 0; g < n.length; g++) u[g] = s[g] - estimate * n[g];
  return { documents: totals.n.length, estimate, n, u, count, size };
}

/** Documents up to which those alike are sooner found by sorting than by a map. */
const few = 64;

/** Groups by size and by sum. */
function inOrder(totals: Pick<ClusterTotals, "n" | "s">): GroupedTotals {
  const known = totals.n.length > few ? groupTotals(totals) : undefined;
  const { n, s } = known ?? totals;
  const order = new Int32Array(n.length);
  for (let i = 0; i < order.length; i++) order[i] = i;
  sortedShort(order, (a, b) => n[a] - n[b] || s[a] - s[b]);
  const out = { n: zeros(n.length), s: zeros(n.length), count: zeros(n.length) };
  let groups = 0;
  for (const at of order) {
    const alike = groups > 0 && n[at] === out.n[groups - 1] && s[at] === out.s[groups - 1];
    if (!alike) groups++;
    out.n[groups - 1] = n[at];
    out.s[groups - 1] = s[at];
    out.count[groups - 1] += known?.count[at] ?? 1;
  }
  return {
    n: out.n.subarray(0, groups),
    s: out.s.subarray(0, groups),
    count: out.count.subarray(0, groups),
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
