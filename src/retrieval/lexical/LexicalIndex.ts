import { type Analyzer, termsOf } from "../analyzers/Analyzer.ts";
import type { Corpus } from "../Corpus.ts";
import { idOrder } from "../idOrder.ts";
import type { OnProgress, Ranked, Searcher } from "../Retriever.ts";
import { TopRanked } from "../TopRanked.ts";
import { type Postings, postingsOf } from "./Postings.ts";

/** What makes a score of term counts. A document's score is the sum over the query's terms of query weight × its weight. */
export interface TermWeights {
  /** The weight of each posting: what its term is worth in its document. */
  readonly postings: Float64Array;
  /** The weight of each distinct term of a query that is in the index, from how often it stands in the query. */
  query(terms: Int32Array, frequencies: Int32Array): Float64Array;
}

/** A corpus ready for search by terms. Documents that share no term with a query are not found by it. */
export function lexicalSearcher(
  corpus: Corpus,
  analyzer: Analyzer,
  weigh: (postings: Postings) => TermWeights,
  onProgress?: OnProgress,
): Searcher {
  const { length } = corpus.contents;
  const postings = postingsOf(corpus.contents, analyzer, (done) => onProgress?.(done, length, "documents"));
  const index = new LexicalIndex(postings, weigh(postings), analyzer, idOrder(corpus.ids));
  return {
    search: async (queries, k, onSearched) =>
      queries.map((query, i) => {
        onSearched?.(i, queries.length, "queries");
        return index.search(query, k);
      }),
  };
}

/** Adds up scores term by term. */
class LexicalIndex {
  readonly #postings: Postings;
  readonly #weights: TermWeights;
  readonly #analyzer: Analyzer;
  readonly #order: Int32Array;
  /** Sums of the query at hand, 0 for documents that it does not touch, and those it does. */
  readonly #sums: Float64Array;
  readonly #touched: Int32Array;

  constructor(postings: Postings, weights: TermWeights, analyzer: Analyzer, order: Int32Array) {
    this.#postings = postings;
    this.#weights = weights;
    this.#analyzer = analyzer;
    this.#order = order;
    this.#sums = new Float64Array(order.length);
    this.#touched = new Int32Array(order.length);
  }

  search(query: string, k: number): Ranked {
    const { terms, frequencies } = this.#termsOf(query);
    const weights = this.#weights.query(terms, frequencies);
    let touched = 0;
    for (let i = 0; i < terms.length; i++) touched = this.#add(terms[i], weights[i], touched);
    const top = new TopRanked(k, this.#order);
    for (let i = 0; i < touched; i++) {
      const document = this.#touched[i];
      top.offer(document, this.#sums[document]);
      this.#sums[document] = 0;
    }
    return top.take();
  }

  /** Adds what a term is worth to the documents that hold it; gives how many are touched by now. */
  #add(term: number, weight: number, before: number): number {
    const { starts, document } = this.#postings;
    const worth = this.#weights.postings;
    const [sums, touched] = [this.#sums, this.#touched];
    let count = before;
    for (let row = starts[term]; row < starts[term + 1]; row++) {
      const d = document[row];
      if (sums[d] === 0) touched[count++] = d;
      sums[d] += weight * worth[row];
    }
    return count;
  }

  /** The distinct terms of a query that are in the index, in order of first sight, and how often each stands in it. */
  #termsOf(query: string): { readonly terms: Int32Array; readonly frequencies: Int32Array } {
    const counts = new Map<number, number>();
    for (const term of termsOf(this.#analyzer, query)) {
      const number = this.#postings.terms.get(term);
      if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return { terms: Int32Array.from(counts.keys()), frequencies: Int32Array.from(counts.values()) };
  }
}
