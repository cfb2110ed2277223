import { normalQuantile } from "../../../src/stats/distributions/normal.ts";
import { type LatencyCells, latencyCells } from "../../../src/stats/latency/LatencyCells.ts";
import { seeded } from "../random.ts";

/** How log latencies spread: between queries, between runs, and from one request to the next. */
export interface Spread {
  readonly query: number;
  readonly run: number;
  readonly request: number;
}

/** A source of standard normal numbers. */
export function normals(seed: number): () => number {
  const uniform = seeded(seed);
  return () => normalQuantile(uniform() || 0.5);
}

/** Latencies of every query in every run, of mean log 0, in the order of runs. */
export function lognormalCells(queries: number, runs: number, spread: Spread, z: () => number): LatencyCells {
  const query = Array.from({ length: queries }, () => spread.query * z());
  const run = Array.from({ length: runs }, () => spread.run * z());
  const at = (i: number): readonly [query: number, run: number] => [i % queries, Math.floor(i / queries)];
  const cells = Array.from({ length: queries * runs }, (_, i) => at(i));
  return latencyCells(
    Float64Array.from(cells, ([q, r]) => Math.exp(query[q] + run[r] + spread.request * z())),
    Int32Array.from(cells, ([q]) => q),
    Int32Array.from(cells, ([, r]) => r),
  );
}

/** The p-quantile of such latencies, for a query and a run drawn at random. */
export function lognormalQuantile(p: number, { query, run, request }: Spread): number {
  return Math.exp(normalQuantile(p) * Math.hypot(query, run, request));
}
