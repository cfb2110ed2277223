import type { Vectors } from "./Vectors.ts";

/** Multiplies rows by one set of queries. */
export interface MatrixProduct {
  /** How it is done, for reports: `onnxruntime-node`. */
  readonly name: string;
  /** Makes queries ready: lays them out once for all rows to come. */
  with(queries: Vectors): ProductWith;
}

/**
 * The inner products of some rows with all queries: that of row i with query q at i · queries + q. Their last digits may
 * differ from one way of doing it to another. The array may be used anew by the next call.
 */
export type ProductWith = (rows: Vectors) => Promise<Float32Array>;
