import type { System } from "../systems/System.ts";
import { analyzerOf, analyzerParameter } from "./analyzerParameter.ts";
import { lexicalSearcher, type TermWeights } from "./LexicalIndex.ts";
import type { Postings } from "./Postings.ts";

/**
 * BM25 as Lucene computes it since version 8 (Kamphuis et al. 2020, "BM25 (Lucene, accurate)"): the score of document d
 * is the sum over the query's terms t, each as often as it stands there, of
 *   ln(1 + (N − n_t + 0.5) / (n_t + 0.5)) · tf / (tf + k1 (1 − b + b dl / avgdl)),
 * n_t of N documents holding t, tf times in d, dl being the terms in d. Documents without any term do not count for N
 * and avgdl. Lengths are exact, where Lucene keeps them in one byte.
 */
export const bm25: System = {
  name: "bm25",
  title: "BM25",
  says: "terms shared, rare ones worth more, long documents held back: Lucene's formula",
  source: {
    authors: "C. Kamphuis, A. P. de Vries, L. Boytsov & J. Lin",
    year: 2020,
    title: "Which BM25 do you mean? A large-scale reproducibility study of scoring variants",
    where: "Advances in Information Retrieval (ECIR), 28–34",
    also: [
      {
        authors: "S. Robertson & H. Zaragoza",
        year: 2009,
        title: "The probabilistic relevance framework: BM25 and beyond",
        where: "Foundations and Trends in Information Retrieval 3, 333–389",
      },
    ],
  },
  parameters: [
    {
      kind: "number",
      name: "k1",
      says: "how much repeats of a term add (0.9 as in Anserini and BEIR; Lucene 1.2)",
      standard: 0.9,
      least: 0,
      most: 1000,
    },
    {
      kind: "number",
      name: "b",
      says: "how much long documents are held back, 0 to 1 (0.4 as in Anserini; Lucene 0.75)",
      standard: 0.4,
      least: 0,
      most: 1,
    },
    analyzerParameter,
  ],
  parts: { least: 0, most: 0 },
  retriever(name, settings) {
    const { k1, b, analyzer } = settings as { k1: number; b: number; analyzer: string };
    return {
      name,
      title: `BM25, k1 = ${k1}, b = ${b}, analyzer ${analyzer}`,
      prepare: async (corpus, onProgress) =>
        lexicalSearcher(corpus, analyzerOf(analyzer), (postings) => bm25Weights(postings, k1, b), onProgress),
    };
  },
};

/** What each posting is worth; a query weighs a term by how often it stands in it. */
function bm25Weights({ starts, document, frequency, lengths }: Postings, k1: number, b: number): TermWeights {
  const N = lengths.reduce((count, length) => count + (length > 0 ? 1 : 0), 0);
  const average = lengths.reduce((sum, length) => sum + length, 0) / N;
  const held = Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / average));
  const postings = new Float64Array(document.length);
  for (let term = 0; term + 1 < starts.length; term++) {
    const n = starts[term + 1] - starts[term];
    const idf = Math.log(1 + (N - n + 0.5) / (n + 0.5));
    for (let row = starts[term]; row < starts[term + 1]; row++)
      postings[row] = (idf * frequency[row]) / (frequency[row] + held[document[row]]);
  }
  return { postings, query: (_, frequencies) => Float64Array.from(frequencies) };
}
