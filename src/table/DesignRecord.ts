/** What a design file says: how documents were drawn, and of what. */
export interface DesignRecord {
  readonly path: string;
  readonly design: "srs" | "strata" | "pps" | "weights" | "fixed";
  /** M, the documents in the population. */
  readonly population?: number;
  readonly strata?: readonly StratumRecord[];
  /** All documents drawn, labelled or not; without it those with scores are taken as all. */
  readonly documents?: readonly DocumentRecord[];
  /** pps: whether a document could be drawn more than once. */
  readonly replacement?: "with" | "without";
  /** Questions taken of each document at most; without it all of them. */
  readonly take?: number;
  readonly seed?: number;
}

/** One stratum: M_h, or its share of the population's documents where that alone is known. */
export interface StratumRecord {
  readonly name: string;
  readonly population?: number;
  readonly share?: number;
}

/** One document that was drawn. */
export interface DocumentRecord {
  readonly name: string;
  readonly stratum?: string;
  /** N_d, the questions that it has. */
  readonly questions?: number;
  /** With replacement: p_d of one draw. Without: π_d, to be in the sample. */
  readonly probability?: number;
  /** What it counts for, up to a common factor. */
  readonly weight?: number;
  /** How often it was drawn. */
  readonly times?: number;
}

/** The kinds of designs, as a design file names them. */
export const designNames: readonly DesignRecord["design"][] = ["srs", "strata", "pps", "weights", "fixed"];
