import type { ClusterTotals } from "./ClusterTotals.ts";
import { equalSizes } from "./equalSizes.ts";
import { remembered } from "./remembered.ts";

/** Documents that are alike counted once: K = Σ count documents, each of n questions with score sum s. */
export interface GroupedTotals {
  readonly n: Float64Array;
  readonly s: Float64Array;
  readonly count: Float64Array;
}

/** Beyond this many different documents of one size their sums are gathered in as many cells. */
const mostGroups = 4096;

/**
 * Groups documents with the same n and s. Where documents of one size have more than 4,096 different sums, those of
 * each 4,096th of their range are brought to their mean, which changes no total.
 */
export const groupTotals: (totals: Pick<ClusterTotals, "n" | "s">) => GroupedTotals = remembered((totals) =>
  equalSizes(totals) ? groupSums(totals) : groupSizesAndSums(totals),
);

/** Different sums up to which looking through them is faster than a map. */
const handful = 16;

function groupSums(totals: Pick<ClusterTotals, "n" | "s">): GroupedTotals {
  const few: number[] = [];
  const tally: number[] = [];
  const counts = new Map<number, number>();
  for (const s of totals.s) {
    const at = few.indexOf(s);
    if (at >= 0) tally[at]++;
    else if (few.length < handful) {
      few.push(s);
      tally.push(1);
    } else {
      counts.set(s, (counts.get(s) ?? 0) + 1);
      if (counts.size > mostGroups) return cellTotals(totals);
    }
  }
  few.forEach((s, at) => {
    counts.set(s, tally[at]);
  });
  return {
    n: new Float64Array(counts.size).fill(totals.n[0]),
    s: Float64Array.from(counts.keys()),
    count: Float64Array.from(counts.values()),
  };
}

function groupSizesAndSums(totals: Pick<ClusterTotals, "n" | "s">): GroupedTotals {
  const n: number[] = [];
  const s: number[] = [];
  const count: number[] = [];
  const bySize = new Map<number, Map<number, number>>();
  for (let d = 0; d < totals.n.length; d++) {
    let bySum = bySize.get(totals.n[d]);
    if (bySum === undefined) {
      bySum = new Map();
      bySize.set(totals.n[d], bySum);
    }
    const at = bySum.get(totals.s[d]);
    if (at === undefined) {
      bySum.set(totals.s[d], n.length);
      n.push(totals.n[d]);
      s.push(totals.s[d]);
      count.push(1);
    } else count[at]++;
  }
  return { n: Float64Array.from(n), s: Float64Array.from(s), count: Float64Array.from(count) };
}

function cellTotals({ n, s }: Pick<ClusterTotals, "n" | "s">): GroupedTotals {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const v of s) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  const sums = new Float64Array(mostGroups);
  const counts = new Float64Array(mostGroups);
  const scale = (mostGroups - 1) / (high - low);
  for (const v of s) {
    const cell = Math.round((v - low) * scale);
    sums[cell] += v;
    counts[cell]++;
  }
  const filled = counts.map((count, cell) => (count > 0 ? cell : -1)).filter((cell) => cell >= 0);
  return {
    n: new Float64Array(filled.length).fill(n[0]),
    s: filled.map((cell) => sums[cell] / counts[cell]),
    count: filled.map((cell) => counts[cell]),
  };
}
