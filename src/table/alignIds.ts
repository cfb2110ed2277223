import { indexIds } from "./indexIds.ts";

/** Which candidate row belongs to each baseline row: the same one, or as listed. */
export type Alignment =
  | "same"
  | {
      /** Candidate row of each baseline row; -1 where the candidate lost the id. */
      readonly rows: Int32Array;
      /** Candidate rows whose id the baseline does not have. */
      readonly extra: readonly number[];
    };

/** Matches two lists of distinct ids. Lists that are equal, in order, are matched without an index. */
export function alignIds(baseline: readonly string[], candidate: readonly string[]): Alignment {
  if (equal(baseline, candidate)) return "same";
  const index = indexIds(candidate);
  const taken = new Uint8Array(candidate.length);
  const rows = new Int32Array(baseline.length);
  for (let i = 0; i < baseline.length; i++) {
    const row = index.row(baseline[i]);
    rows[i] = row;
    if (row >= 0) taken[row] = 1;
  }
  const extra: number[] = [];
  taken.forEach((is, row) => {
    if (is === 0) extra.push(row);
  });
  return { rows, extra };
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
