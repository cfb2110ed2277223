import { corpusOf } from "../../retrieval/Corpus.ts";
import type { OnProgress, Retriever } from "../../retrieval/Retriever.ts";
import { randomStreams } from "../../simulate/random.ts";
import { type LatencyCells, latencyCells } from "../../stats/latency/LatencyCells.ts";
import type { StudyFile } from "../../study/StudyFile.ts";
import { measureRuns } from "../requests/measureRuns.ts";
import type { ReadCollection } from "./dataSets.ts";

/** Latencies as a step keeps them: a number a cell, milliseconds. */
export interface KeptLatencies {
  readonly ms: readonly number[];
  readonly query: readonly number[];
  readonly run: readonly number[];
}

/**
 * Times a retriever: every query in every run, one after the other, in an order shuffled anew for each run. The index is
 * made before, so that a latency is that of embedding the query and of the search.
 */
export async function measureLatency(
  retriever: Retriever,
  { documents, queries }: ReadCollection,
  { latency, search, seed }: StudyFile,
  onProgress: OnProgress,
): Promise<KeptLatencies> {
  const { runs, warmUp, top } = latency!;
  const searcher = await retriever.prepare(corpusOf(documents, search.fields), onProgress);
  const rows = await measureRuns(
    queries.ids.map((id, i) => ({ id, text: queries.texts[i] })),
    async (query) => {
      const start = performance.now();
      await searcher.search([query], top);
      return { ms: performance.now() - start, error: undefined };
    },
    {
      orders: randomStreams(seed, runs),
      warmUp,
      signal: new AbortController().signal,
      onProgress: (done) => onProgress(done, runs * queries.ids.length, "timed searches"),
    },
  );
  const places = new Map(queries.ids.map((id, i) => [id, i]));
  return {
    ms: rows.map(({ ms }) => ms!),
    query: rows.map(({ query }) => places.get(query.id)!),
    run: rows.map(({ run }) => run - 1),
  };
}

/** Kept latencies as they are studied. */
export function cellsOf({ ms, query, run }: KeptLatencies): LatencyCells {
  return latencyCells(Float64Array.from(ms), Int32Array.from(query), Int32Array.from(run));
}
