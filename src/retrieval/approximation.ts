import type { Caveat } from "../stats/types.ts";
import type { Ranked } from "./Retriever.ts";

/**
 * The share of the first k documents of exact search that an approximate search has among its first k, over all queries:
 * recall@k against exact search. A query for which exact search finds nothing does not
 * count; NaN where no query does.
 */
export function recallOfExact(exact: readonly Ranked[], approximate: readonly Ranked[], k: number): number {
  let wanted = 0;
  let found = 0;
  for (const [i, { documents }] of exact.entries()) {
    const near = new Set(approximate[i].documents.subarray(0, k));
    const first = documents.subarray(0, k);
    wanted += first.length;
    for (const document of first) if (near.has(document)) found++;
  }
  return found / wanted;
}

/** How many documents of each query are looked at to see how near an approximation comes. */
export const approximationDepth = 10;

/** How near an approximation comes to the same search done exactly, as a note. */
export function approximationCaveats(
  system: string,
  exact: readonly Ranked[],
  approximate: readonly Ranked[],
): readonly Caveat[] {
  const recall = recallOfExact(exact, approximate, approximationDepth);
  if (Number.isNaN(recall)) return [];
  return [{ code: "approximate-search", params: { system, k: approximationDepth, recall } }];
}
