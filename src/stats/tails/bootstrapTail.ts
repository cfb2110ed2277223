import type { ClusterTotals } from "../ClusterTotals.ts";
import { groupTotals } from "../groupTotals.ts";
import type { LatticePart } from "./LatticeSum.ts";
import { cellsFor, type Lattice, latticeOf, placeOn } from "./lattice.ts";
import { type TailProbability, type TailUse, upperTail } from "./upperTail.ts";

/** Steps within which a sum counts as at the line, not below it. */
const atTheLine = 1e-6;

/**
 * P*(R* < x): the share of document-bootstrap replicates whose mean lies below x, without drawing any.
 * R* < x is Σ (s − xn) < 0 over K documents drawn with replacement.
 *
 * @param totals documents; for a plain mean each of one question
 */
export function bootstrapBelow(totals: ClusterTotals, x: number, use: TailUse): TailProbability {
  const grouped = groupTotals(totals);
  const plain = grouped.n.every((n) => n === grouped.n[0]);
  const documents = totals.n.length;
  const events = plain ? grouped.s : grouped.s.map((s, d) => s - x * grouped.n[d]);
  const lattice = latticeOf(events, 0, use.grid && cellsFor(documents));
  const draw = partOf(events, grouped.count, documents, lattice, -1);
  const level = plain ? x * grouped.n[0] * documents * lattice.stepsPerUnit : 0;
  return upperTail({ parts: [draw] }, Math.floor(-level + atTheLine) + 1, use);
}

/** The same for the difference of two plain means drawn independently: P*(C* − B* < x). */
export function differenceBelow(
  candidate: ClusterTotals,
  baseline: ClusterTotals,
  x: number,
  use: TailUse,
): TailProbability {
  const ours = groupTotals(candidate);
  const theirs = groupTotals(baseline);
  const documents = candidate.n.length;
  const lattice = latticeOf(Float64Array.from([...ours.s, ...theirs.s]));
  const parts = [
    partOf(ours.s, ours.count, documents, lattice, -1),
    partOf(theirs.s, theirs.count, documents, lattice, 1),
  ];
  const steps = documents * lattice.stepsPerUnit;
  return upperTail({ parts }, Math.floor(-x * steps + atTheLine) + 1, use);
}

function partOf(
  values: Float64Array,
  count: Float64Array,
  documents: number,
  lattice: Lattice,
  sign: 1 | -1,
): LatticePart {
  const placed = placeOn(lattice, values, count);
  return {
    index: placed.index.map((v) => sign * v),
    weight: placed.count.map((c) => c / documents),
    count: documents,
  };
}
