import type { Outcome, Score, Snapshot } from "./Snapshot.ts";
import type { CellPlace } from "./scoreLeaves.ts";

/** What is wrong where only these cells may have changed. */
export function wrongCells(
  before: Snapshot,
  outcome: Outcome,
  cells: readonly CellPlace[],
  judge: (cell: Score | undefined, before: Score) => string | undefined,
): string | undefined {
  if (outcome.kind === "error") return undefined;
  const { table } = outcome;
  if (table.ids.join("\n") !== before.ids.join("\n")) return `ids changed to ${table.ids}`;
  for (const [metric, scores] of before.metrics) {
    const after = table.metrics.get(metric);
    for (const [row, score] of scores.entries()) {
      if (cells.some((cell) => cell.metric === metric && cell.row === row)) {
        const wrong =
          after === undefined && isBare(scores, cells, metric) ? undefined : judge(after?.[row], score);
        if (wrong !== undefined) return `${wrong} (${metric}, row ${row})`;
      } else if (after !== undefined && after[row] !== score)
        return `${metric} of row ${row} changed from ${score} to ${after[row]}`;
      else if (after === undefined && !cells.some((cell) => cell.metric === metric))
        return `the metric ${metric} is gone`;
    }
  }
  return undefined;
}

/** What is wrong where the table must have these of its rows, in this order. */
export function wrongRows(before: Snapshot, outcome: Outcome, order: readonly number[]): string | undefined {
  if (outcome.kind === "error") return undefined;
  const { table } = outcome;
  if (table.ids.length !== order.length) return `${table.ids.length} rows, not ${order.length}`;
  for (const [row, old] of order.entries()) {
    if (table.ids[row] !== before.ids[old]) return `row ${row} is ${table.ids[row]}, not ${before.ids[old]}`;
    for (const [metric, scores] of before.metrics) {
      const after = table.metrics.get(metric)?.[row];
      if (after === undefined ? typeof scores[old] === "number" : after !== scores[old])
        return `${metric} of ${table.ids[row]} is ${after}, not ${scores[old]}`;
    }
  }
  return undefined;
}

/** What is wrong where the table must have no other scores than before, or exactly those. */
export function wrongPart(before: Snapshot, outcome: Outcome, all: boolean): string | undefined {
  if (outcome.kind === "error") return undefined;
  const [old, after] = [scoresIn(before), scoresIn(outcome.table)];
  // what had failed counts once the row that says so is gone
  const failed = failuresIn(before);
  const mayReturn = (score: string): boolean => !all && failed.has(keyOf(JSON.parse(score) as string[]));
  for (const [score, count] of after)
    if (count > (old.get(score) ?? 0) && !mayReturn(score)) return `a score that was not there: ${score}`;
  if (all)
    for (const [score, count] of old) if (count > (after.get(score) ?? 0)) return `a lost score: ${score}`;
  return undefined;
}

/** Whether a metric has no score but in these cells, so that it may be gone with them. */
function isBare(before: readonly Score[], cells: readonly CellPlace[], metric: string): boolean {
  return before.every(
    (score, row) =>
      typeof score !== "number" || cells.some((cell) => cell.metric === metric && cell.row === row),
  );
}

/** Whether two tables have the same ids and scores. */
export function isSame(one: Snapshot, other: Snapshot): boolean {
  const shown = ({ ids, metrics }: Snapshot): string => JSON.stringify([ids, [...metrics]]);
  return shown(one) === shown(other);
}

/** How often each score of an id and a metric is there. */
function scoresIn({ ids, metrics }: Snapshot): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [metric, scores] of metrics)
    for (const [row, score] of scores.entries()) {
      if (typeof score !== "number") continue;
      const key = JSON.stringify([ids[row], metric, score]);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** The ids and metrics whose scoring failed. */
function failuresIn({ ids, metrics }: Snapshot): ReadonlySet<string> {
  const cells = Array.from(metrics, ([metric, scores]) =>
    scores.map((score, row) => (score === "failed" ? keyOf([ids[row], metric]) : "")),
  );
  return new Set(cells.flat());
}

function keyOf([id, metric]: readonly string[]): string {
  return JSON.stringify([id, metric]);
}

/** The format as which a table was read. */
export function formatOf({ whole }: Snapshot): unknown {
  return (JSON.parse(whole) as readonly unknown[])[0];
}
