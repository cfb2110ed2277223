import type { MatrixProduct } from "./MatrixProduct.ts";
import { onnxModel } from "./onnxGraph.ts";
import { plainProduct } from "./plainProduct.ts";

/** A graph that multiplies two matrices, whatever their sizes. */
const graph = onnxModel({
  nodes: [{ operation: "MatMul", inputs: ["rows", "queries"], output: "products" }],
  inputs: [
    { name: "rows", type: "float32", shape: ["count", "dimensions"] },
    { name: "queries", type: "float32", shape: ["dimensions", "asked"] },
  ],
  outputs: [{ name: "products", type: "float32", shape: ["count", "asked"] }],
});

let found: Promise<MatrixProduct> | undefined;

/** Inner products by the matrix multiplication of the embedding runtime, or in JavaScript where that is absent. */
export function bestProduct(): Promise<MatrixProduct> {
  return (found ??= runtimeProduct().catch(() => plainProduct));
}

async function runtimeProduct(): Promise<MatrixProduct> {
  const { InferenceSession, Tensor } = await import("onnxruntime-node");
  const session = await InferenceSession.create(graph);
  return {
    name: "onnxruntime-node",
    with({ count, dimensions, values }) {
      const columns = new Float32Array(values.length);
      for (let q = 0; q < count; q++)
        for (let j = 0; j < dimensions; j++) columns[j * count + q] = values[q * dimensions + j];
      const queries = new Tensor("float32", columns, [dimensions, count]);
      return async (rows) => {
        const input = new Tensor("float32", rows.values, [rows.count, rows.dimensions]);
        const { products } = await session.run({ rows: input, queries });
        return products.data as Float32Array;
      };
    },
  };
}
