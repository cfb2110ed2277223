import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { modelPlaces } from "../../../src/node/vectors/modelPlaces.ts";
import { type EmbeddingModel, givenText } from "../../../src/retrieval/dense/EmbeddingModel.ts";
import { embeddingModels } from "../../../src/retrieval/dense/embeddingModels.ts";
import { loadEmbedder } from "../../../src/retrieval/dense/loadEmbedder.ts";
import { InputError } from "../../../src/table/InputError.ts";
import { installed } from "./installed.ts";
import { dimensions, table, vocabulary, writeTinyModel } from "./tinyModel.ts";

let models = "";
beforeAll(() => {
  models = writeTinyModel();
});
afterAll(() => rmSync(models, { recursive: true }));

function tiny(pooling: "cls" | "mean", maxTokens = 256, model = "tiny/bert"): EmbeddingModel {
  return {
    name: "tiny",
    title: "tiny",
    dimensions,
    prefix: { query: "query: ", passage: "passage: " },
    similarity: "cosine",
    runtime: { kind: "transformers", model, pooling, maxTokens, precision: "fp32" },
  };
}

const places = () => modelPlaces(models, join(models, "cache"));

async function embedded(model: EmbeddingModel, text: string): Promise<readonly number[]> {
  return [...(await (await loadEmbedder(model, places())).embed(text))];
}

/** What the network gives by its definition: for each token its vector and the sum of all. */
function byHand(tokens: readonly string[], pooling: "cls" | "mean"): readonly number[] {
  const vectors = tokens.map((token) => {
    const id = vocabulary.indexOf(token);
    return [...table.subarray(id * dimensions, (id + 1) * dimensions)];
  });
  return vectors[0].map((first, j) => {
    const sum = vectors.reduce((total, vector) => total + vector[j], 0);
    return pooling === "cls" ? first + sum : sum + sum / tokens.length;
  });
}

function expectClose(found: readonly number[], wanted: readonly number[]): void {
  expect(found.length).toBe(wanted.length);
  for (const [j, value] of found.entries()) expect(value).toBeCloseTo(wanted[j], 5);
}

describe.skipIf(!installed("@huggingface/transformers"))("skipped without @huggingface/transformers", () => {
  test.each(["cls", "mean"] as const)("pooling %s takes the vectors that it names", async (pooling) => {
    const tokens = ["[CLS]", "the", "salt", "of", "tides", "[SEP]"];
    expectClose(await embedded(tiny(pooling), "The salt of tides"), byHand(tokens, pooling));
  });

  test("queries and documents get the prefix of their role, and no blanks around them", async () => {
    const model = tiny("mean");
    expect(givenText(model, " moss\n", "query")).toBe("query: moss");
    expect(givenText(model, "\n ", "passage")).toBe("");
    const query = await embedded(model, givenText(model, "moss ", "query"));
    expectClose(query, byHand(["[CLS]", "query", ":", "moss", "[SEP]"], "mean"));
  });

  test("a long text is cut to so many tokens, and keeps the closing one", async () => {
    const text = Array.from({ length: 300 }, (_, i) => ["bees", "moss", "salt"][i % 3]).join(" ");
    const kept = ["[CLS]", ...text.split(" ").slice(0, 6), "[SEP]"];
    expectClose(await embedded(tiny("mean", 8), text), byHand(kept, "mean"));
  });

  test("a folder that holds but a part of a model is refused with what it needs", async () => {
    mkdirSync(join(models, "tiny", "half"));
    writeFileSync(join(models, "tiny", "half", "config.json"), "{}");
    const refused = await loadEmbedder(tiny("mean", 256, "tiny/half"), places()).catch((error) => error);
    expect(refused).toBeInstanceOf(InputError);
    expect(refused).toMatchObject({
      code: "model-broken",
      hint: "The folder needs config.json, tokenizer.json, tokenizer_config.json, onnx/model.onnx.",
    });
  });
});

test("the known models are asked as their cards say", () => {
  const asked = embeddingModels.map(({ name, runtime, prefix }) => [
    name,
    runtime.kind === "transformers" ? `${runtime.pooling} ${runtime.maxTokens}` : runtime.kind,
    prefix.query,
    prefix.passage,
  ]);
  expect(asked).toEqual([
    ["use-lite", "use-lite", "", ""],
    ["bge-small-en-v1.5", "cls 256", "Represent this sentence for searching relevant passages: ", ""],
    ["all-MiniLM-L6-v2", "mean 256", "", ""],
    ["e5-small-v2", "mean 256", "query: ", "passage: "],
  ]);
});
