import { type MetricColumn, missing, type ScoreTable, scored } from "../../src/table/ScoreTable.ts";

/** A small table for tests: rows are [id, score or null], on lines 2, 3, …; groups by column. */
export function tableOf(
  rows: readonly (readonly [id: string, score: number | null])[],
  groups: Readonly<Record<string, readonly string[]>> = {},
  path = "a.csv",
): ScoreTable {
  const metric: MetricColumn = {
    name: "hit",
    values: Float64Array.from(rows, ([, score]) => score ?? 0),
    state: Uint8Array.from(rows, ([, score]) => (score === null ? missing : scored)),
    scale: { kind: "bounded", min: 0, max: 1 },
    better: "higher",
  };
  return {
    ids: rows.map(([id]) => id),
    metrics: new Map([["hit", metric]]),
    groups: new Map(Object.entries(groups)),
    caveats: [],
    source: {
      path,
      format: "csv",
      sha256: "",
      rows: rows.length,
      lines: Int32Array.from(rows, (_, row) => row + 2),
    },
  };
}

/** The scores of one side of a pair or of a metric, null where there is none. */
export function scoresOf(side: Pick<MetricColumn, "values" | "state">): (number | null)[] {
  return Array.from(side.values, (value, row) => (side.state[row] === scored ? value : null));
}
