import type { Run } from "../formats/retrieval/QueryDocuments.ts";
import type { Caveat } from "../stats/types.ts";
import { dictionaryOf } from "./idOrder.ts";
import type { Retrieved } from "./Retrieved.ts";

/** What was retrieved as a run, to be scored: the same as if it had been written with `trecRun` and read again. */
export function runOf({ system, queries, documents, ranked }: Retrieved): Run {
  const starts = new Int32Array(queries.length + 1);
  for (const [i, one] of ranked.entries()) starts[i + 1] = starts[i] + one.documents.length;
  const rows = starts[queries.length];
  const document = new Int32Array(rows);
  const value = new Float64Array(rows);
  const rank = new Float64Array(rows);
  for (const [i, one] of ranked.entries()) {
    document.set(one.documents, starts[i]);
    value.set(one.scores, starts[i]);
    for (let j = 0; j < one.documents.length; j++) rank[starts[i] + j] = j + 1;
  }
  return {
    queries,
    documents: dictionaryOf(documents),
    starts,
    document,
    value,
    line: Int32Array.from({ length: rows }, (_, row) => row + 1),
    rank,
    caveats: foundNothing(system, queries, ranked),
    source: { path: system, format: "retrieved", sha256: "", rows },
  };
}

function foundNothing(
  system: string,
  queries: readonly string[],
  ranked: Retrieved["ranked"],
): readonly Caveat[] {
  const empty = queries.filter((_, i) => ranked[i].documents.length === 0);
  if (empty.length === 0) return [];
  const first = empty.slice(0, 3).join(", ") + (empty.length > 3 ? ", …" : "");
  return [{ code: "queries-found-nothing", params: { system, count: empty.length, first } }];
}
