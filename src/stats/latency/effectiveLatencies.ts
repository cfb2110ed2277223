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
  /**
   * n* were there so many runs like these: of the three terms of V those of runs and cells fall as 1/R. That of queries is
   * left as it is, though the part of it that is chance from request to request would fall too.
   */
  withRuns(runs: number): number;
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
  const { variance, degreesOfFreedom, oneWay } = crossedVariance(cells, y);
  const worth = (squaredError: number, df: number, all: number): number => {
    const independent = share > 0 ? (share * (1 - share)) / squaredError : cells.queries;
    const t = studentQuantile(alpha, all - 1) / studentQuantile(alpha, df);
    return Math.min(all, independent * t * t);
  };
  return {
    count: worth(variance, degreesOfFreedom, N),
    degreesOfFreedom,
    standardError: Math.sqrt(variance),
    withRuns: (runs) => {
      const fewer = cells.runs / runs;
      const [query, run, cell] = [oneWay.a, oneWay.b * fewer, oneWay.both * fewer];
      const smaller = Math.min(cells.queries, runs);
      const sum = Math.max(query, run, query + run - cell);
      return worth((sum * smaller) / (smaller - 1), smaller - 1, N / fewer);
    },
  };
}
