import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readJudgements } from "../../src/formats/retrieval/readJudgements.ts";
import { readTexts } from "../../src/formats/retrieval/readTexts.ts";
import { corpusOf, type SearchedFields } from "../../src/retrieval/Corpus.ts";
import { denseSystems } from "../../src/retrieval/dense/denseSystems.ts";
import type { Embed } from "../../src/retrieval/dense/Embed.ts";
import { vectorsOf } from "../../src/retrieval/dense/Vectors.ts";
import { measureNamed } from "../../src/retrieval/measures/measureNamed.ts";
import { runOf } from "../../src/retrieval/runOf.ts";
import { scoreDefaults } from "../../src/retrieval/ScoreOptions.ts";
import { scoreRun } from "../../src/retrieval/scoreRun.ts";
import { systems } from "../../src/retrieval/systems/index.ts";
import { retrieverNamed } from "../../src/retrieval/systems/retrieverNamed.ts";
import type { System } from "../../src/retrieval/systems/System.ts";
import { random } from "../../src/simulate/random.ts";

const data = new URL("../../../shared/data/", import.meta.url);

async function ndcg10(
  collection: string,
  system: string,
  fields: SearchedFields,
  known: readonly System[] = systems,
): Promise<number> {
  const file = (name: string) => ({ path: name, bytes: bytesOf(new URL(`${collection}/${name}`, data)) });
  const documents = await readTexts(file("corpus.jsonl"), "document");
  const queries = await readTexts(file("queries.jsonl"), "query");
  const judgements = await readJudgements(file("qrels/test.tsv"));
  const retriever = retrieverNamed(system, known);
  const searcher = await retriever.prepare(corpusOf(documents, fields));
  const ranked = await searcher.search(queries.texts, 100);
  const run = runOf({ system: retriever.name, queries: queries.ids, documents: documents.ids, ranked });
  const scores = scoreRun(run, judgements, [measureNamed("nDCG@10")!], scoreDefaults);
  return scores.results[0].mean!;
}

async function* bytesOf(url: URL): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(readFileSync(url));
}

describe.skipIf(!existsSync(data))("real collections (skipped where ../shared/data is absent)", () => {
  test.each([
    ["nfcorpus", "bm25", "title+text", 0.326, 0.006],
    ["cranfield", "bm25", "text", 0.339, 0.01],
    ["cisi", "bm25", "title+text", 0.358, 0.015],
    ["codebase-chunks", "bm25", "title+text", 0.638, 0.02],
    ["claude-docs-rag", "bm25", "title+text", 0.632, 0.02],
  ] as const)(
    "nDCG@10 on %s by %s, %s, is the known %d within %d",
    async (collection, system, fields, known, within) => {
      expect(Math.abs((await ndcg10(collection, system, fields)) - known)).toBeLessThanOrEqual(within);
    },
  );

  test("names taken apart find more code than English words alone", async () => {
    expect(await ndcg10("codebase-chunks", "bm25(analyzer=code)", "title+text")).toBeGreaterThan(0.69);
  });

  test.each([
    ["nfcorpus", 0.133],
    ["codebase-chunks", 0.14],
    ["claude-docs-rag", 0.474],
  ] as const)(
    "nDCG@10 on %s by vectors of USE-lite is the known %d within .005",
    async (collection, known) => {
      const dense = denseSystems(vectorsMadeElsewhere(collection), random);
      const found = await ndcg10(collection, "use-lite", "title+text", dense);
      expect(Math.abs(found - known)).toBeLessThanOrEqual(0.005);
    },
  );
});

/** The vectors that stand beside the collections, first those of the corpus, then those of the queries. */
function vectorsMadeElsewhere(collection: string): Embed {
  const parts = ["corpus", "queries"];
  return async () => {
    const file = new URL(`vectors/${collection}.${parts.shift()}.use-lite-512.f32`, data);
    return vectorsOf(new Float32Array(new Uint8Array(readFileSync(file)).buffer), 512);
  };
}
