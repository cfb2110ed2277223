import { latticeOf } from "../../stats/tails/lattice.ts";
import type { GateStudy } from "./GateStudy.ts";

const usual = { onLattice: 2000, offLattice: 1000, documents: 300 };

/**
 * Golden sets of each size to draw unless another number is asked for. Fewer where one takes long: few sets of documents,
 * or of scores such as reciprocal ranks, are alike, so that each is put to the tests by itself. A share of 5 % is then
 * known to 0.5, 0.7 or 1.3 points.
 */
export function usualSets({ clustered, baseline, scenarios }: GateStudy): number {
  if (clustered) return usual.documents;
  const natural = scenarios
    .filter(({ kind }) => kind === "candidate")
    .every(({ candidate }) => latticeOf(candidate.map((c, d) => c - baseline[d])).natural);
  return natural ? usual.onLattice : usual.offLattice;
}
