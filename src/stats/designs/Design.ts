/**
 * How the questions came to be scored. Two kinds need no new formula: documents drawn alike, and documents drawn with
 * unequal chances, which a change of totals brings to the first (`plainSample`). The other two have a variance of their
 * own (`designSpread`). Arrays have one element a document, in the order of the totals.
 */
export type Design = PlainSample | WeightedSample | StratifiedSample | FixedDocuments;

/** Documents drawn alike: a simple random sample, of `population` documents where that is known. */
export interface PlainSample {
  readonly kind: "srs";
  /** M, the documents in the population. */
  readonly population?: number;
}

/** Documents drawn with unequal chances, one draw independent of the next (or nearly so). */
export interface WeightedSample {
  readonly kind: "weighted";
  /** What a document's mean counts for in micro, up to a common factor: N_d/p_d. Without it micro cannot be had. */
  readonly micro?: Float64Array;
  /** The same in macro: 1/p_d. */
  readonly macro?: Float64Array;
  /** How often each document was drawn; once each without it. */
  readonly times?: Float64Array;
}

/** Documents drawn inside fixed strata; with `sizes`, questions drawn inside documents (two stages). */
export interface StratifiedSample {
  readonly kind: "strata";
  readonly strata: readonly Stratum[];
  /** The number of each document's stratum in `strata`. */
  readonly stratum: Int32Array;
  /** How many documents of the population each document stands for, up to a common factor: M_h/k_h, or 1/π_d. */
  readonly weights: Float64Array;
  /** N_d, the questions that each document has, at least those scored; without it all were scored. */
  readonly sizes?: Float64Array;
}

export interface Stratum {
  readonly name: string;
  /** f_h = k_h/M_h, the share of its documents that was drawn; 0 where that is not known. */
  readonly fraction: number;
}

/** These documents are all there are; questions were drawn inside each. */
export interface FixedDocuments {
  readonly kind: "fixed";
  /** N_d, the questions that each document has; without it those scored stand for their shares. */
  readonly sizes?: Float64Array;
}

/** A design that has a variance of its own. */
export type StagedDesign = StratifiedSample | FixedDocuments;

/** Whether a design has a variance of its own, so that methods made for documents drawn alike do not fit. */
export function isStaged(design: Design): design is StagedDesign {
  return design.kind === "strata" || design.kind === "fixed";
}
