import type { Scale } from "../types.ts";

/** A summary of a sample that is no mean of its scores. */
export type Statistic = RatioStatistic | QuantileStatistic;

/** A ratio of two sums over all rows: Σ of columns by one set of weights over Σ by another. */
export interface RatioStatistic {
  readonly kind: "ratio";
  /** What it is called on the command line and in results. */
  readonly name: string;
  readonly title: string;
  /** What the columns hold, in the order in which they are named. */
  readonly columns: readonly string[];
  /** What each column counts for above and below the line. */
  readonly numerator: readonly number[];
  readonly denominator: readonly number[];
  /** Where it lies when columns are counts; unbounded where numerator and denominator have nothing to do with each other. */
  readonly scale: Scale;
}

/** The least score that a share p of all questions do not exceed. */
export interface QuantileStatistic {
  readonly kind: "quantile";
  readonly name: string;
  readonly title: string;
  /** p, or null where the user says it. */
  readonly probability: number | null;
}
