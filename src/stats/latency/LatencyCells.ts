/**
 * Latencies of the same queries in several runs, one cell a query and run. A latency that is not known stands as
 * Infinity or −Infinity, whichever is the worse for the question asked.
 */
export interface LatencyCells {
  /** Milliseconds, or whatever unit the file has. */
  readonly latency: Float64Array;
  /** The number of each cell's query, from 0. */
  readonly query: Int32Array;
  /** The number of each cell's run, from 0. */
  readonly run: Int32Array;
  readonly queries: number;
  readonly runs: number;
}

/** Cells whose queries and runs are numbered without gaps, whatever they were called before. */
export function latencyCells(latency: Float64Array, query: Int32Array, run: Int32Array): LatencyCells {
  const [asked, made] = [numbered(query), numbered(run)];
  return { latency, query: asked.numbers, run: made.numbers, queries: asked.count, runs: made.count };
}

function numbered(names: Int32Array): { readonly numbers: Int32Array; readonly count: number } {
  const known = new Map([...new Set(names)].sort((a, b) => a - b).map((name, i) => [name, i]));
  return { numbers: names.map((name) => known.get(name) ?? 0), count: known.size };
}

/** The latencies of one run, ascending. */
export function sortedRun({ latency, run }: LatencyCells, wanted: number): Float64Array {
  return latency.filter((_, i) => run[i] === wanted).sort();
}
