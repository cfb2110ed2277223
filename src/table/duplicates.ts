import { InputError } from "./InputError.ts";
import { indexIds } from "./indexIds.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/**
 * Whether two ids are equal. Ids in ascending order (by length, then by letters, as q9, q10 are) are told
 * apart without an index.
 */
export function hasDuplicates(ids: readonly string[]): boolean {
  return !ascends(ids) && indexIds(ids).repeated.length > 0;
}

/** Rows that share an id. */
export interface DuplicateId {
  readonly id: string;
  /** Rows in order, at least two. */
  readonly rows: readonly number[];
}

/** The ids that stand on more than one row, in order of first sight. */
export function duplicateIds(table: ScoreTable): DuplicateId[] {
  const { ids } = table;
  if (ascends(ids)) return [];
  const index = indexIds(ids);
  const rowsOf = new Map<number, number[]>();
  for (const row of index.repeated) {
    const first = index.row(ids[row]);
    const rows = rowsOf.get(first);
    if (rows) rows.push(row);
    else rowsOf.set(first, [first, row]);
  }
  return [...rowsOf].sort(([a], [b]) => a - b).map(([first, rows]) => ({ id: ids[first], rows }));
}

/**
 * Throws InputError where an id stands on two rows: pairing would have to choose one of them in silence.
 *
 * @param hint the remedy, where it is not that of scores
 */
export function refuseDuplicates(table: ScoreTable, hint: string = ofScores): void {
  const duplicates = duplicateIds(table);
  if (duplicates.length === 0) return;
  const { path, lines } = table.source;
  const shown = duplicates.slice(0, 10).map(({ id, rows }) => {
    const where = rows.slice(0, 5).map((row) => lines[row]);
    return where[0] > 0 ? `${id} (lines ${where.join(", ")}${rows.length > 5 ? ", …" : ""})` : id;
  });
  const more = duplicates.length > shown.length ? ", …" : "";
  const line = lines[duplicates[0].rows[1]];
  throw new InputError(
    "duplicate-ids",
    `${duplicates.length === 1 ? "One id stands" : `${duplicates.length} ids stand`} on several rows: ${shown.join(", ")}${more}.`,
    hint,
    { file: path, ...(line > 0 && { line }) },
  );
}

const ofScores =
  "For repeats of a question say --repeats average; where the rows are of several systems, name their column with --system-column COLUMN; if another column tells rows apart, name it with --id COLUMN; else correct the file.";

function ascends(ids: readonly string[]): boolean {
  for (let i = 1; i < ids.length; i++) {
    const before = ids[i - 1];
    const id = ids[i];
    if (before.length > id.length || (before.length === id.length && before >= id)) return false;
  }
  return true;
}
