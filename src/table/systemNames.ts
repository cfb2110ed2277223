import type { ScoreTable } from "./ScoreTable.ts";

/** The systems that a column names in a file with one row a question and system, in the order in which they come. */
export function systemNames(table: ScoreTable, column: string): readonly string[] {
  return [...new Set(table.groups.get(column) ?? [])];
}
