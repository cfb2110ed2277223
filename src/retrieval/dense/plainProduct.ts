import type { MatrixProduct } from "./MatrixProduct.ts";

/** Inner products in plain JavaScript: eight queries at a time, so that a number of a row is read once for all eight. */
export const plainProduct: MatrixProduct = {
  name: "JavaScript",
  with({ count, dimensions, values }) {
    const lanes = 8;
    const groups = Math.ceil(count / lanes);
    const laid = new Float64Array(groups * dimensions * lanes);
    for (let q = 0; q < count; q++)
      for (let j = 0; j < dimensions; j++)
        laid[(Math.floor(q / lanes) * dimensions + j) * lanes + (q % lanes)] = values[q * dimensions + j];
    return async (rows) => {
      const products = new Float32Array(rows.count * count);
      const row = new Float64Array(dimensions);
      for (let i = 0; i < rows.count; i++) {
        row.set(rows.values.subarray(i * dimensions, (i + 1) * dimensions));
        for (let group = 0; group < groups; group++) {
          const sums = eight(row, laid, group * dimensions * lanes);
          const from = group * lanes;
          for (let lane = 0; lane < lanes && from + lane < count; lane++)
            products[i * count + from + lane] = sums[lane];
        }
      }
      return products;
    };
  },
};

const sums = new Float64Array(8);

/** The inner products of one row with eight queries that are laid side by side. */
function eight(row: Float64Array, laid: Float64Array, from: number): Float64Array {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  let at = from;
  for (let j = 0; j < row.length; j++) {
    const v = row[j];
    a += v * laid[at];
    b += v * laid[at + 1];
    c += v * laid[at + 2];
    d += v * laid[at + 3];
    e += v * laid[at + 4];
    f += v * laid[at + 5];
    g += v * laid[at + 6];
    h += v * laid[at + 7];
    at += 8;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
  sums[4] = e;
  sums[5] = f;
  sums[6] = g;
  sums[7] = h;
  return sums;
}
