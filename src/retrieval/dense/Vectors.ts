/** Vectors of 32-bit numbers, one after the other: row i is `values[i · dimensions]` and those that follow. */
export interface Vectors {
  readonly count: number;
  readonly dimensions: number;
  readonly values: Float32Array;
}

/** Vectors of these values. */
export function vectorsOf(values: Float32Array, dimensions: number): Vectors {
  return { count: values.length / dimensions, dimensions, values };
}

/** Each row at length 1, so that inner products are cosines; a row of zeros stays one. */
export function unitRows({ count, dimensions, values }: Vectors): Vectors {
  const unit = new Float32Array(values.length);
  for (let row = 0; row < count; row++) {
    const from = row * dimensions;
    let squares = 0;
    for (let j = from; j < from + dimensions; j++) squares += values[j] * values[j];
    const factor = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let j = from; j < from + dimensions; j++) unit[j] = values[j] * factor;
  }
  return { count, dimensions, values: unit };
}

/**
 * The first so many dimensions of each row, as models are cut that were trained for it (Kusupati et al. 2022,
 * "Matryoshka representation learning", §3). Lengths change: for cosines, bring the rows to length 1 afterwards.
 */
export function truncated({ count, dimensions, values }: Vectors, kept: number): Vectors {
  const cut = new Float32Array(count * kept);
  for (let row = 0; row < count; row++)
    cut.set(values.subarray(row * dimensions, row * dimensions + kept), row * kept);
  return { count, dimensions: kept, values: cut };
}

/** The inner product of row a of one and row b of the other, summed in 64 bits from the first dimension to the last. */
export function innerProduct(one: Vectors, a: number, other: Vectors, b: number): number {
  const [u, v] = [one.values, other.values];
  const [from, offset] = [a * one.dimensions, b * other.dimensions];
  let sum = 0;
  for (let j = 0; j < one.dimensions; j++) sum += u[from + j] * v[offset + j];
  return sum;
}
