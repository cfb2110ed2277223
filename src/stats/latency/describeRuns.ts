import { studentQuantile } from "../distributions/student.ts";
import { interpolatedQuantile } from "./interpolatedQuantile.ts";
import { type LatencyCells, sortedRun } from "./LatencyCells.ts";
import { orderStatisticLimits } from "./orderStatisticLimits.ts";

/** A number with one-sided limits at α each; infinite where there is none. */
export interface Bounded {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
}

/** One run: its quantiles of type 7, with exact limits from order statistics, which know of no other run. */
export interface RunDescription {
  /** Latencies measured. */
  readonly count: number;
  readonly median: Bounded;
  readonly quantile: Bounded;
}

/** A quantile over runs: the mean of the runs' own, mean ± t_{R−1}·sd/√R, for these queries in other runs. */
export interface AcrossRuns extends Bounded {
  readonly standardError: number;
  /** sd/mean between runs, the coefficient of variation. */
  readonly variation: number;
}

/** Runs one by one, and how they differ. */
export interface RunsDescription {
  readonly runs: readonly RunDescription[];
  readonly median: AcrossRuns | null;
  readonly quantile: AcrossRuns | null;
  /** Mean over runs of the width of the quantile's interval over that of the median's; null where one has no end. */
  readonly widthRatio: number | null;
}

/** Describes each run and how the median and the p-quantile move between them. */
export function describeRuns(cells: LatencyCells, p: number, alpha: number): RunsDescription {
  const runs = Array.from({ length: cells.runs }, (_, run) => {
    const sorted = sortedRun(cells, run);
    const bounded = (q: number): Bounded => ({
      value: interpolatedQuantile(sorted, q),
      ...orderStatisticLimits(sorted, q, alpha),
    });
    return { count: sorted.length, median: bounded(0.5), quantile: bounded(p) };
  });
  const measured = runs.filter(({ count }) => count > 0);
  const ratios = measured.map(({ median, quantile }) => width(quantile) / width(median));
  const ratio = ratios.reduce((a, b) => a + b, 0) / ratios.length;
  return {
    runs,
    median: acrossRuns(
      measured.map(({ median }) => median.value),
      alpha,
    ),
    quantile: acrossRuns(
      measured.map(({ quantile }) => quantile.value),
      alpha,
    ),
    widthRatio: Number.isFinite(ratio) ? ratio : null,
  };
}

/** The mean of one value a run, as t on R − 1; null for one run, which says nothing of others. */
export function acrossRuns(values: readonly number[], alpha: number): AcrossRuns | null {
  const R = values.length;
  if (R < 2) return null;
  const mean = values.reduce((a, b) => a + b, 0) / R;
  const sd = Math.sqrt(values.reduce((a, v) => a + (v - mean) ** 2, 0) / (R - 1));
  const se = sd / Math.sqrt(R);
  const reach = studentQuantile(1 - alpha, R - 1) * se;
  return { value: mean, lower: mean - reach, upper: mean + reach, standardError: se, variation: sd / mean };
}

function width({ lower, upper }: Bounded): number {
  return upper - lower;
}
