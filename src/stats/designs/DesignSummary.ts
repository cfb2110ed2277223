/** A design in the words of a result: what was drawn of what. Null where it is not known or does not apply. */
export interface DesignSummary {
  /** srs: documents drawn alike; strata: drawn inside strata; pps: in proportion to size; fixed: all there are. */
  readonly kind: "srs" | "strata" | "pps" | "weights" | "fixed";
  /** Documents drawn that have scores. */
  readonly documents: number;
  /** M, the documents in the population. */
  readonly population: number | null;
  /** Documents drawn that have no score; they were left out. */
  readonly unlabelled: number;
  readonly strata: readonly StratumSummary[];
  /** Whether a document could be drawn more than once (pps). */
  readonly replacement: "with" | "without" | null;
  /** Documents so large that they were sure to be drawn (pps without replacement). */
  readonly certain: number;
  /** N, the questions of these documents, where only some of them were scored. */
  readonly questions: number | null;
  readonly seed: number | null;
}

export interface StratumSummary {
  readonly name: string;
  /** k_h, its documents that have scores. */
  readonly documents: number;
  /** M_h, its documents in the population. */
  readonly population: number | null;
  /** M_h/M, its share of the population's documents. */
  readonly share: number | null;
}
