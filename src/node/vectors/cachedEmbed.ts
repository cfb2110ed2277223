import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Embed, stacked } from "../../retrieval/dense/Embed.ts";
import type { Embedder, ModelPlaces } from "../../retrieval/dense/Embedder.ts";
import type { EmbeddingModel } from "../../retrieval/dense/EmbeddingModel.ts";
import { loadEmbedder } from "../../retrieval/dense/loadEmbedder.ts";
import { embedThreads } from "./embedThreads.ts";
import { modelFingerprint } from "./modelFingerprint.ts";
import { type KeyedVector, readVectors, vectorWriter } from "./VectorFile.ts";

/** Numbers that are written at one time, 1 MB, */
const blockNumbers = 1 << 18;
/** or what was made in so many milliseconds: more is not lost when the process is ended. */
const blockTime = 2000;

/**
 * Embeds, and keeps every vector by the SHA-256 of its text in a folder that is named after the model's own hash. What is
 * kept is not made again, whichever collection it comes from; work that was ended goes on where it was.
 */
export function cachedEmbed(places: ModelPlaces, cache: string): Embed {
  const loaded = new Map<EmbeddingModel, Promise<Embedder>>();
  const load = (model: EmbeddingModel): Promise<Embedder> => {
    const embedder = loaded.get(model) ?? loadEmbedder(model, places);
    loaded.set(model, embedder);
    return embedder;
  };
  return async (model, texts, onProgress) => {
    const folder = await folderOf(model, places, cache, load);
    const known = new Map(folder === null ? [] : readVectors(folder));
    const keys = texts.map((text) => createHash("sha256").update(text).digest("hex"));
    const absent = [...new Map(keys.map((key, i) => [key, texts[i]]))].filter(([key]) => !known.has(key));
    if (absent.length > 0) {
      const embedder = await load(model);
      const threads = embedThreads(model, absent.length);
      try {
        await embedAbsent(threads.length > 0 ? threads : [embedder], absent, folder, known, (done) =>
          onProgress?.(done, absent.length, `texts embedded by ${model.name}`),
        );
      } finally {
        await Promise.all(threads.map((thread) => thread.close()));
      }
    }
    return stacked(
      keys.map((key) => known.get(key)!),
      model.dimensions ?? 0,
    );
  };
}

/** Where a model's vectors are kept. Null where its files are not found even when it is loaded: then none are. */
async function folderOf(
  model: EmbeddingModel,
  places: ModelPlaces,
  cache: string,
  load: (model: EmbeddingModel) => Promise<Embedder>,
): Promise<string | null> {
  if ((await modelFingerprint(model, places)) === null) await load(model);
  const fingerprint = await modelFingerprint(model, places);
  if (fingerprint === null) return null;
  const [name] = model.name.split("(");
  return join(cache, "vectors", `${name}-${fingerprint.slice(0, 16)}`);
}

/** Embeds what is not known; each embedder takes the next text when it is done with one. */
async function embedAbsent(
  embedders: readonly Embedder[],
  absent: readonly (readonly [key: string, text: string])[],
  folder: string | null,
  known: Map<string, Float32Array>,
  onDone: (done: number) => void,
): Promise<void> {
  const writer = folder === null ? null : vectorWriter(folder);
  let waiting: KeyedVector[] = [];
  let written = performance.now();
  const write = (): void => {
    writer?.put(waiting);
    waiting = [];
    written = performance.now();
  };
  const left = absent.values();
  let done = 0;
  const embedLeft = async (embedder: Embedder): Promise<void> => {
    for (const [key, text] of left) {
      const vector = await embedder.embed(text);
      known.set(key, vector);
      waiting.push({ key, vector });
      onDone(++done);
      if (waiting.length * vector.length >= blockNumbers || performance.now() - written > blockTime) write();
    }
  };
  try {
    await Promise.all(embedders.map(embedLeft));
  } finally {
    write();
    writer?.close();
  }
}
