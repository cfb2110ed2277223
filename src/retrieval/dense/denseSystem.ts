import { InputError } from "../../table/InputError.ts";
import type { Corpus } from "../Corpus.ts";
import { idOrder } from "../idOrder.ts";
import type { OnProgress, Ranked, Searcher } from "../Retriever.ts";
import type { Parameter, System } from "../systems/System.ts";
import type { DenseCorpus, DenseQueries, DenseRetriever } from "./DenseRetriever.ts";
import type { Embed } from "./Embed.ts";
import { type EmbeddingModel, givenText, type TextRole } from "./EmbeddingModel.ts";
import type { KnownModel } from "./embeddingModels.ts";
import { exactSearch } from "./exactSearch.ts";
import { type Int8Scale, throughInt8 } from "./int8.ts";
import { bestProduct } from "./runtimeProduct.ts";
import { truncated, unitRows, type Vectors } from "./Vectors.ts";

/** What can be done to the vectors of any model. */
export const vectorParameters: readonly Parameter[] = [
  {
    kind: "number",
    name: "dims",
    says: "how many dimensions of each vector are kept (0: all)",
    standard: 0,
    least: 0,
    most: 1e5,
    whole: true,
  },
  {
    kind: "word",
    name: "int8",
    says: "documents in 8 bits, with a scale for each vector or each dimension",
    standard: "none",
    choices: ["none", "vector", "dimension"],
  },
];

/** How the vectors of a model are changed before they are searched. */
export interface VectorSettings {
  readonly dims: number;
  readonly int8: "none" | Int8Scale;
}

/** A model whose vectors are searched exactly, as a system. */
export function denseSystem(model: KnownModel, embed: Embed): System {
  return {
    name: model.name,
    title: model.title,
    says: model.says,
    source: model.source,
    parameters: vectorParameters,
    parts: { least: 0, most: 0 },
    retriever: (name, settings) => denseRetriever(name, model, settings as unknown as VectorSettings, embed),
  };
}

/** The documents of greatest similarity between their vectors and the query's, all of them looked at. */
export function denseRetriever(
  name: string,
  model: EmbeddingModel,
  settings: VectorSettings,
  embed: Embed,
): DenseRetriever {
  const vectorsTitle = titleOf(model, settings);
  const compared = (vectors: Vectors): Vectors => comparable(vectors, model, settings);
  const known = new WeakMap<Corpus, Promise<DenseCorpus>>();
  const corpusVectors = (corpus: Corpus, onProgress?: OnProgress): Promise<DenseCorpus> => {
    const made = known.get(corpus) ?? denseCorpus(corpus, model, settings, compared, embed, onProgress);
    known.set(corpus, made);
    return made;
  };
  const queryVectors = async (queries: readonly string[], onProgress?: OnProgress): Promise<DenseQueries> => {
    const { given, places } = givenTexts(queries, model, "query");
    return { vectors: compared(await embed(model, given, onProgress)), queries: places };
  };
  return {
    name,
    title: `${vectorsTitle}, exact search`,
    vectorsTitle,
    corpusVectors,
    queryVectors,
    async prepare(corpus, onProgress) {
      const dense = await corpusVectors(corpus, onProgress);
      return exactSearcher(dense, queryVectors);
    },
  };
}

function exactSearcher(
  { vectors, documents, order }: DenseCorpus,
  queryVectors: DenseRetriever["queryVectors"],
): Searcher {
  return {
    async search(queries, k, onProgress) {
      const asked = await queryVectors(queries, onProgress);
      const found = await exactSearch(vectors, asked.vectors, k, order, await bestProduct(), onProgress);
      return placed(found, asked, documents, queries.length);
    },
  };
}

/** Rankings of rows as rankings of documents, one for each query; a query without text found nothing. */
export function placed(
  found: readonly Ranked[],
  { queries }: DenseQueries,
  documents: Int32Array,
  count: number,
): readonly Ranked[] {
  const ranked: Ranked[] = Array.from({ length: count }, () => ({
    documents: new Int32Array(0),
    scores: new Float64Array(0),
  }));
  for (const [i, one] of found.entries())
    ranked[queries[i]] = { documents: one.documents.map((row) => documents[row]), scores: one.scores };
  return ranked;
}

async function denseCorpus(
  { contents, ids }: Corpus,
  model: EmbeddingModel,
  { int8 }: VectorSettings,
  compared: (vectors: Vectors) => Vectors,
  embed: Embed,
  onProgress?: OnProgress,
): Promise<DenseCorpus> {
  const { given, places } = givenTexts(contents, model, "passage");
  const vectors = compared(await embed(model, given, onProgress));
  const all = idOrder(ids);
  return {
    vectors: int8 === "none" ? vectors : throughInt8(vectors, int8),
    documents: places,
    order: places.map((document) => all[document]),
  };
}

/** What a model is given of texts, and which texts those are: blank ones are left out. */
function givenTexts(
  texts: readonly string[],
  model: EmbeddingModel,
  role: TextRole,
): { readonly given: readonly string[]; readonly places: Int32Array } {
  const all = texts.map((text) => givenText(model, text, role));
  const places = Int32Array.from([...all.keys()].filter((i) => all[i] !== ""));
  return { given: all.filter((text) => text !== ""), places };
}

/** Vectors cut and at length 1, as they are compared. */
function comparable(
  vectors: Vectors,
  { name, similarity }: EmbeddingModel,
  { dims }: VectorSettings,
): Vectors {
  if (dims > vectors.dimensions)
    throw new InputError(
      "usage",
      `dims of ${name} is ${dims}, but its vectors have ${vectors.dimensions} dimensions.`,
      `Say dims=${Math.ceil(vectors.dimensions / 2)} or another number below ${vectors.dimensions}.`,
    );
  const cut = dims === 0 ? vectors : truncated(vectors, dims);
  return similarity === "cosine" ? unitRows(cut) : cut;
}

function titleOf(
  { title, runtime, prefix, similarity }: EmbeddingModel,
  { dims, int8 }: VectorSettings,
): string {
  const said = [
    title,
    ...(runtime.kind === "transformers"
      ? [`pooling ${runtime.pooling}, ${runtime.maxTokens} tokens, ${runtime.precision}`]
      : []),
    ...(prefix.query === "" ? [] : [`"${prefix.query}" before queries`]),
    ...(prefix.passage === "" ? [] : [`"${prefix.passage}" before documents`]),
    ...(dims === 0 ? [] : [`${dims} dimensions`]),
    ...(int8 === "none" ? [] : [`documents in 8 bits by ${int8}`]),
    `${similarity} of vectors`,
  ];
  return said.join(", ");
}
