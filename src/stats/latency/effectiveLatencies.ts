import { studentQuantile } from "../distributions/student.ts";
import { quantileOf } from "../statistics/ScoreSample.ts";
import { crossedVariance } from "./crossedVariance.ts";
import type { LatencyCells } from "./LatencyCells.ts";

/** How many independent latencies the cells are worth, for the share that exceeds the p-quantile. */
export interface EffectiveLatencies {
  /** n* = (π(1−π)/V)·(t_{N−1}/t_ν)², at most N: what the binomial is asked with. */
  readonly count: number;
  /** min(Q, R) − 1. */
  readonly degreesOfFreedom: number;
  /** √V of the share of cells above the quantile, queries and runs both counted. */
  readonly standardError: number;
}

/**
 * Brings cells that share queries and runs to a number of independent ones, as E. L. Korn & B. I. Graubard (1998),
 * Survey Methodology 24, do for proportions of clustered samples. The share is taken at the quantile itself, where about
 * 1 − p exceed: R. S. Woodruff's (1952) point. V is that of `crossedVariance`.
 *
 * Where nothing exceeds the quantile (all latencies at the top are equal) no variance can be seen, and a query counts
 * once, however many its runs.
 *
 * @param sorted the cells' latencies, ascending
 * @throws TooFewDocuments where there is one run or one query
 */
export function effectiveLatencies(
  cells: LatencyCells,
  sorted: Float64Array,
  p: number,
  alpha: number,
): EffectiveLatencies {
  const N = sorted.length;
  const at = quantileOf(sorted, p);
  const y = cells.latency.map((t) => (t > at ? 1 : 0));
  const share = y.reduce((a, b) => a + b, 0) / N;
  const { variance, degreesOfFreedom } = crossedVariance(cells, y);
  const independent = share > 0 ? (share * (1 - share)) / variance : cells.queries;
  const t = studentQuantile(alpha, N - 1) / studentQuantile(alpha, degreesOfFreedom);
  return {
    count: Math.min(N, independent * t * t),
    degreesOfFreedom,
    standardError: Math.sqrt(variance),
  };
}
