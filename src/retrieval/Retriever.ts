import type { Corpus } from "./Corpus.ts";

/** What one query got, best first: documents by their number in the corpus, at most k of them. */
export interface Ranked {
  readonly documents: Int32Array;
  /** Falling. Equal ones stand by document id, last first, byte by byte, which is how runs are scored. */
  readonly scores: Float64Array;
}

/** Told now and then how far long work has come. `noun`: what is counted, such as `documents`. */
export type OnProgress = (done: number, total: number, noun: string) => void;

/** A corpus made ready for search. */
export interface Searcher {
  /** The k best documents of each query, in the order of the queries; fewer where fewer match. */
  search(queries: readonly string[], k: number, onProgress?: OnProgress): Promise<readonly Ranked[]>;
}

/** One system with its settings: what takes a corpus and searches it. */
export interface Retriever {
  /** As it is asked for, with what differs from the defaults: `bm25(k1=1.2)`. Without blanks: it is the tag of a run. */
  readonly name: string;
  /** What it is in words, settings included: `BM25, k1 = 0.9, b = 0.4, analyzer english`. */
  readonly title: string;
  /** What it approximates, where it is an approximation: the same search done exactly. */
  readonly exact?: Retriever;
  prepare(corpus: Corpus, onProgress?: OnProgress): Promise<Searcher>;
}
