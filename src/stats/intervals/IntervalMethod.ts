import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import type { Applicability, Citation, Context, Design, Estimand, Interval, Scale } from "../types.ts";

export type { Resampling } from "../resampling/Resampling.ts";

/** What an interval may be told beyond the data: also how the documents were drawn. */
export interface IntervalContext extends Context {
  /** Without it, documents drawn from a population without end. */
  readonly design?: Design;
  /** N, the scored questions, where the totals are weighted and do not tell; without it Σn. */
  readonly questions?: number;
  /** Without it, as `exact`, and methods that need random replicates do not apply. */
  readonly resampling?: Resampling;
}

/** One way to put two-sided limits round a mean. */
export interface IntervalMethod {
  /** What it is called on the command line and in results. */
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  /** True of a method shown only for comparison: it takes every question as its own document. */
  readonly ignoresDocuments: boolean;
  /** True of a method that resamples or inverts a test, and so takes longer than a formula. */
  readonly resamples?: true;
  /** Whether the method fits the data in hand; when not, `reason` says why not. */
  applies(
    totals: ClusterTotals,
    estimand: Estimand,
    scale: Scale,
    design: Design,
    resampling?: Resampling,
  ): Applicability;
  /**
   * Two-sided limits at `level`, a share such as 0.95.
   *
   * @throws TooFewDocuments when there are fewer than two documents; RangeError when a document has no questions, the
   *   level lies outside (0, 1), the population is smaller than the sample, or the method does not apply.
   */
  limits(
    totals: ClusterTotals,
    estimand: Estimand,
    scale: Scale,
    level: number,
    context: IntervalContext,
  ): Interval;
}
