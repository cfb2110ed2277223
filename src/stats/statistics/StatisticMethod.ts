import type { Resampling } from "../resampling/Resampling.ts";
import type { Caveat, Citation, Scale } from "../types.ts";

/** What an interval of a statistic is told beyond the sample. */
export interface StatisticContext {
  readonly scale: Scale;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  readonly resampling: Resampling;
}

/** Limits of a statistic; infinite where the method sets none. */
export interface StatisticLimits {
  readonly lower: number;
  readonly upper: number;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly caveats?: readonly Caveat[];
}

/** One way to put limits round a statistic. */
export interface StatisticMethod<Sample> {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  /** Why the method does not apply; empty when it does. */
  lacking(sample: Sample, context: StatisticContext): string;
  limits(sample: Sample, context: StatisticContext): StatisticLimits;
}
