import fc from "fast-check";
import { describe, expect, test } from "vitest";
import reference from "../../../reference/lexical.json" with { type: "json" };
import lucene from "../../../reference/lucene.json" with { type: "json" };
import { termsOf } from "../../../src/retrieval/analyzers/Analyzer.ts";
import { english } from "../../../src/retrieval/analyzers/english.ts";
import type { Corpus } from "../../../src/retrieval/Corpus.ts";
import { systems } from "../../../src/retrieval/systems/index.ts";
import { retrieverNamed } from "../../../src/retrieval/systems/retrieverNamed.ts";

/** Scores by document id, in the order of the ranking. */
async function scoresOf(system: string, corpus: Corpus, query: string, k = 100): Promise<[string, number][]> {
  const searcher = await retrieverNamed(system, systems).prepare(corpus);
  const [{ documents, scores }] = await searcher.search([query], k);
  return [...documents].map((document, i) => [corpus.ids[document], scores[i]]);
}

function corpusWith(texts: readonly string[]): Corpus {
  return { ids: texts.map((_, i) => `d${i}`), contents: texts };
}

/** BM25 from its formula, a document at a time. */
function slowBm25(texts: readonly string[], query: string, k1: number, b: number): readonly number[] {
  const bags = texts.map((text) => termsOf(english, text));
  const full = bags.filter((bag) => bag.length > 0);
  const avgdl = full.reduce((sum, bag) => sum + bag.length, 0) / full.length;
  return bags.map((bag) => {
    let score = 0;
    for (const term of termsOf(english, query)) {
      const n = bags.filter((other) => other.includes(term)).length;
      const tf = bag.filter((other) => other === term).length;
      if (tf === 0) continue;
      const idf = Math.log(1 + (full.length - n + 0.5) / (n + 0.5));
      score += (idf * tf) / (tf + k1 * (1 - b + (b * bag.length) / avgdl));
    }
    return score;
  });
}

/** The cosine of TF-IDF vectors from its formula. */
function slowTfidf(texts: readonly string[], query: string): readonly number[] {
  const bags = texts.map((text) => termsOf(english, text));
  const vocabulary = [...new Set(bags.flat())];
  const vector = (bag: readonly string[]): readonly number[] =>
    vocabulary.map((term) => {
      const n = bags.filter((other) => other.includes(term)).length;
      return bag.filter((other) => other === term).length * (Math.log((1 + bags.length) / (1 + n)) + 1);
    });
  const dot = (u: readonly number[], v: readonly number[]): number => u.reduce((s, x, i) => s + x * v[i], 0);
  const q = vector(termsOf(english, query));
  return bags.map((bag) => {
    const d = vector(bag);
    return dot(q, d) === 0 ? 0 : dot(q, d) / Math.sqrt(dot(q, q) * dot(d, d));
  });
}

const words = fc.constantFrom("cat", "cats", "dog", "mouse", "the", "run", "running", "7", "x-ray");
const text = fc.array(words, { maxLength: 12 }).map((list) => list.join(" "));

