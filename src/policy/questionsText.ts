import type { ScoreTable } from "../table/ScoreTable.ts";

/**
 * The questions of a table as text, of which the golden set's hash is taken: the columns' names as a JSON list, then for
 * each question a list of its id and its cells, sorted, each on a line of its own. Scores and the order of rows do not
 * matter.
 *
 * @param columns those that belong to a question, such as its document; one that the table lacks is left empty
 */
export function questionsText({ ids, groups }: ScoreTable, columns: readonly string[]): string {
  const cells = columns.map((column) => groups.get(column));
  const seen = new Set<string>();
  ids.forEach((id, row) => {
    seen.add(JSON.stringify([id, ...cells.map((labels) => labels?.[row] ?? "")]));
  });
  return `${[JSON.stringify(["id", ...columns]), ...[...seen].sort()].join("\n")}\n`;
}
