import type { Random } from "../../stats/Random.ts";
import { InputError } from "../../table/InputError.ts";
import type { OnProgress, Searcher } from "../Retriever.ts";
import type { NumberParameter, System } from "../systems/System.ts";
import { type DenseCorpus, type DenseRetriever, isDense } from "./DenseRetriever.ts";
import { placed } from "./denseSystem.ts";
import { rescored } from "./exactSearch.ts";
import { type HnswIndex, hnswIndex } from "./hnswIndex.ts";

interface Settings {
  readonly ef: number;
  readonly M: number;
  readonly efConstruction: number;
  readonly order: number;
}

const whole = (name: string, says: string, standard: number, least: number, most = 1e5): NumberParameter => ({
  kind: "number",
  name,
  says,
  standard,
  least,
  most,
  whole: true,
});

/**
 * Approximate search of another system's vectors in a graph (HNSW). It finds at most ef documents for a query, so that
 * ef means what it says however many are asked for.
 *
 * @param random the stream of a seed, by which rows are shuffled before they are put in
 */
export function hnswSystem(random: (seed: number) => Random): System {
  const indexOf = rememberedIndex(random);
  return {
    name: "hnsw",
    title: "HNSW",
    says: "approximate search of another system's vectors in a graph: hnsw(use-lite,ef=64)",
    source: {
      authors: "Yu. A. Malkov & D. A. Yashunin",
      year: 2020,
      title:
        "Efficient and robust approximate nearest neighbor search using hierarchical navigable small world graphs",
      where: "IEEE Transactions on Pattern Analysis and Machine Intelligence 42, 824–836",
    },
    parameters: [
      whole("ef", "how many candidates a search keeps (efSearch), at most so many are found", 64, 1),
      whole("M", "links of each vector", 16, 2, 1000),
      whole("efConstruction", "candidates looked at when a vector is linked", 200, 1),
      whole("order", "seed of the order in which vectors are put in (0: as in the corpus)", 0, 0, 2 ** 31),
    ],
    parts: { least: 1, most: 1 },
    retriever(name, settings, [part]) {
      if (!isDense(part))
        throw new InputError(
          "usage",
          `hnsw searches vectors, and ${part.name} has none.`,
          "Such as hnsw(use-lite,ef=64).",
        );
      const { ef, M, efConstruction, order } = settings as unknown as Settings;
      return {
        name,
        title: `HNSW, ef = ${ef}, M = ${M}, efConstruction = ${efConstruction}, order ${order}, of (${part.vectorsTitle})`,
        exact: part,
        async prepare(corpus, onProgress) {
          const dense = await part.corpusVectors(corpus, onProgress);
          const index = await indexOf(dense, { ef, M, efConstruction, order }, onProgress);
          return approximateSearcher(index, dense, part, ef);
        },
      };
    },
  };
}

function approximateSearcher(
  index: HnswIndex,
  { vectors, documents, order }: DenseCorpus,
  part: DenseRetriever,
  ef: number,
): Searcher {
  return {
    async search(queries, k, onProgress) {
      const asked = await part.queryVectors(queries, onProgress);
      const found = Array.from(asked.queries, (_, i) => {
        const { dimensions, values } = asked.vectors;
        const query = values.subarray(i * dimensions, (i + 1) * dimensions);
        const most = Math.min(k, ef);
        const near = index.search(query, most, ef);
        onProgress?.(i, asked.queries.length, "queries");
        return rescored(vectors, near, asked.vectors, i, most, order);
      });
      return placed(found, asked, documents, queries.length);
    },
  };
}

type IndexOf = (corpus: DenseCorpus, settings: Settings, onProgress?: OnProgress) => Promise<HnswIndex>;

/** Builds indexes, and keeps the last of each corpus: systems that differ in ef alone share it. */
function rememberedIndex(random: (seed: number) => Random): IndexOf {
  const last = new WeakMap<DenseCorpus, { readonly key: string; readonly index: Promise<HnswIndex> }>();
  return (corpus, { M, efConstruction, order }, onProgress) => {
    const key = [M, efConstruction, order].join();
    const known = last.get(corpus);
    if (known?.key === key) return known.index;
    const stream = order === 0 ? null : random(order);
    const index = hnswIndex(corpus.vectors, { M, efConstruction }, stream, onProgress);
    last.set(corpus, { key, index });
    return index;
  };
}
