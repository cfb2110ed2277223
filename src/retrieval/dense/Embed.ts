import type { OnProgress } from "../Retriever.ts";
import type { ModelPlaces } from "./Embedder.ts";
import type { EmbeddingModel } from "./EmbeddingModel.ts";
import { loadEmbedder } from "./loadEmbedder.ts";
import { type Vectors, vectorsOf } from "./Vectors.ts";

/** Makes a vector of each text, as the model gives it. Texts are what the model is given: prefixes included, none blank. */
export type Embed = (
  model: EmbeddingModel,
  texts: readonly string[],
  onProgress?: OnProgress,
) => Promise<Vectors>;

/** Embeds with models that are loaded once each and remembers no vectors. */
export function plainEmbed(places: ModelPlaces): Embed {
  const loaded = new Map<EmbeddingModel, ReturnType<typeof loadEmbedder>>();
  return async (model, texts, onProgress) => {
    if (!loaded.has(model)) loaded.set(model, loadEmbedder(model, places));
    const embedder = await loaded.get(model)!;
    const rows: Float32Array[] = [];
    for (const text of texts) {
      rows.push(await embedder.embed(text));
      onProgress?.(rows.length, texts.length, "texts");
    }
    return stacked(rows, model.dimensions ?? 0);
  };
}

/** Rows of one length as one array. @param dimensions where there are no rows */
export function stacked(rows: readonly Float32Array[], dimensions: number): Vectors {
  const length = rows[0]?.length ?? dimensions;
  const values = new Float32Array(rows.length * length);
  for (const [i, row] of rows.entries()) values.set(row, i * length);
  return rows.length === 0 ? { count: 0, dimensions, values } : vectorsOf(values, length);
}
