import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Embedder } from "../../retrieval/dense/Embedder.ts";
import type { EmbeddingModel } from "../../retrieval/dense/EmbeddingModel.ts";
import { programFile } from "../programFile.ts";

/** An embedder in a thread of its own. */
export interface EmbedThread extends Embedder {
  close(): Promise<unknown>;
}

/** Texts from which on it is worth to load the model several times. */
const many = 64;

/**
 * Threads for so many texts, each with a model of its own: none where the runtime takes every core by itself, where
 * there is little to do, or where the threads' program is not there.
 */
export function embedThreads(model: EmbeddingModel, texts: number): readonly EmbedThread[] {
  const file = programFile("embedWorker.cjs");
  const cores = availableParallelism();
  if (model.runtime.kind !== "use-lite" || texts < many || cores < 2 || file === undefined) return [];
  return Array.from({ length: cores }, () => embedThread(new Worker(file, { workerData: model })));
}

/** One text at a time: the next is given when the one before is answered. */
function embedThread(worker: Worker): EmbedThread {
  return {
    embed: (text) =>
      new Promise((resolve, reject) => {
        worker.once("error", reject);
        worker.once("message", (vector: Float32Array) => {
          worker.off("error", reject);
          resolve(vector);
        });
        worker.postMessage(text);
      }),
    close: () => worker.terminate(),
  };
}
