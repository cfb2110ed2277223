import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** A cluster column that is made of ids: what stands before a separator. */
const pattern = /^id:prefix(.+)$/s;

/** The name of the column that a separator makes: `id:prefix#`. */
export function prefixColumn(separator: string): string {
  return `id:prefix${separator}`;
}

/** The separator of a column such as `id:prefix#`; undefined for the name of any other column. */
export function prefixSeparator(column: string): string | undefined {
  return pattern.exec(column)?.[1];
}

/**
 * The table with a column of documents made of its ids, which name the document first: `doc-7#3` is question 3 of
 * document `doc-7`. Throws InputError for an id without the separator.
 *
 * @param column such as `id:prefix#`
 */
export function withIdPrefix(table: ScoreTable, column: string): ScoreTable {
  const separator = prefixSeparator(column) ?? "";
  const labels = table.ids.map((id, row) => {
    const at = id.indexOf(separator);
    if (at > 0) return id.slice(0, at);
    const line = table.source.lines[row];
    throw new InputError(
      "no-prefix",
      `The id "${id}" ${at === 0 ? "starts with" : "does not hold"} "${separator}", so it names no document before it.`,
      "Name the separator that stands in every id, or a column of documents: --cluster COL.",
      { file: table.source.path, ...(line > 0 && { line }) },
    );
  });
  return { ...table, groups: new Map([...table.groups, [column, labels]]) };
}
