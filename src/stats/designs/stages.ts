import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Estimand } from "../types.ts";
import type { StagedDesign, Stratum } from "./Design.ts";
import { DesignError } from "./DesignError.ts";

/** A design with a variance of its own, as its formula takes it: fixed documents are one stratum drawn whole. */
export interface Stages {
  readonly strata: readonly Stratum[];
  /** The documents of each stratum. */
  readonly members: readonly (readonly number[])[];
  /** w_d, the documents that each stands for, up to a common factor. */
  readonly weights: Float64Array;
  /** N_d, what a document counts for beside its weight: its questions in micro, 1 in macro. */
  readonly sizes: Float64Array;
  /** f₂d = n_d/N_d, the share of its questions that was scored; 0 where that is not known. */
  readonly scored: Float64Array;
}

/**
 * @throws DesignError for a stratum of which one document was drawn, but not all, and for a document with more questions
 *   scored than it has.
 */
export function stagesOf(totals: ClusterTotals, estimand: Estimand, design: StagedDesign): Stages {
  const { n, labels } = totals;
  const { sizes } = design;
  if (sizes !== undefined) assertSizes(totals, sizes);
  const fixed = design.kind === "fixed";
  const strata = fixed ? [{ name: "all", fraction: 1 }] : design.strata;
  const members: number[][] = strata.map(() => []);
  for (let d = 0; d < n.length; d++) members[fixed ? 0 : design.stratum[d]].push(d);
  strata.forEach(({ name, fraction }, h) => {
    if (members[h].length === 1 && fraction < 1) throw lonely(name, labels[members[h][0]]);
  });
  return {
    strata,
    members,
    weights: fixed ? new Float64Array(n.length).fill(1) : design.weights,
    sizes: estimand === "macro" ? new Float64Array(n.length).fill(1) : (sizes ?? n),
    scored: sizes ? n.map((scored, d) => scored / sizes[d]) : new Float64Array(n.length).fill(fixed ? 0 : 1),
  };
}

function lonely(stratum: string, document: string): DesignError {
  return new DesignError(
    `Stratum ${stratum} has one document with scores (${document}): how its documents differ cannot be seen`,
    "Score a second document of it, or merge it with the stratum most like it and give their populations together.",
  );
}

/** Throws a `DesignError` for a document with more questions scored than it has. */
export function assertSizes({ n, labels }: ClusterTotals, sizes: Float64Array): void {
  for (let d = 0; d < n.length; d++)
    if (!(sizes[d] >= n[d]))
      throw new DesignError(
        `Document ${labels[d]} has ${n[d]} scored questions but is said to have ${sizes[d]} in all`,
        'Correct its "questions", the number it has in all.',
      );
}
