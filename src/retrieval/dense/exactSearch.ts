import type { OnProgress, Ranked } from "../Retriever.ts";
import { TopRanked } from "../TopRanked.ts";
import type { MatrixProduct } from "./MatrixProduct.ts";
import { innerProduct, type Vectors, vectorsOf } from "./Vectors.ts";

/** Products held at one time: 4 MB. */
const blockProducts = 1 << 20;
/** Queries multiplied at one time. */
const blockQueries = 1024;
/** How many more than k are kept until their products have been taken in 64 bits. */
const spare = 16;

/**
 * The k rows of greatest inner product with each query, by looking at all of them, a block at a time: memory holds one
 * block of products, however many rows there are.
 *
 * Which rows come into question is seen in 32 bits; their products are then taken anew in 64, in one order of summing.
 * So equal rows have equal scores, and the answer does not depend on how matrices are multiplied.
 *
 * @param order for each row its place by id: of equal scores the later one is first
 */
export async function exactSearch(
  rows: Vectors,
  queries: Vectors,
  k: number,
  order: Int32Array,
  product: MatrixProduct,
  onProgress?: OnProgress,
): Promise<readonly Ranked[]> {
  const ranked: Ranked[] = [];
  for (let from = 0; from < queries.count; from += blockQueries) {
    const some = rowsOf(queries, from, Math.min(queries.count, from + blockQueries));
    const found = await searchSome(rows, some, k + spare, order, product, (done) =>
      onProgress?.(from + Math.floor((some.count * done) / rows.count), queries.count, "queries"),
    );
    for (const [i, { documents }] of found.entries())
      ranked.push(rescored(rows, documents, some, i, k, order));
  }
  return ranked;
}

/** Takes the products of some rows with a query in 64 bits and gives the k best. */
export function rescored(
  rows: Vectors,
  candidates: ArrayLike<number>,
  queries: Vectors,
  query: number,
  k: number,
  order: Int32Array,
): Ranked {
  const top = new TopRanked(k, order);
  for (let i = 0; i < candidates.length; i++)
    top.offer(candidates[i], innerProduct(rows, candidates[i], queries, query));
  return top.take();
}

async function searchSome(
  rows: Vectors,
  queries: Vectors,
  k: number,
  order: Int32Array,
  product: MatrixProduct,
  onRows: (done: number) => void,
): Promise<readonly Ranked[]> {
  const multiply = product.with(queries);
  const tops = Array.from({ length: queries.count }, () => new TopRanked(k, order));
  const worst = new Float64Array(queries.count).fill(Number.NEGATIVE_INFINITY);
  const step = Math.max(1, Math.floor(blockProducts / queries.count));
  for (let from = 0; from < rows.count; from += step) {
    const block = rowsOf(rows, from, Math.min(rows.count, from + step));
    offer(await multiply(block), block.count, from, tops, worst);
    onRows(from + block.count);
  }
  return tops.map((top) => top.take());
}

/** Offers a block of products to the rankings; most are below the worst that a ranking keeps, and cost one comparison. */
function offer(
  products: Float32Array,
  rows: number,
  first: number,
  tops: readonly TopRanked[],
  worst: Float64Array,
): void {
  const queries = tops.length;
  let at = 0;
  for (let row = first; row < first + rows; row++)
    for (let query = 0; query < queries; query++) {
      const score = products[at++];
      if (score < worst[query]) continue;
      tops[query].offer(row, score);
      worst[query] = tops[query].worst;
    }
}

function rowsOf({ values, dimensions }: Vectors, from: number, to: number): Vectors {
  return vectorsOf(values.subarray(from * dimensions, to * dimensions), dimensions);
}
