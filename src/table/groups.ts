import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** The row of the other side (or the first repeat) that tells of the same question; -1 where there is none. */
export type OtherRow = (row: number) => number;

/**
 * The group columns of `table` on which `other` agrees. A question that stands in two documents has no
 * document: an InputError, unless the column is not among those needed, when it is left out.
 * @param needed the columns that will be used; without it all are
 */
export function agreeingGroups(
  table: ScoreTable,
  other: ScoreTable,
  otherRow: OtherRow,
  needed?: readonly string[],
): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const [column, labels] of table.groups) {
    const others = other.groups.get(column);
    const row = others ? firstClash(labels, others, otherRow) : -1;
    if (row < 0) groups.set(column, labels);
    else if (!needed || needed.includes(column)) refuseClash(table, other, column, row, otherRow(row));
  }
  return groups;
}

function firstClash(labels: readonly string[], others: readonly string[], otherRow: OtherRow): number {
  for (let row = 0; row < labels.length; row++) {
    const matched = otherRow(row);
    if (matched >= 0 && labels[row] !== others[matched]) return row;
  }
  return -1;
}

function refuseClash(
  table: ScoreTable,
  other: ScoreTable,
  column: string,
  row: number,
  matched: number,
): never {
  const here = `${column} "${table.groups.get(column)![row]}"${where(table, row)}`;
  const there = `"${other.groups.get(column)![matched]}"${where(other, matched)}`;
  const line = table.source.lines[row];
  throw new InputError(
    "group-mismatch",
    `Question "${table.ids[row]}" has ${here} but ${there}.`,
    `A question belongs to one ${column}: correct the data, or name ids that tell the two questions apart with --id COLUMN.`,
    { file: table.source.path, ...(line > 0 && { line }), column },
  );
}

function where({ source: { path, lines } }: ScoreTable, row: number): string {
  return lines[row] > 0 ? ` (${path}, line ${lines[row]})` : ` (${path})`;
}
