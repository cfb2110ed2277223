import type { Citation } from "../../stats/types.ts";
import type { EmbeddingModel, TransformersRuntime } from "./EmbeddingModel.ts";

/** A model that gatestats knows by name. */
export interface KnownModel extends EmbeddingModel {
  /** One line for help. */
  readonly says: string;
  readonly source: Citation;
}

const none = { passage: "", query: "" };

/** Small models in full precision, texts cut at 256 tokens as in the published study. */
const small = (model: string, pooling: "cls" | "mean"): TransformersRuntime => ({
  kind: "transformers",
  model: `Xenova/${model}`,
  pooling,
  maxTokens: 256,
  precision: "fp32",
});

/** Every model that has a name, in the order of help. */
export const embeddingModels: readonly KnownModel[] = [
  {
    name: "use-lite",
    title: "Universal Sentence Encoder lite",
    says: "vectors of the Universal Sentence Encoder lite, a model that comes as a package",
    source: {
      authors: "D. Cer, Y. Yang, S. Kong et al.",
      year: 2018,
      title: "Universal sentence encoder",
      where: "arXiv:1803.11175",
    },
    dimensions: 512,
    prefix: none,
    similarity: "cosine",
    runtime: { kind: "use-lite" },
  },
  {
    name: "bge-small-en-v1.5",
    title: "bge-small-en-v1.5",
    says: "vectors of BAAI's bge-small-en-v1.5, with its instruction before queries",
    source: {
      authors: "S. Xiao, Z. Liu, P. Zhang & N. Muennighoff",
      year: 2023,
      title: "C-Pack: packed resources for general Chinese embeddings",
      where: "arXiv:2309.07597",
    },
    dimensions: 384,
    prefix: { passage: "", query: "Represent this sentence for searching relevant passages: " },
    similarity: "cosine",
    runtime: small("bge-small-en-v1.5", "cls"),
  },
  {
    name: "all-MiniLM-L6-v2",
    title: "all-MiniLM-L6-v2",
    says: "vectors of Sentence Transformers' all-MiniLM-L6-v2",
    source: {
      authors: "N. Reimers & I. Gurevych",
      year: 2019,
      title: "Sentence-BERT: sentence embeddings using Siamese BERT-networks",
      where: "Proceedings of EMNLP-IJCNLP 2019, 3982–3992",
    },
    dimensions: 384,
    prefix: none,
    similarity: "cosine",
    runtime: small("all-MiniLM-L6-v2", "mean"),
  },
  {
    name: "e5-small-v2",
    title: "e5-small-v2",
    says: 'vectors of E5, with "query: " and "passage: " before texts',
    source: {
      authors: "L. Wang, N. Yang, X. Huang et al.",
      year: 2022,
      title: "Text embeddings by weakly-supervised contrastive pre-training",
      where: "arXiv:2212.03533",
    },
    dimensions: 384,
    prefix: { passage: "passage: ", query: "query: " },
    similarity: "cosine",
    runtime: small("e5-small-v2", "mean"),
  },
];
