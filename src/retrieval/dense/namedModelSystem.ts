import { InputError } from "../../table/InputError.ts";
import type { System, WordParameter } from "../systems/System.ts";
import { denseRetriever, type VectorSettings, vectorParameters } from "./denseSystem.ts";
import type { Embed } from "./Embed.ts";
import type { EmbeddingModel, Precision } from "./EmbeddingModel.ts";

const word = (name: string, says: string, standard: string, choices?: readonly string[]): WordParameter => ({
  kind: "word",
  name,
  says,
  standard,
  ...(choices === undefined ? {} : { choices }),
});

/** Any model with a tokenizer and a network in ONNX, by its name on the hub: `embedding(model=org/name,pooling=cls)`. */
export function namedModelSystem(embed: Embed): System {
  return {
    name: "embedding",
    title: "embedding model",
    says: "vectors of any model in ONNX: embedding(model=ORG/NAME,pooling=mean)",
    source: {
      authors: "N. Reimers & I. Gurevych",
      year: 2019,
      title: "Sentence-BERT: sentence embeddings using Siamese BERT-networks",
      where: "Proceedings of EMNLP-IJCNLP 2019, 3982–3992",
    },
    parameters: [
      word("model", "its name on the hub and below --model-dir", ""),
      word("pooling", "the mean over all tokens, or the first token's vector", "mean", ["mean", "cls"]),
      word("query", "what stands before queries, with _ for a blank: query:_", ""),
      word("passage", "what stands before documents, with _ for a blank", ""),
      {
        kind: "number",
        name: "tokens",
        says: "tokens kept of a text",
        standard: 256,
        least: 3,
        most: 1e6,
        whole: true,
      },
      word("precision", "which of the model's files: full, half, 8 bits", "fp32", ["fp32", "fp16", "q8"]),
      word("similarity", "what compares two vectors", "cosine", ["cosine", "product"]),
      ...vectorParameters,
    ],
    parts: { least: 0, most: 0 },
    retriever(name, settings) {
      const model = modelOf(name, settings as unknown as ModelSettings);
      return denseRetriever(name, model, settings as unknown as VectorSettings, embed);
    },
  };
}

interface ModelSettings {
  readonly model: string;
  readonly pooling: "cls" | "mean";
  readonly query: string;
  readonly passage: string;
  readonly tokens: number;
  readonly precision: Precision;
  readonly similarity: "cosine" | "product";
}

function modelOf(name: string, { model, pooling, query, passage, ...more }: ModelSettings): EmbeddingModel {
  if (!/^[\w.-]+(?:\/[\w.-]+)?$/.test(model))
    throw new InputError(
      "usage",
      model === "" ? "Which model? embedding has none." : `"${model}" is no name of a model.`,
      "Such as embedding(model=Xenova/gte-small).",
    );
  return {
    name,
    title: model,
    dimensions: null,
    prefix: { query: query.replaceAll("_", " "), passage: passage.replaceAll("_", " ") },
    similarity: more.similarity === "product" ? "inner product" : "cosine",
    runtime: { kind: "transformers", model, pooling, maxTokens: more.tokens, precision: more.precision },
  };
}
