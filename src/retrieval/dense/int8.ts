import type { Vectors } from "./Vectors.ts";

/** What shares a scale: the numbers of a vector, or those of a dimension over all vectors. */
export type Int8Scale = "vector" | "dimension";

/**
 * Vectors as they come back from 8-bit whole numbers: q = round(v / s) from −127 to 127, given back as s · q, with the
 * scale s = max |v| / 127 over the numbers that share it. No number moves by more than s / 2.
 *
 * Symmetric scalar quantisation, as vector databases do it for documents; queries stay as they are.
 */
export function throughInt8({ count, dimensions, values }: Vectors, by: Int8Scale): Vectors {
  const scales = new Float64Array(by === "vector" ? count : dimensions);
  const shared = (at: number): number => (by === "vector" ? Math.floor(at / dimensions) : at % dimensions);
  for (let at = 0; at < values.length; at++)
    scales[shared(at)] = Math.max(scales[shared(at)], Math.abs(values[at]) / 127);
  const restored = values.map((v, at) => {
    const s = scales[shared(at)];
    return s === 0 ? 0 : s * Math.round(v / s);
  });
  return { count, dimensions, values: restored };
}
