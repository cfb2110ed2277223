import type { Corpus } from "../Corpus.ts";
import type { OnProgress, Retriever } from "../Retriever.ts";
import type { Vectors } from "./Vectors.ts";

/** A corpus as vectors of length 1 (or as they are, where inner products compare them). */
export interface DenseCorpus {
  readonly vectors: Vectors;
  /** Which document each row stands for: those without text have no row. */
  readonly documents: Int32Array;
  /** For each row the place of its document by id (`idOrder`). */
  readonly order: Int32Array;
}

/** A retriever that compares vectors, so that others can search them in their own way. */
export interface DenseRetriever extends Retriever {
  /** The vectors in words: the model, and what is done to them. */
  readonly vectorsTitle: string;
  /** The corpus as vectors; made once for each corpus. */
  corpusVectors(corpus: Corpus, onProgress?: OnProgress): Promise<DenseCorpus>;
  /** The queries as vectors, a row for each that has text, and which ones those are. */
  queryVectors(queries: readonly string[], onProgress?: OnProgress): Promise<DenseQueries>;
}

export interface DenseQueries {
  readonly vectors: Vectors;
  readonly queries: Int32Array;
}

export function isDense(retriever: Retriever): retriever is DenseRetriever {
  return "corpusVectors" in retriever;
}