describe("BM25", () => {
  test.each(lucene.bm25)(
    "scores are Lucene's, in single precision: $query, k1 = $k1, b = $b",
    async ({ query, k1, b, scores }) => {
      const corpus = {
        ids: lucene.documents.map(({ id }) => id),
        contents: lucene.documents.map((one) => one.text),
      };
      const found = await scoresOf(`bm25(k1=${k1},b=${b})`, corpus, query);
      const wanted = Object.entries(scores as Record<string, number>);
      expect(found.map(([id]) => id).sort()).toEqual(wanted.map(([id]) => id).sort());
      for (const [id, score] of wanted) {
        const ours = found.find(([other]) => other === id)![1];
        expect(Math.abs(ours / score - 1)).toBeLessThan(1e-6);
      }
    },
  );

  test.each(reference.bm25)("scores are those of bm25s: k1 = $k1, b = $b", async ({ k1, b, scores }) => {
    for (const [i, query] of reference.queries.entries())
      for (const [id, score] of await scoresOf(
        `bm25(k1=${k1},b=${b},analyzer=plain)`,
        corpusWith(reference.documents),
        query,
      ))
        expect(score).toBeCloseTo(scores[i][Number(id.slice(1))], 12);
  });

  test("an example by hand: two of three documents hold the term, once among two terms and twice among four", async () => {
    const found = await scoresOf(
      "bm25(k1=1,b=0.5)",
      corpusWith(["cat dog", "dog", "cat cat dog ox"]),
      "cats",
    );
    const idf = Math.log(1 + 1.5 / 2.5);
    const average = 7 / 3;
    expect(found).toEqual([
      ["d2", (idf * 2) / (2 + 0.5 + (0.5 * 4) / average)],
      ["d0", (idf * 1) / (1 + 0.5 + (0.5 * 2) / average)],
    ]);
  });

  test("scores are those of the formula worked out document by document", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 8 }),
        text,
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (texts, query, k1, b) => {
          const wanted = slowBm25(texts, query, k1, b);
          const found = await scoresOf(`bm25(k1=${k1},b=${b})`, corpusWith(texts), query);
          expect(found.length).toBe(wanted.filter((score) => score > 0).length);
          for (const [id, score] of found) expect(score).toBeCloseTo(wanted[Number(id.slice(1))], 12);
        },
      ),
      { seed: 2, numRuns: 200 },
    );
  });

  test("a term that stands twice in the query counts twice, and the order of words does not matter", async () => {
    const corpus = corpusWith(["cat dog", "dog mouse", "cat cat mouse ox ox"]);
    const [once] = await scoresOf("bm25", corpus, "cat");
    const [twice] = await scoresOf("bm25", corpus, "cat cat");
    expect(twice).toEqual([once[0], 2 * once[1]]);
    const there = await scoresOf("bm25", corpus, "mouse cat");
    const back = await scoresOf("bm25", corpus, "cat mouse");
    expect(there.map(([id]) => id)).toEqual(back.map(([id]) => id));
  });
});

describe("TF-IDF", () => {
  test.each(["linear", "sublinear"] as const)("cosines are scikit-learn's, tf %s", async (tf) => {
    for (const [i, query] of reference.queries.entries()) {
      const system = `tfidf(tf=${tf},analyzer=plain)`;
      const found = await scoresOf(system, corpusWith(reference.documents), query);
      const wanted = reference.tfidf[tf][i];
      expect(found.length).toBe(wanted.filter((score) => score > 0).length);
      for (const [id, score] of found) expect(score).toBeCloseTo(wanted[Number(id.slice(1))], 12);
    }
  });

  test("scores are those of vectors written out, and a document has cosine 1 with itself", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), text, async (texts, query) => {
        const wanted = slowTfidf(texts, query);
        for (const [id, score] of await scoresOf("tfidf", corpusWith(texts), query))
          expect(score).toBeCloseTo(wanted[Number(id.slice(1))], 12);
        const [own] = await scoresOf("tfidf", corpusWith(texts), texts[0]);
        if (own !== undefined) expect(own[1]).toBeCloseTo(1, 12);
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});

test.each(["bm25", "tfidf", "rrf(bm25+tfidf)"])(
  "%s does not depend on the order of documents, nor on other queries",
  async (system) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 2, maxLength: 8 }),
        text,
        text,
        async (texts, query, other) => {
          const corpus = corpusWith(texts);
          const turned = { ids: corpus.ids.toReversed(), contents: texts.toReversed() };
          const here = await scoresOf(system, corpus, query, 5);
          const there = await scoresOf(system, turned, query, 5);
          for (const [i, [, score]] of there.entries()) expect(score).toBeCloseTo(here[i][1], 12);
          const searcher = await retrieverNamed(system, systems).prepare(corpus);
          const [first, , third] = await searcher.search([query, other, query], 5);
          expect(third).toEqual(first);
        },
      ),
      { seed: 4, numRuns: 100 },
    );
  },
);

test("equal scores stand by document id, last first, as runs are scored", async () => {
  const corpus = { ids: ["b", "é", "a10", "a9", "𝄞"], contents: ["cat", "cat", "cat", "cat", "cat"] };
  expect((await scoresOf("bm25", corpus, "cat")).map(([id]) => id)).toEqual(["𝄞", "é", "b", "a9", "a10"]);
  expect((await scoresOf("bm25", corpus, "cat", 2)).map(([id]) => id)).toEqual(["𝄞", "é"]);
});

test("a collection without a word, and a query without a known one, find nothing", async () => {
  expect(await scoresOf("bm25", corpusWith(["", "the of"]), "cat")).toEqual([]);
  expect(await scoresOf("tfidf", corpusWith(["cat", "dog"]), "the mouse")).toEqual([]);
});
