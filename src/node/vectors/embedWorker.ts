import { parentPort, workerData } from "node:worker_threads";
import type { ModelPlaces } from "../../retrieval/dense/Embedder.ts";
import type { EmbeddingModel } from "../../retrieval/dense/EmbeddingModel.ts";
import { loadEmbedder } from "../../retrieval/dense/loadEmbedder.ts";

/** Models that come as packages need no place. */
const nowhere: ModelPlaces = { folderOf: () => null, downloads: "" };

/** A worker's whole life: it loads a model and answers each text with its vector. */
async function live(model: EmbeddingModel): Promise<void> {
  const embedder = await loadEmbedder(model, nowhere);
  parentPort?.on("message", async (text: string) => parentPort?.postMessage(await embedder.embed(text)));
}

void live(workerData as EmbeddingModel);
