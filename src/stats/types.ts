/**
 * The words every folder shares: what a score can be, what is estimated, what an answer carries with it.
 */

/** Where a score may lie. Bounds are what a test of "no worse than" leans on when nothing bad was seen. */
export type Scale =
  | { readonly kind: "bounded"; readonly min: number; readonly max: number }
  | { readonly kind: "unbounded" };

/** micro: the rate of a question drawn at random. macro: the rate expected in a typical document. */
export type Estimand = "micro" | "macro";

/** Which way a metric improves. */
export type Better = "higher" | "lower";

export type { Design } from "./designs/Design.ts";

/** The published source of a formula, in words from which a bibliography can be made. */
export interface Citation {
  /** "K.-Y. Liang & S. L. Zeger"; three are "A. Adams, B. Brown & C. Clark". */
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  /** "Biometrika 73, 13–22", "arXiv:2411.00640" or the place in a book, "§5.4"; what follows a semicolon is a remark. */
  readonly where: string;
  /** Of a book. */
  readonly publisher?: string;
  /** Other sources that the same method rests on. */
  readonly also?: readonly Citation[];
}

/** Something the reader of a number has to know. Its words live in the catalogues of `report`. */
export interface Caveat {
  readonly code: CaveatCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type CaveatCode =
  | "below-floor"
  | "floor-off"
  | "largest-document-unknown"
  | "few-unequal-documents"
  | "few-documents"
  | "unbounded-no-floor"
  | "ignores-documents"
  | "no-uncertainty"
  | "boundary"
  | "neff-capped"
  | "rho-clamped"
  | "df-is-bell-mccaffrey"
  | "missing-scores"
  | "missing-decides"
  | "missing-dropped"
  | "unmatched-dropped"
  | "repeats-averaged"
  | "ids-normalised"
  | "worst-loss-declared"
  | "near-threshold"
  | "items-differ"
  | "tail-error-straddles"
  | "census"
  | "degenerate-replicates"
  | "no-limit"
  | "fieller-unbounded"
  | "decimal-comma"
  | "text-scores-mapped"
  | "error-rows"
  | "paired-by-row-order"
  | "limits-outside-range"
  | "large-document"
  | "repeats-look-cached"
  | "several-metrics"
  | "heavy-documents"
  | "clusters-declined"
  | "strata-fixed"
  | "no-finite-correction"
  | "within-pooled"
  | "within-unseen"
  | "unlabelled-dropped"
  | "components"
  | "nested-clusters"
  | "multiway-floored"
  | "empty-denominators"
  | "undefined-replicates"
  | "pilot-small"
  | "pilot-unscored"
  | "wider-than-planned"
  | "pass-may-fall"
  | "few-changes"
  | "formula-misleads"
  | "change-not-simulated"
  | "left-out-unscored"
  | "few-runs"
  | "plan-undercovers"
  | "cached-left-out"
  | "looks-cached"
  | "failed-requests"
  | "few-latency-runs"
  | "drawn-from-few"
  | "judgements-repeated"
  | "queries-missing-zero"
  | "queries-missing-dropped"
  | "queries-without-relevant"
  | "queries-unjudged"
  | "queries-found-nothing"
  | "approximate-search"
  | "empty-texts"
  | "judged-not-in-collection"
  | "nothing-judged"
  | "identical-ids-ignored"
  | "single-precision-ties"
  | "error-texts-scored"
  | "repeats-from-cache"
  | "scores-rounded"
  | "unfinished-log"
  | "samples-run-again"
  | "less-is-better"
  | "queries-without-results"
  | "nulls-as-zero"
  | "loss-too-large"
  | "noise-above-margin";

/** Why a method was taken. Its words live in the catalogues of `report`. */
export interface MethodReason {
  readonly code: ReasonCode;
  readonly params: Readonly<Record<string, string>>;
}

export type ReasonCode =
  | "asked-for"
  | "first-that-applies"
  | "held-error-rate"
  | "gate-without-bounds"
  | "unequal-and-unpaired"
  | "published-unpaired"
  | "means-alone"
  | "two-standard-errors"
  | "many-moved"
  | "few-moved"
  | "items-differ"
  | "exact-mcnemar"
  | "regular-documents"
  | "nearest-coverage"
  | "interval-without-bounds"
  | "design-variance"
  | "design-variance-without-bounds"
  | "all-documents-scored"
  | "all-questions-scored"
  | "columns-cross"
  | "mean-of-parts"
  | "sums-without-bounds"
  | "no-jackknife"
  | "share-turned";

/** Whether a method fits the data in hand, and why (or why not). */
export interface Applicability {
  readonly ok: boolean;
  readonly reason: string;
}

/** What a method may be told beyond the data. */
export interface Context {
  /** Questions in the largest document of the population, when it is known. */
  readonly largestDocument?: number;
  /** The greatest loss one document can show, in score units, when the user declares one. */
  readonly worstLoss?: number;
  /** False restores the published rule, which lets a sample below the floor pass. */
  readonly floor?: boolean;
}

export interface Interval {
  readonly lower: number;
  readonly upper: number;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  /** Replicates drawn, where a method drew any. */
  readonly replicates?: number;
  /** The share of replicates that have no standard error of their own. */
  readonly degenerateReplicates?: number;
  readonly caveats: readonly Caveat[];
}
