import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Design } from "./Design.ts";

/**
 * Documents drawn alike, of which all questions were scored, or (with `sizes`, N_d) some drawn at random in each. Where
 * the population is not known nothing is taken off for its being finite, and two stages are one: the documents, with
 * N_d·s/n as their sums, are a plain sample again.
 */
export function drawnAlike(totals: ClusterTotals, population?: number, sizes?: Float64Array): Design {
  const K = totals.n.length;
  if (sizes === undefined || sizes.every((size, d) => size === totals.n[d]))
    return { kind: "srs", ...(population !== undefined && { population }) };
  if (population === undefined) return { kind: "weighted", micro: sizes, macro: new Float64Array(K).fill(1) };
  return {
    kind: "strata",
    strata: [{ name: "all", fraction: K / population }],
    stratum: new Int32Array(K),
    weights: new Float64Array(K).fill(1),
    sizes,
  };
}
