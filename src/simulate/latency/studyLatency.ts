import { describeRuns } from "../../stats/latency/describeRuns.ts";
import { interpolatedQuantile } from "../../stats/latency/interpolatedQuantile.ts";
import { type LatencyCells, latencyCells } from "../../stats/latency/LatencyCells.ts";
import { orderStatisticLimits } from "../../stats/latency/orderStatisticLimits.ts";
import { quantileTest } from "../../stats/latency/quantileTest.ts";
import type { Random } from "../../stats/Random.ts";
import { randomStreams } from "../random.ts";
import type { LatencyStudy, LatencyStudyRow, Share } from "./LatencyStudy.ts";

export interface LatencyStudyOptions {
  readonly metric: string;
  readonly quantile: number;
  readonly alpha: number;
  /** Numbers of queries to draw. */
  readonly sizes: readonly number[];
  readonly gateRuns: number;
  readonly draws: number;
  readonly seed: number;
}

/** How far the limits lie from the truth: the published experiment's 5 %. */
const shift = 0.05;

/**
 * Takes measured runs for all there is and draws from them: n queries without replacement, runs with. The first run drawn
 * is what somebody with one run sees; the gate of `latency` sees all of them. Each is held to a limit 5 % below the true
 * quantile, where a pass is wrong, and 5 % above, where it is right. Each number of queries has a stream of its own.
 *
 * @param cells only what was measured
 */
export function studyLatency(cells: LatencyCells, options: LatencyStudyOptions): LatencyStudy {
  const { metric, quantile, alpha, gateRuns, draws, seed, sizes } = options;
  const truth = interpolatedQuantile(cells.latency.toSorted(), quantile);
  const { median, quantile: over, widthRatio } = describeRuns(cells, quantile, alpha);
  const matrix = matrixOf(cells);
  const limits = { below: truth * (1 - shift), above: truth * (1 + shift) };
  const rows = randomStreams(seed, sizes.length).map((random, i) =>
    rowsOf(matrix, sizes[i], limits, options, random),
  );
  return {
    metric,
    quantile,
    alpha,
    truth,
    queries: cells.queries,
    runs: cells.runs,
    gateRuns,
    draws,
    seed,
    variation: { median: median?.variation ?? Number.NaN, quantile: over?.variation ?? Number.NaN },
    widthRatio,
    rows: [...rows.map(({ below }) => below), ...rows.map(({ above }) => above)],
  };
}

/** Latencies by query and run; NaN where none was measured. */
interface Matrix {
  readonly latency: Float64Array;
  readonly queries: number;
  readonly runs: number;
}

function matrixOf({ latency, query, run, queries, runs }: LatencyCells): Matrix {
  const all = new Float64Array(queries * runs).fill(Number.NaN);
  latency.forEach((t, i) => {
    all[run[i] * queries + query[i]] = t;
  });
  return { latency: all, queries, runs };
}

/** Draws that passed, or failed, under one limit. */
interface Counts {
  point: number;
  interval: number;
  pass: number;
  fail: number;
}

function rowsOf(
  matrix: Matrix,
  size: number,
  limits: Readonly<Record<LatencyStudyRow["side"], number>>,
  { quantile, alpha, gateRuns, draws }: LatencyStudyOptions,
  random: Random,
): Readonly<Record<LatencyStudyRow["side"], LatencyStudyRow>> {
  const counts = { below: empty(), above: empty() };
  const order = Int32Array.from({ length: matrix.queries }, (_, i) => i);
  for (let draw = 0; draw < draws; draw++) {
    const queries = someOf(order, size, random);
    const runs = Array.from({ length: gateRuns }, () => random.below(matrix.runs));
    const one = measured(matrix, queries, runs.slice(0, 1)).latency.sort();
    const point = interpolatedQuantile(one, quantile);
    const { upper } = orderStatisticLimits(one, quantile, alpha);
    const test = quantileTest(measured(matrix, queries, runs), quantile, alpha);
    for (const side of ["below", "above"] as const) {
      const [limit, count] = [limits[side], counts[side]];
      if (point <= limit) count.point++;
      if (upper <= limit) count.interval++;
      if (test.above(limit) <= alpha) count.pass++;
      else if (test.within(limit) <= alpha) count.fail++;
    }
  }
  const row = (side: LatencyStudyRow["side"]): LatencyStudyRow => {
    const { point, interval, pass, fail } = counts[side];
    return {
      queries: size,
      side,
      limit: limits[side],
      point: shareOf(point, draws),
      interval: shareOf(interval, draws),
      gate: { pass: shareOf(pass, draws), fail: shareOf(fail, draws) },
    };
  };
  return { below: row("below"), above: row("above") };
}

function empty(): Counts {
  return { point: 0, interval: 0, pass: 0, fail: 0 };
}

function shareOf(count: number, draws: number): Share {
  const share = count / draws;
  return { share, error: Math.sqrt((share * (1 - share)) / draws) };
}

/** So many of the queries, without replacement: the first steps of a shuffle, which any order may start from. */
function someOf(order: Int32Array, size: number, random: Random): Int32Array {
  for (let i = 0; i < size; i++) {
    const j = i + random.below(order.length - i);
    const taken = order[j];
    order[j] = order[i];
    order[i] = taken;
  }
  return order.subarray(0, size);
}

/** The measured cells of these queries in these runs; a run drawn twice is two runs. */
function measured(matrix: Matrix, queries: Int32Array, runs: readonly number[]): LatencyCells {
  const all = runs.length * queries.length;
  const [latency, query, run] = [new Float64Array(all), new Int32Array(all), new Int32Array(all)];
  let count = 0;
  for (let drawn = 0; drawn < runs.length; drawn++)
    for (let i = 0; i < queries.length; i++) {
      const t = matrix.latency[runs[drawn] * matrix.queries + queries[i]];
      if (Number.isNaN(t)) continue;
      [latency[count], query[count], run[count]] = [t, i, drawn];
      count++;
    }
  if (count === all) return { latency, query, run, queries: queries.length, runs: runs.length };
  return latencyCells(latency.subarray(0, count), query.subarray(0, count), run.subarray(0, count));
}
