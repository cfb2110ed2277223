import type { System } from "../systems/System.ts";
import { analyzerOf, analyzerParameter } from "./analyzerParameter.ts";
import { lexicalSearcher, type TermWeights } from "./LexicalIndex.ts";
import type { Postings } from "./Postings.ts";

/**
 * TF-IDF as scikit-learn's TfidfVectorizer has it: the cosine between query and document, each a vector of
 *   w(tf) · (ln((1 + N) / (1 + n_t)) + 1),
 * n_t of N documents holding term t, tf times in this one; w(tf) = tf, or 1 + ln tf where tf is sublinear.
 */
export const tfidf: System = {
  name: "tfidf",
  title: "TF-IDF",
  says: "the cosine of vectors of terms, rare ones weighing more: scikit-learn's formula",
  source: {
    authors: "G. Salton & C. Buckley",
    year: 1988,
    title: "Term-weighting approaches in automatic text retrieval",
    where: "Information Processing & Management 24, 513–523",
  },
  parameters: [
    {
      kind: "word",
      name: "tf",
      says: "what repeats of a term count: linear, as often; sublinear, 1 + ln of that",
      standard: "linear",
      choices: ["linear", "sublinear"],
    },
    analyzerParameter,
  ],
  parts: { least: 0, most: 0 },
  retriever(name, settings) {
    const { tf, analyzer } = settings as { tf: string; analyzer: string };
    const weight = tf === "sublinear" ? (f: number) => 1 + Math.log(f) : (f: number) => f;
    return {
      name,
      title: `TF-IDF, tf ${tf}, analyzer ${analyzer}`,
      prepare: async (corpus, onProgress) =>
        lexicalSearcher(
          corpus,
          analyzerOf(analyzer),
          (postings) => tfidfWeights(postings, weight),
          onProgress,
        ),
    };
  },
};

function tfidfWeights(
  { starts, document, frequency, lengths }: Postings,
  weight: (frequency: number) => number,
): TermWeights {
  const N = lengths.length;
  const idf = Float64Array.from(
    { length: starts.length - 1 },
    (_, term) => Math.log((1 + N) / (1 + starts[term + 1] - starts[term])) + 1,
  );
  const postings = new Float64Array(document.length);
  const squares = new Float64Array(N);
  for (let term = 0; term < idf.length; term++)
    for (let row = starts[term]; row < starts[term + 1]; row++) {
      postings[row] = weight(frequency[row]) * idf[term];
      squares[document[row]] += postings[row] ** 2;
    }
  for (let row = 0; row < postings.length; row++) postings[row] /= Math.sqrt(squares[document[row]]);
  return {
    postings,
    query(terms, frequencies) {
      const vector = Float64Array.from(terms, (term, i) => weight(frequencies[i]) * idf[term]);
      const norm = Math.sqrt(vector.reduce((sum, w) => sum + w * w, 0));
      return vector.map((w) => w / norm);
    },
  };
}
