import { describeRuns, type RunsDescription } from "../stats/latency/describeRuns.ts";
import { fewestToPass } from "../stats/latency/exceedance.ts";
import { type LatencyCells, latencyCells } from "../stats/latency/LatencyCells.ts";
import { quantileDifference } from "../stats/latency/quantileDifference.ts";
import { type QuantileTest, quantileTest } from "../stats/latency/quantileTest.ts";
import { quantileOf } from "../stats/statistics/ScoreSample.ts";
import type { Caveat } from "../stats/types.ts";
import type { LatencyRuns } from "../table/latencyRuns.ts";
import type { PairedLatencies } from "../table/pairLatencies.ts";
import { decide } from "./decide.ts";
import type { Verdict } from "./results.ts";

/** What latencies are held to. */
export interface LatencyQuestion {
  /** p of the quantile: .95 for P95. */
  readonly quantile: number;
  readonly alpha: number;
}

/** One system's runs, and what could not be counted. */
export interface LatencySide extends RunsDescription {
  readonly names: readonly string[];
  /** The quantile of all measured latencies together, type 1. */
  readonly pooled: number;
  readonly measured: number;
  /** Requests that failed or have no latency: never 0, but the slowest for a pass and the fastest for a fail. */
  readonly failed: number;
  /** Rows that a cache answered, left out. */
  readonly cached: number;
  /** Measured latencies below a tenth of the median, which a cache may have answered unnoticed. */
  readonly quick: number;
}

/** The answer to `latency`. Times are in the unit of the file. */
export interface LatencyResult {
  readonly metric: string;
  readonly rule: "limit" | "margin" | "none";
  readonly quantile: number;
  readonly alpha: number;
  /** null where neither a limit nor a margin was named. */
  readonly verdict: Verdict | null;
  readonly limit: number | null;
  readonly margin: number | null;
  /** The quantile over all runs, or the candidate's less the baseline's. */
  readonly value: number;
  /** One-sided bounds at alpha each, for other queries and other runs; infinite where there is none. */
  readonly lower: number;
  readonly upper: number;
  /** 1 − 2·alpha. */
  readonly level: number;
  readonly pPass: number | null;
  readonly pFail: number | null;
  readonly queries: number;
  readonly runs: number;
  readonly degreesOfFreedom: number;
  /** Independent latencies that all of them are worth; null for a difference. */
  readonly effective: number | null;
  /** The fewest independent latencies with which a pass is possible; null for a difference. */
  readonly floor: { readonly required: number; readonly met: boolean } | null;
  /** About how many runs like these would pass; null where runs alone do not help, or where it has passed. */
  readonly neededRuns: number | null;
  /** The share of measured latencies above the limit. */
  readonly exceeding: number | null;
  readonly baseline: LatencySide | null;
  readonly candidate: LatencySide;
  readonly caveats: readonly Caveat[];
}

/** Holds the quantile of one system's latencies to a limit, or without one says where it lies. */
export function gateLatency(
  system: LatencyRuns,
  limit: number | null,
  { quantile, alpha }: LatencyQuestion,
): LatencyResult {
  const [worst, best] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((unknown) =>
    quantileTest(cellsOf(system.latency, system, unknown), quantile, alpha),
  );
  const side = sideOf(system, quantile, alpha);
  const pPass = limit === null ? null : worst.above(limit);
  const pFail = limit === null ? null : best.within(limit);
  const required = fewestToPass(quantile, alpha);
  const measured = system.latency.filter((t) => !Number.isNaN(t));
  const verdict =
    pPass === null || pFail === null
      ? null
      : decide({ pPass, pFail, error: 0 }, alpha, { scored: side.measured, unboundedMissing: false });
  return {
    metric: system.column,
    rule: limit === null ? "none" : "limit",
    quantile,
    alpha,
    verdict,
    limit,
    margin: null,
    value: side.pooled,
    lower: best.lower,
    upper: worst.upper,
    level: 1 - 2 * alpha,
    pPass,
    pFail,
    ...sizesOf(system, worst.effective.degreesOfFreedom),
    effective: worst.effective.count,
    floor: { required, met: worst.effective.count >= required },
    neededRuns: limit === null || verdict !== "inconclusive" ? null : neededRuns(worst, system, limit, alpha),
    exceeding:
      limit === null || measured.length === 0
        ? null
        : measured.filter((t) => t > limit).length / measured.length,
    baseline: null,
    candidate: side,
    caveats: caveatsOf([side]),
  };
}

