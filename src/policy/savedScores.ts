import { writeCsv } from "../formats/writeCsv.ts";
import { InputError } from "../table/InputError.ts";
import { failed, type MetricColumn, missing, type ScoreTable, scored } from "../table/ScoreTable.ts";
import type { SavedMetric } from "./Manifest.ts";

/** Names for the column of ids, of which the first that is free is taken. */
const idNames = ["id", "question_id", "row_id"];

/** Scores as they are kept: a CSV that reads back to the last digit, and the name of its column of ids. */
export interface SavedScores {
  readonly idColumn: string;
  readonly text: string;
}

/** One row a question: its id, the columns that belong to it, its scores. Without a score the cell is empty, or says error. */
export function savedScores(table: ScoreTable, columns: readonly string[]): SavedScores {
  const metrics = [...table.metrics.values()];
  const taken = [...columns, ...metrics.map(({ name }) => name)];
  const idColumn = idNames.find((name) => !taken.includes(name));
  if (idColumn === undefined)
    throw new InputError(
      "usage",
      `Columns of ${table.source.path} have all the names that a column of ids could have: ${idNames.join(", ")}.`,
      "Name the metrics to keep with --metric.",
      { file: table.source.path },
    );
  const groups = columns.map((column) => table.groups.get(column));
  const rows = table.ids.map((id, row) => [
    id,
    ...groups.map((labels) => labels?.[row] ?? ""),
    ...metrics.map((metric) => cellOf(metric, row)),
  ]);
  return { idColumn, text: writeCsv([idColumn, ...taken], rows) };
}

function cellOf({ values, state }: MetricColumn, row: number): string | number {
  return state[row] === scored ? values[row] : state[row] === failed ? "error" : "";
}

/** A metric as the manifest tells of it. */
export function savedMetric({ name, better, scale, values, state }: MetricColumn): SavedMetric {
  const count = (wanted: number): number => state.reduce((sum, one) => sum + (one === wanted ? 1 : 0), 0);
  const scoredRows = count(scored);
  const total = values.reduce((sum, value, row) => sum + (state[row] === scored ? value : 0), 0);
  return {
    name,
    better,
    range: scale.kind === "bounded" ? [scale.min, scale.max] : null,
    mean: scoredRows === 0 ? null : total / scoredRows,
    scored: scoredRows,
    missing: count(missing),
    failed: count(failed),
  };
}
