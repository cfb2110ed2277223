import type { ScoreTable } from "../table/ScoreTable.ts";

/** How the questions of one table differ from those of another. */
export interface QuestionChanges {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** Questions whose cell in a column that both have is another. */
  readonly changed: readonly {
    readonly id: string;
    readonly column: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/**
 * Compares the questions of two tables by their ids, and by those columns that both have.
 *
 * @param columns what belongs to a question, such as its document
 */
export function questionChanges(
  before: ScoreTable,
  after: ScoreTable,
  columns: readonly string[],
): QuestionChanges {
  const rows = new Map(before.ids.map((id, row) => [id, row]));
  const now = new Set(after.ids);
  const changed = columns.flatMap((column) => {
    const from = before.groups.get(column);
    const to = after.groups.get(column);
    if (from === undefined || to === undefined) return [];
    return after.ids.flatMap((id, row) => {
      const old = rows.get(id);
      return old === undefined || from[old] === to[row] ? [] : [{ id, column, from: from[old], to: to[row] }];
    });
  });
  return {
    added: [...now].filter((id) => !rows.has(id)),
    gone: [...rows.keys()].filter((id) => !now.has(id)),
    changed,
  };
}