/** Holds the candidate's quantile to the baseline's plus a margin, or without one says how far apart they lie. */
export function gateLatencyChange(
  baseline: LatencyRuns,
  candidate: LatencyRuns,
  pairs: PairedLatencies,
  margin: number | null,
  { quantile, alpha }: LatencyQuestion,
): LatencyResult {
  const [slow, fast] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const apart = (before: number, after: number) =>
    quantileDifference(
      cellsOf(pairs.baseline, pairs, before),
      cellsOf(pairs.candidate, pairs, after),
      quantile,
      alpha,
    );
  const worst = apart(fast, slow);
  const best = apart(slow, fast);
  const sides = [sideOf(baseline, quantile, alpha), sideOf(candidate, quantile, alpha)];
  const pPass = margin === null ? null : worst.above(margin);
  const pFail = margin === null ? null : best.within(margin);
  const seen = pairs.baseline.filter((t, i) => !Number.isNaN(t + pairs.candidate[i])).length;
  return {
    metric: candidate.column,
    rule: margin === null ? "none" : "margin",
    quantile,
    alpha,
    verdict:
      pPass === null || pFail === null
        ? null
        : decide({ pPass, pFail, error: 0 }, alpha, { scored: seen, unboundedMissing: false }),
    limit: null,
    margin,
    value: sides[1].pooled - sides[0].pooled,
    lower: best.lower,
    upper: worst.upper,
    level: 1 - 2 * alpha,
    pPass,
    pFail,
    ...sizesOf(pairs, worst.degreesOfFreedom),
    effective: null,
    floor: null,
    neededRuns: null,
    exceeding: null,
    baseline: sides[0],
    candidate: sides[1],
    caveats: caveatsOf(sides, pairs.unpaired),
  };
}

interface Crossed {
  readonly query: Int32Array;
  readonly run: Int32Array;
}

/** The cells with what is not known put at its worst or best. */
function cellsOf(latency: Float64Array, { query, run }: Crossed, unknown: number): LatencyCells {
  return latencyCells(
    latency.map((t) => (Number.isNaN(t) ? unknown : t)),
    query,
    run,
  );
}

function sizesOf({ query, run }: Crossed, degreesOfFreedom: number) {
  return { queries: new Set(query).size, runs: new Set(run).size, degreesOfFreedom };
}

function sideOf(system: LatencyRuns, quantile: number, alpha: number): LatencySide {
  const { latency, query, run, runs, queries, cached } = system;
  const known = latency.map((t, i) => (Number.isNaN(t) ? Number.NaN : i)).filter((i) => !Number.isNaN(i));
  const cells = {
    latency: known.map((i) => latency[i]),
    query: Int32Array.from(known, (i) => query[i]),
    run: Int32Array.from(known, (i) => run[i]),
    queries: queries.length,
    runs: runs.length,
  };
  const sorted = cells.latency.toSorted();
  const tenth = quantileOf(sorted, 0.5) / 10;
  return {
    ...describeRuns(cells, quantile, alpha),
    names: runs,
    pooled: quantileOf(sorted, quantile),
    quick: sorted.filter((t) => t < tenth).length,
    measured: known.length,
    failed: latency.length - known.length,
    cached,
  };
}

/** The fewest runs like these with which the share above the limit would pass. */
function neededRuns(test: QuantileTest, { run }: Crossed, limit: number, alpha: number): number | null {
  for (let runs = new Set(run).size + 1; runs <= 100; runs++)
    if (test.aboveWith(limit, test.effective.withRuns(runs)) <= alpha) return runs;
  return null;
}

function caveatsOf(sides: readonly LatencySide[], unpaired = 0): readonly Caveat[] {
  const cached = sides.reduce((a, side) => a + side.cached, 0);
  const failed = sides.reduce((a, side) => a + side.failed, 0);
  const quick = sides.reduce((a, side) => a + side.quick, 0);
  const measured = sides.reduce((a, side) => a + side.measured, 0);
  const runs = Math.min(...sides.map((side) => side.runs.length));
  const caveats: Caveat[] = [];
  if (cached > 0) caveats.push({ code: "cached-left-out", params: { count: cached, unpaired } });
  if (failed > 0) caveats.push({ code: "failed-requests", params: { count: failed } });
  if (quick > measured / 100) caveats.push({ code: "looks-cached", params: { count: quick } });
  if (runs < 5) caveats.push({ code: "few-latency-runs", params: { runs } });
  return caveats;
}
