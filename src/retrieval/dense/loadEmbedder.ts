import { InputError } from "../../table/InputError.ts";
import type { Embedder, ModelPlaces } from "./Embedder.ts";
import type { EmbeddingModel } from "./EmbeddingModel.ts";
import { loadTransformers } from "./transformers.ts";
import { loadUseLite } from "./useLite.ts";

/**
 * Loads a model.
 *
 * @throws InputError where its packages or its files are absent; and of a model that gives what is no vector, as it embeds
 */
export async function loadEmbedder(
  { name, runtime }: EmbeddingModel,
  places: ModelPlaces,
): Promise<Embedder> {
  const embedder =
    runtime.kind === "use-lite" ? await loadUseLite(name) : await loadTransformers(name, runtime, places);
  return {
    async embed(text) {
      const vector = await embedder.embed(text);
      if (vector.length > 0 && vector.every(Number.isFinite)) return vector;
      throw new InputError(
        "model-broken",
        `The model of the system ${name} gives numbers that are not finite for "${text.slice(0, 60)}".`,
        "Take the model in full precision (fp32), or another one.",
      );
    },
  };
}
