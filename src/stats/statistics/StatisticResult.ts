import type { MethodRow } from "../estimate.ts";
import type { Caveat, Citation, MethodReason } from "../types.ts";

/** The answer to `estimate --statistic`: a summary that is no mean of scores, with its interval. */
export interface StatisticResult {
  readonly statistic: string;
  readonly title: string;
  /** The columns it was computed from. */
  readonly columns: readonly string[];
  /** p of a quantile; null for a ratio. */
  readonly probability: number | null;
  readonly value: number;
  /** Infinite where the data set no limit. */
  readonly lower: number;
  readonly upper: number;
  readonly level: number;
  readonly method: string;
  readonly methodReason: MethodReason;
  readonly methodTitle: string;
  readonly source: Citation;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  /** Documents; equal to `questions` when there is no cluster column. */
  readonly clusters: number;
  readonly questions: number;
  /** Questions left out because a column has no value. */
  readonly missing: number;
  readonly errors: number;
  /** Standard error and bias by leaving out each document; null for quantiles, for which it does not hold. */
  readonly jackknife: { readonly standardError: number; readonly bias: number } | null;
  /** The document bootstrap; null for quantiles, whose bootstrap is summed without replicates. */
  readonly bootstrap: {
    /** Replicates drawn; null where all there are were looked at. */
    readonly replicates: number | null;
    readonly seed: number;
    /** The share of replicates without a value (0/0), left out of the quantiles. */
    readonly undefined: number;
    /** The share without a standard error, kept as infinite t. */
    readonly degenerate: number;
  } | null;
  readonly methods: readonly MethodRow[];
  readonly caveats: readonly Caveat[];
}
