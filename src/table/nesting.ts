/** A text column with its values numbered in order of first sight. */
export interface Codes {
  readonly code: Int32Array;
  /** Different values. */
  readonly clusters: number;
}

/** Numbers the values of a column. */
export function codesOf(labels: readonly string[]): Codes {
  const seen = new Map<string, number>();
  const code = new Int32Array(labels.length);
  for (let i = 0; i < labels.length; i++) {
    let known = seen.get(labels[i]);
    if (known === undefined) {
      known = seen.size;
      seen.set(labels[i], known);
    }
    code[i] = known;
  }
  return { code, clusters: seen.size };
}

/** Whether every value of `fine` lies inside one value of `coarse`: a paragraph in its article. */
export function nestsIn(fine: Codes, coarse: Codes): boolean {
  const parent = new Int32Array(fine.clusters).fill(-1);
  for (let i = 0; i < fine.code.length; i++) {
    const known = parent[fine.code[i]];
    if (known === -1) parent[fine.code[i]] = coarse.code[i];
    else if (known !== coarse.code[i]) return false;
  }
  return true;
}
