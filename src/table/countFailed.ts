import { failed, type MetricColumn } from "./ScoreTable.ts";

/** Rows of which at least one score failed. */
export function countFailed(metrics: readonly MetricColumn[], rows: number): number {
  let count = 0;
  const touched = metrics.filter(({ state }) => state.includes(failed));
  if (touched.length === 0) return 0;
  for (let row = 0; row < rows; row++) if (touched.some(({ state }) => state[row] === failed)) count++;
  return count;
}
