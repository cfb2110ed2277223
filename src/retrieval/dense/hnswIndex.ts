import type { Random } from "../../stats/Random.ts";
import type { OnProgress } from "../Retriever.ts";
import { optionalPackage } from "./optionalPackage.ts";
import type { Vectors } from "./Vectors.ts";

/** How a graph is built. */
export interface HnswSettings {
  /** Links of a node in each layer but the lowest, which has twice as many: M. */
  readonly M: number;
  /** Candidates looked at when a node is linked: efConstruction. */
  readonly efConstruction: number;
}

/** A graph of vectors in which neighbours are looked for. */
export interface HnswIndex {
  /** At most k rows that are near the query, found while the `ef` best are kept in view. */
  search(query: Float32Array, k: number, ef: number): readonly number[];
}

/** The seed of the layers that nodes reach up to: the library's own standard. */
const layerSeed = 100;

/**
 * Builds a hierarchical navigable small world graph (Malkov & Yashunin 2020) over vectors compared by inner product.
 *
 * @param order the stream that shuffles the rows before they are put in, or null to put them in as they stand
 * @throws InputError where the package hnswlib-node is absent or was not built
 */
export async function hnswIndex(
  { values, dimensions, count }: Vectors,
  { M, efConstruction }: HnswSettings,
  order: Random | null,
  onProgress?: OnProgress,
): Promise<HnswIndex> {
  const { HierarchicalNSW } = await optionalPackage(["hnswlib-node"], "The system hnsw", async () => {
    const module = await import("hnswlib-node");
    return module.default ?? module;
  });
  const row = (i: number): number[] => Array.from(values.subarray(i * dimensions, (i + 1) * dimensions));
  const graph = new HierarchicalNSW("ip", dimensions);
  graph.initIndex(Math.max(1, count), M, efConstruction, layerSeed);
  for (const [done, i] of insertionOrder(count, order).entries()) {
    graph.addPoint(row(i), i);
    onProgress?.(done + 1, count, "vectors linked");
  }
  return {
    search(query, k, ef) {
      const most = Math.min(k, count);
      if (most === 0) return [];
      graph.setEf(ef);
      return graph.searchKnn(Array.from(query), most).neighbors;
    },
  };
}

/** The rows, shuffled by a stream (Fisher & Yates; Durstenfeld 1964), or as they stand. */
export function insertionOrder(count: number, stream: Random | null): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  if (stream === null) return order;
  for (let last = count - 1; last > 0; last--) {
    const other = stream.below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
