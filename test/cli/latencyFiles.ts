import { lognormalCells, normals } from "../stats/latency/cells.ts";

/** What a file of latencies is to look like. */
export interface LatencyFile {
  readonly queries: number;
  readonly runs: number;
  readonly factor?: number;
  readonly seed?: number;
  /** The cells of a row behind the latency, by query and run from 0; and the latency where it is not the drawn one. */
  readonly row?: (query: number, run: number, ms: string) => string;
  readonly header?: string;
}

/** A CSV of latencies round 400 ms whose P95 lies near 800 ms: queries and runs differ, requests vary. */
export function latencyCsv({
  queries,
  runs,
  factor = 1,
  seed = 1,
  header = "query_id,run,latencyMs",
  row = (query, run, ms) => `q${query},${run + 1},${ms}`,
}: LatencyFile): string {
  const spread = { query: 0.4, run: 0.05, request: 0.15 };
  const { latency, query, run } = lognormalCells(queries, runs, spread, normals(seed));
  const rows = Array.from(latency, (t, i) => row(query[i], run[i], (400 * factor * t).toFixed(2)));
  return `${[header, ...rows].join("\n")}\n`;
}
