import { writeCsv } from "../formats/writeCsv.ts";
import type { RunScores } from "./RunScores.ts";

/**
 * Scores as CSV that `gate`, `compare` and `estimate` read: one row a question, its id and a column a measure, at full
 * precision; of several runs one row a question and run, with the column `system`. Where there is no score the cell is
 * empty.
 * @param columns cells of further columns by name, one a question
 */
export function scoresCsv(
  scores: readonly RunScores[],
  columns: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const several = scores.length > 1;
  const header = [
    "id",
    ...columns.keys(),
    ...(several ? ["system"] : []),
    ...scores[0].results.map(({ measure }) => measure),
  ];
  const rows = scores.flatMap(({ run, ids, results }) =>
    ids.map((id, i) => [
      id,
      ...[...columns.values()].map((cells) => cells[i]),
      ...(several ? [run] : []),
      ...results.map(({ values }) => (Number.isNaN(values[i]) ? "" : values[i])),
    ]),
  );
  return writeCsv(header, rows);
}
