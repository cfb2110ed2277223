import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { InputError } from "./InputError.ts";

/**
 * Totals of the rows to keep, one pass: for each document the number of its rows, the sum of their values and
 * the sum of the squares, both compensated (Neumaier 1974), documents in order of first sight.
 * @param keep 1 for each row that counts; all count without it
 * @param labelsPerRow the document of each row; without it each row is its own document, named by its id
 * @throws InputError for a row that counts and has an empty label
 * @example clusterTotals(values, undefined, ["d1", "d1", "d2"], ids).n // Float64Array [2, 1]
 */
export function clusterTotals(
  values: Float64Array,
  keep: Uint8Array | undefined,
  labelsPerRow: readonly string[] | undefined,
  ids: readonly string[],
): ClusterTotals {
  if (!labelsPerRow) return rowTotals(values, keep, ids);
  const { cluster, labels } = numberClusters(labelsPerRow, keep, ids);
  const n = new Float64Array(labels.length);
  for (const k of cluster) if (k >= 0) n[k]++;
  const s = compensatedSums(values, cluster, labels.length);
  const q = compensatedSums(squared(values), cluster, labels.length);
  return { n, s, q, labels };
}

/**
 * The same for a file of totals, where a row stands for `items[row]` scores whose sum is `values[row]`.
 * Without `squares` the sums of squares are NaN.
 */
export function clusterTotalsOfItems(
  values: Float64Array,
  items: Float64Array,
  squares: Float64Array | undefined,
  keep: Uint8Array | undefined,
  labelsPerRow: readonly string[] | undefined,
  ids: readonly string[],
): ClusterTotals {
  const { cluster, labels } = numberClusters(labelsPerRow ?? ids, keep, ids);
  const sums = (of: Float64Array): Float64Array => compensatedSums(of, cluster, labels.length);
  return {
    n: sums(items),
    s: sums(values),
    q: squares ? sums(squares) : new Float64Array(labels.length).fill(Number.NaN),
    labels,
  };
}

function rowTotals(
  values: Float64Array,
  keep: Uint8Array | undefined,
  ids: readonly string[],
): ClusterTotals {
  const s = keep ? values.filter((_, row) => keep[row] === 1) : values;
  return {
    n: new Float64Array(s.length).fill(1),
    s,
    q: squared(s),
    labels: keep ? ids.filter((_, row) => keep[row] === 1) : ids,
  };
}

/** The document of each row, numbered in order of first sight. */
export interface Clusters {
  /** The number of each row's document; -1 for a row that does not count. */
  readonly cluster: Int32Array;
  readonly labels: string[];
}

/** Numbers the documents of the rows that count. Throws InputError for a row that counts and has an empty label. */
export function numberClusters(
  labelsPerRow: readonly string[],
  keep: Uint8Array | undefined,
  ids: readonly string[],
): Clusters {
  const numbers = new Map<string, number>();
  const cluster = new Int32Array(labelsPerRow.length).fill(-1);
  const labels: string[] = [];
  for (let row = 0; row < labelsPerRow.length; row++) {
    if (keep && keep[row] !== 1) continue;
    const label = labelsPerRow[row];
    let number = numbers.get(label);
    if (number === undefined) {
      if (label === "") refuseEmptyLabel(ids[row]);
      number = labels.length;
      numbers.set(label, number);
      labels.push(label);
    }
    cluster[row] = number;
  }
  return { cluster, labels };
}

function squared(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length);
  for (let row = 0; row < values.length; row++) out[row] = values[row] * values[row];
  return out;
}

/** Neumaier's sum in each cluster: what rounding takes from the running sum is gathered and added at the end. */
function compensatedSums(values: Float64Array, cluster: Int32Array, clusters: number): Float64Array {
  const sum = new Float64Array(clusters);
  const lost = new Float64Array(clusters);
  for (let row = 0; row < values.length; row++) {
    const k = cluster[row];
    if (k < 0) continue;
    const value = values[row];
    const next = sum[k] + value;
    lost[k] += Math.abs(sum[k]) >= Math.abs(value) ? sum[k] - next + value : value - next + sum[k];
    sum[k] = next;
  }
  for (let k = 0; k < clusters; k++) sum[k] += lost[k];
  return sum;
}

function refuseEmptyLabel(id: string): never {
  throw new InputError(
    "empty-cluster",
    `The row of question "${id}" names no document in the cluster column.`,
    "Give every row its document, or say --cluster none if questions were sampled one by one.",
  );
}
