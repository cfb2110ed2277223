import { beforeAll, describe, expect, test } from "vitest";
import { exactSearch } from "../../../src/retrieval/dense/exactSearch.ts";
import type { MatrixProduct } from "../../../src/retrieval/dense/MatrixProduct.ts";
import { plainProduct } from "../../../src/retrieval/dense/plainProduct.ts";
import { bestProduct } from "../../../src/retrieval/dense/runtimeProduct.ts";
import { type Vectors, vectorsOf } from "../../../src/retrieval/dense/Vectors.ts";
import { random } from "../../../src/simulate/random.ts";
import { installed } from "./installed.ts";

function drawn(seed: number, count: number, dimensions: number): Vectors {
  const { uniform } = random(seed);
  return vectorsOf(
    Float32Array.from({ length: count * dimensions }, () => 2 * uniform() - 1),
    dimensions,
  );
}

const inOrder = (count: number): Int32Array => Int32Array.from({ length: count }, (_, i) => i);

/** From the definition: every product in 64 bits, sorted by score and then by id, last first. */
function twin(
  rows: Vectors,
  queries: Vectors,
  k: number,
  order: Int32Array,
): (readonly [number, number])[][] {
  return Array.from({ length: queries.count }, (_, q) =>
    Array.from({ length: rows.count }, (_, row): readonly [number, number] => {
      let sum = 0;
      for (let j = 0; j < rows.dimensions; j++)
        sum += rows.values[row * rows.dimensions + j] * queries.values[q * rows.dimensions + j];
      return [row, sum];
    })
      .sort(([a, x], [b, y]) => y - x || order[b] - order[a])
      .slice(0, k),
  );
}

async function found(rows: Vectors, queries: Vectors, k: number, order: Int32Array, product: MatrixProduct) {
  const ranked = await exactSearch(rows, queries, k, order, product);
  return ranked.map(({ documents, scores }) => [...documents].map((row, i) => [row, scores[i]]));
}

describe.each(["JavaScript", "onnxruntime-node"])("multiplied by %s", (name) => {
  const absent = name !== "JavaScript" && !installed(name);
  let product: MatrixProduct;
  beforeAll(async () => {
    product = name === "JavaScript" ? plainProduct : await bestProduct();
  });

  test.skipIf(absent).each([
    [40, 3, 1, 5],
    [301, 17, 9, 20],
    [12, 8, 4, 100],
  ])(
    "%d rows of %d dimensions, %d queries: the %d best are those of a slow twin, scores bit for bit",
    async (count, d, asked, k) => {
      const [rows, queries] = [drawn(count, count, d), drawn(d, asked, d)];
      expect(product.name).toBe(name);
      const order = inOrder(count).reverse();
      expect(await found(rows, queries, k, order, product)).toEqual(twin(rows, queries, k, order));
    },
  );

  test.skipIf(absent)(
    "rows in several blocks and queries in two batches give what all at once give",
    async () => {
      const [rows, queries] = [drawn(1, 2500, 2), drawn(2, 1030, 2)];
      const order = inOrder(2500);
      const all = await found(rows, queries, 3, order, product);
      const some = vectorsOf(queries.values.slice(2 * 1020), 2);
      expect(all.slice(1020)).toEqual(twin(rows, some, 3, order));
    },
  );

  test.skipIf(absent)("equal rows have equal scores and stand by id, last first", async () => {
    const one = drawn(3, 1, 33).values;
    const rows = vectorsOf(
      Float32Array.from({ length: 33 * 15 }, (_, i) => one[i % 33]),
      33,
    );
    const order = Int32Array.from([4, 0, 9, 14, 2, 7, 11, 1, 13, 5, 3, 12, 6, 10, 8]);
    const [ranked] = await exactSearch(rows, drawn(4, 1, 33), 6, order, product);
    expect([...ranked.documents].map((row) => order[row])).toEqual([14, 13, 12, 11, 10, 9]);
    expect(new Set(ranked.scores).size).toBe(1);
  });

  test.skipIf(absent)("no rows, no queries and k = 0 find nothing", async () => {
    const [none, some] = [vectorsOf(new Float32Array(0), 2), drawn(5, 3, 2)];
    expect(await found(none, some, 4, inOrder(0), product)).toEqual([[], [], []]);
    expect(await found(some, none, 4, inOrder(3), product)).toEqual([]);
    expect(await found(some, some, 0, inOrder(3), product)).toEqual([[], [], []]);
  });
});
