import type { Run } from "../formats/retrieval/QueryDocuments.ts";
import { InputError } from "../table/InputError.ts";
import type { RunOrder } from "./RunScores.ts";

/** For each row the number that orders it, highest first; equal numbers are a tie. */
export function sortKeys({ value, rank }: Run, order: RunOrder): Float64Array {
  if (order === "score" || rank === null) return value;
  return order === "single" ? value.map(Math.fround) : rank.map((r) => -r);
}

/**
 * Rows `from` to before `to`, those of one query, in the order in which they were ranked: by key, highest first, and
 * where keys are equal by document id, last first, byte by byte (trec_eval, form_res_rels.c: comp_sim_docno).
 * What comes behind the first `most` may be in any order.
 */
export function orderRows(
  { document, documents }: Run,
  keys: Float64Array,
  from: number,
  to: number,
  most: number,
): Int32Array {
  const rows = new Int32Array(to - from);
  for (let i = 0; i < rows.length; i++) rows[i] = from + i;
  const byName = (a: number, b: number): number => documents.compare(document[b], document[a]);
  if (!descends(keys, from, to)) return rows.sort((a, b) => keys[b] - keys[a] || byName(a, b));
  // Most runs come in order: only the ties are left.
  for (let start = 0; start < Math.min(rows.length, most); ) {
    let end = start + 1;
    while (end < rows.length && keys[rows[end]] === keys[rows[start]]) end++;
    if (end - start > 1) rows.subarray(start, end).sort(byName);
    start = end;
  }
  return rows;
}

function descends(keys: Float64Array, from: number, to: number): boolean {
  for (let row = from + 1; row < to; row++) if (keys[row] > keys[row - 1]) return false;
  return true;
}

/** @throws InputError where a run that is to be ordered by rank has no ranks, or a query has one of them twice */
export function refuseRanks({ rank, queries, starts, line, source: { path } }: Run): void {
  if (rank === null)
    throw new InputError(
      "no-ranks",
      `${path} has no ranks to order by.`,
      "A run in JSON has scores alone: leave out --order rank.",
      { file: path },
    );
  for (let q = 0; q < queries.length; q++) {
    const seen = new Map<number, number>();
    for (let row = starts[q]; row < starts[q + 1]; row++) {
      const first = seen.get(rank[row]);
      if (Number.isNaN(rank[row]) || first !== undefined) {
        const what = first === undefined ? "is no number" : `is ${rank[row]}, as on line ${first}`;
        throw new InputError(
          "not-a-rank",
          `The rank on line ${line[row]}, of query ${queries[q]}, ${what}.`,
          "Number the documents of each query without repeats, or order them by score (--order score).",
          { file: path, line: line[row], column: "rank" },
        );
      }
      seen.set(rank[row], line[row]);
    }
  }
}
