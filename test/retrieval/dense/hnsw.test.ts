import { describe, expect, test } from "vitest";
import type { Texts } from "../../../src/formats/retrieval/Texts.ts";
import { recallOfExact } from "../../../src/retrieval/approximation.ts";
import type { Corpus } from "../../../src/retrieval/Corpus.ts";
import { denseSystems } from "../../../src/retrieval/dense/denseSystems.ts";
import type { Embed } from "../../../src/retrieval/dense/Embed.ts";
import { insertionOrder } from "../../../src/retrieval/dense/hnswIndex.ts";
import { vectorsOf } from "../../../src/retrieval/dense/Vectors.ts";
import type { Ranked } from "../../../src/retrieval/Retriever.ts";
import { retrieve } from "../../../src/retrieval/retrieve.ts";
import { systems } from "../../../src/retrieval/systems/index.ts";
import { retrieverNamed } from "../../../src/retrieval/systems/retrieverNamed.ts";
import { random } from "../../../src/simulate/random.ts";
import { installed } from "./installed.ts";

/** A model of the test's own: numbers drawn by a seed that comes from the text. */
const embed: Embed = async (_, texts) => {
  const rows = texts.flatMap((text) => {
    const { uniform } = random([...text].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7));
    return Array.from({ length: 16 }, () => 2 * uniform() - 1);
  });
  return vectorsOf(Float32Array.from(rows), 16);
};

const known = [...systems, ...denseSystems(embed, random)];
const texts = Array.from({ length: 400 }, (_, i) => `text ${i}`);
const corpus: Corpus = { ids: texts.map((_, i) => `d${i}`), contents: texts };
const queries = Array.from({ length: 30 }, (_, i) => `what is ${i}?`);

async function search(system: string, k: number): Promise<readonly Ranked[]> {
  const searcher = await retrieverNamed(system, known).prepare(corpus);
  return searcher.search(queries, k);
}

describe.skipIf(!installed("hnswlib-node"))("skipped where hnswlib-node is absent or not built", () => {
  test("with as many candidates as there are documents it finds what exact search finds, with the same scores", async () => {
    expect(await search("hnsw(use-lite,ef=400)", 10)).toEqual(await search("use-lite", 10));
  });

  test("it finds less with fewer candidates, and never more documents than candidates", async () => {
    const exact = await search("use-lite", 10);
    const recalls: number[] = [];
    for (const ef of [10, 20, 400])
      recalls.push(
        recallOfExact(exact, await search(`hnsw(use-lite,ef=${ef},M=3,efConstruction=5)`, 10), 10),
      );
    expect(recalls[0]).toBeLessThan(recalls[1]);
    expect(recalls[1]).toBeLessThan(recalls[2]);
    const few = await search("hnsw(use-lite,ef=7)", 100);
    expect(few.map(({ documents }) => documents.length)).toEqual(queries.map(() => 7));
  });

  test("the order of insertion is the seed's: the same again, another with another seed", async () => {
    const system = (order: number) => `hnsw(use-lite,ef=10,M=3,efConstruction=5,order=${order})`;
    const [first, other] = [await search(system(1), 10), await search(system(2), 10)];
    expect(other).not.toEqual(first);
    expect(await search(system(1), 10)).toEqual(first);
  });

  test("what is retrieved carries how near it comes to exact search", async () => {
    const source = { path: "made up", format: "none", sha256: "", rows: 0 };
    const titles = texts.map(() => "");
    const documents: Texts = { ids: corpus.ids, titles, texts, caveats: [], source };
    const asked = { ids: queries, texts: queries };
    const options = { top: 20, fields: "text", ignoreIdenticalIds: false } as const;
    const retriever = retrieverNamed("hnsw(use-lite,ef=400)", known);
    const { caveats } = await retrieve(retriever, documents, asked, options);
    expect(caveats).toEqual([
      { code: "approximate-search", params: { system: "hnsw(use-lite,ef=400)", k: 10, recall: 1 } },
    ]);
  });
});

test("documents and queries without text are left out, and the others keep their places", async () => {
  const some: Corpus = { ids: ["a", "b", "c"], contents: ["one", " ", "two"] };
  const searcher = await retrieverNamed("use-lite", known).prepare(some);
  const [first, blank, last] = await searcher.search(["one", "", "two"], 3);
  expect([...first.documents]).toEqual([0, 2]);
  expect(first.scores[0]).toBeCloseTo(1, 6);
  expect(blank.documents.length).toBe(0);
  expect([...last.documents]).toEqual([2, 0]);
});

test("the order of insertion is every row once, each order as likely", () => {
  expect([...insertionOrder(4, null)]).toEqual([0, 1, 2, 3]);
  const stream = random(5);
  const seen = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = insertionOrder(3, stream).join();
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(["0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"]);
  for (const count of seen.values())
    expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000 * (5 / 6)));
});

test("recall of exact search counts the documents that both have among their first", () => {
  const ranked = (...documents: number[]): Ranked => ({
    documents: Int32Array.from(documents),
    scores: new Float64Array(documents.length),
  });
  const exact = [ranked(1, 2, 3), ranked(4), ranked()];
  const near = [ranked(2, 9, 3, 1), ranked(5), ranked(7)];
  expect(recallOfExact(exact, near, 3)).toBe(2 / 4);
  expect(recallOfExact(exact, exact, 3)).toBe(1);
  expect(recallOfExact([ranked()], [ranked(1)], 3)).toBeNaN();
});
