import { expect, test } from "vitest";
import type { Ranked, Retriever } from "../../../src/retrieval/Retriever.ts";
import { reciprocalRankFusion } from "../../../src/retrieval/systems/reciprocalRankFusion.ts";

/** A system that always ranks documents like this. */
function fixed(documents: readonly number[]): Retriever {
  const ranked = (k: number): Ranked => ({
    documents: Int32Array.from(documents.slice(0, k)),
    scores: Float64Array.from(documents.slice(0, k), (_, i) => 9 - i),
  });
  return {
    name: "fixed",
    title: "fixed",
    prepare: async () => ({ search: async (queries, k) => queries.map(() => ranked(k)) }),
  };
}

async function fused(
  settings: { k: number; depth: number },
  parts: readonly (readonly number[])[],
  k = 10,
): Promise<readonly (readonly [number, number])[]> {
  const retriever = reciprocalRankFusion.retriever("rrf", settings, parts.map(fixed));
  const searcher = await retriever.prepare({
    ids: ["a", "b", "c", "d", "e"],
    contents: ["", "", "", "", ""],
  });
  const [{ documents, scores }] = await searcher.search(["q"], k);
  return [...documents].map((document, i) => [document, scores[i]]);
}

test("a document's score is the sum of 1 / (60 + rank) over the systems that found it", async () => {
  const parts = [
    [0, 1, 2],
    [1, 3, 0],
    [1, 2],
  ];
  expect(await fused({ k: 60, depth: 1000 }, parts)).toEqual([
    [1, 1 / 62 + 1 / 61 + 1 / 61],
    [0, 1 / 61 + 1 / 63],
    [2, 1 / 63 + 1 / 62],
    [3, 1 / 62],
  ]);
});

test("only the first documents of each system count, down to the depth, and only k are given", async () => {
  expect(
    await fused({ k: 0, depth: 1 }, [
      [4, 0],
      [2, 4],
    ]),
  ).toEqual([
    [4, 1],
    [2, 1],
  ]);
  expect(
    await fused(
      { k: 60, depth: 1000 },
      [
        [0, 1],
        [1, 0],
      ],
      1,
    ),
  ).toEqual([[1, 1 / 62 + 1 / 61]]);
});

test("a system fused with itself keeps its order", async () => {
  const found = await fused({ k: 60, depth: 10 }, [
    [3, 1, 4],
    [3, 1, 4],
  ]);
  expect(found.map(([document]) => document)).toEqual([3, 1, 4]);
});
