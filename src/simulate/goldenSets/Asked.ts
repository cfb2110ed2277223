import type { GateStudy } from "./GateStudy.ts";

/** Where the lines are drawn. */
export interface Lines {
  readonly margin: number;
  readonly threshold: number;
  /** Differences from a line within this count as on it. */
  readonly slack: number;
}

/** The lines that a study draws. */
export function linesOf({ margin, threshold, range }: GateStudy): Lines {
  const slack = Number.isFinite(range) ? 1e-12 * range : 0;
  return { margin, threshold: threshold ?? Number.NaN, slack };
}

/** What is asked, the same for every golden set of a scenario. */
export interface Asked extends Lines {
  readonly alpha: number;
  /** False where scores have no bounds. */
  readonly bounded: boolean;
  /** For each size of set, the widest steps of a sum: of z, of z with its sign flipped, of either system's scores. */
  readonly steps: {
    readonly excess: Float64Array;
    readonly sign: Float64Array;
    readonly score: Float64Array;
  };
}

/** What is true of a scenario, in the population or in another half of it. */
export interface Truth {
  readonly candidate: number;
  readonly loss: number;
}
