import type { Corpus } from "../Corpus.ts";
import { idOrder } from "../idOrder.ts";
import type { OnProgress, Ranked, Retriever, Searcher } from "../Retriever.ts";
import { TopRanked } from "../TopRanked.ts";
import type { System } from "./System.ts";

/**
 * Reciprocal rank fusion (Cormack, Clarke & Büttcher 2009): the score of a document is the sum over systems of
 * 1 / (k + rank), ranks counted from 1, over the systems that have it among their first `depth` documents.
 */
export const reciprocalRankFusion: System = {
  name: "rrf",
  title: "reciprocal rank fusion",
  says: "several systems made one by the ranks they give: rrf(bm25+tfidf)",
  source: {
    authors: "G. V. Cormack, C. L. A. Clarke & S. Büttcher",
    year: 2009,
    title: "Reciprocal rank fusion outperforms Condorcet and individual rank learning methods",
    where: "Proceedings of SIGIR 2009, 758–759",
  },
  parameters: [
    {
      kind: "number",
      name: "k",
      says: "how little the first ranks stand out",
      standard: 60,
      least: 0,
      most: 1e6,
    },
    {
      kind: "number",
      name: "depth",
      says: "documents taken of each system",
      standard: 1000,
      least: 1,
      most: 1e6,
      whole: true,
    },
  ],
  parts: { least: 2, most: 20 },
  retriever(name, settings, parts) {
    const { k, depth } = settings as { k: number; depth: number };
    return {
      name,
      title: `reciprocal rank fusion, k = ${k}, depth ${depth}, of ${parts.map(({ title }) => `(${title})`).join(" and ")}`,
      prepare: (corpus, onProgress) => fusedSearcher(corpus, parts, k, depth, onProgress),
    };
  },
};

async function fusedSearcher(
  corpus: Corpus,
  parts: readonly Retriever[],
  constant: number,
  depth: number,
  onProgress?: OnProgress,
): Promise<Searcher> {
  const searchers: Searcher[] = [];
  for (const part of parts) searchers.push(await part.prepare(corpus, onProgress));
  const order = idOrder(corpus.ids);
  return {
    async search(queries, k, onSearched) {
      const found: (readonly Ranked[])[] = [];
      for (const searcher of searchers) found.push(await searcher.search(queries, depth, onSearched));
      return queries.map((_, query) =>
        fused(
          found.map((ranked) => ranked[query]),
          constant,
          k,
          order,
        ),
      );
    },
  };
}

function fused(rankings: readonly Ranked[], constant: number, k: number, order: Int32Array): Ranked {
  const sums = new Map<number, number>();
  for (const { documents } of rankings)
    for (const [i, document] of documents.entries())
      sums.set(document, (sums.get(document) ?? 0) + 1 / (constant + i + 1));
  const top = new TopRanked(k, order);
  for (const [document, score] of sums) top.offer(document, score);
  return top.take();
}
