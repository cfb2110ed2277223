import { studyLatency } from "../simulate/latency/studyLatency.ts";
import { describeRuns, type RunDescription } from "../stats/latency/describeRuns.ts";
import type { LatencyCells } from "../stats/latency/LatencyCells.ts";
import type { LatencyEntry } from "./StudyFile.ts";
import type { Row } from "./tables.ts";

/**
 * The row of the table `latency`: means over runs of P50, P95 and the widths of their 95 % intervals inside a run (order
 * statistics), the mean ratio of the widths, and the coefficients of variation between runs.
 */
export function latencyRow(data: string, system: string, cells: LatencyCells): Row {
  const { runs, median, quantile, widthRatio } = describeRuns(cells, 0.95, 0.025);
  const width = (of: "median" | "quantile"): number | null => {
    const widths = runs.map((run: RunDescription) => run[of].upper - run[of].lower);
    const mean = widths.reduce((a, b) => a + b, 0) / widths.length;
    return Number.isFinite(mean) ? mean : null;
  };
  return {
    data,
    system,
    queries: cells.queries,
    runs: cells.runs,
    p50: median?.value ?? null,
    p95: quantile?.value ?? null,
    p50Width: width("median"),
    p95Width: width("quantile"),
    ratio: widthRatio,
    cvP50: median?.variation ?? null,
    cvP95: quantile?.variation ?? null,
  };
}

/** Rows of the table `latencyGates`: how a limit 5 % below and above the true P95 is judged, from one run and from several. */
export function latencyGateRows(
  data: string,
  system: string,
  cells: LatencyCells,
  { gateQueries, draws }: LatencyEntry,
  alpha: number,
  seed: number,
): readonly Row[] {
  const sizes = gateQueries.filter((n) => n <= cells.queries);
  if (sizes.length === 0) return [];
  const gateRuns = Math.min(5, cells.runs);
  const options = { metric: system, quantile: 0.95, alpha, sizes, gateRuns, draws, seed };
  return studyLatency(cells, options).rows.flatMap(({ queries, side, limit, point, interval, gate }) => {
    const of = { data, system, side, limit, queries };
    const single = (rule: string, { share, error }: typeof point): Row => ({
      ...of,
      rule,
      draws,
      pass: share,
      fail: 1 - share,
      error,
    });
    return [
      single("point", point),
      single("interval", interval),
      {
        ...of,
        rule: "several runs",
        draws,
        pass: gate.pass.share,
        fail: gate.fail.share,
        error: gate.pass.error,
      },
    ];
  });
}
