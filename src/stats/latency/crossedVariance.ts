import { type MultiwayVariance, multiwayVariance } from "../variance/multiway.ts";
import type { LatencyCells } from "./LatencyCells.ts";

/**
 * The variance of the mean of y over cells, where cells share a query or a run: V = V_query + V_run − V_cell, no smaller
 * than the larger one-way term (see `multiwayVariance`), times G/(G−1), G = min(Q, R), since a handful of runs shows too
 * little of how runs vary: A. C. Cameron, J. B. Gelbach & D. L. Miller (2011), §2.3.
 *
 * @param y one value a cell
 * @throws TooFewDocuments where there is one run or one query
 */
export function crossedVariance(
  { query, run, queries, runs }: LatencyCells,
  y: Float64Array,
): MultiwayVariance {
  const totals = (group: Int32Array, count: number) => {
    const n = new Float64Array(count);
    const s = new Float64Array(count);
    for (let i = 0; i < y.length; i++) {
      n[group[i]]++;
      s[group[i]] += y[i];
    }
    return { n, s, q: s, labels: [] };
  };
  const both = { n: new Float64Array(y.length).fill(1), s: y, q: y, labels: [] };
  const crossed = multiwayVariance({ a: totals(query, queries), b: totals(run, runs), both });
  const smaller = Math.min(queries, runs);
  return { ...crossed, variance: (crossed.variance * smaller) / (smaller - 1) };
}
