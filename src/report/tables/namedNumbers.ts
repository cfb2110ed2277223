import type { ReadersTable } from "../readersTable.ts";
import type { Words } from "../words/Words.ts";

/** Numbers with their names, one a row; those that do not exist are left out. */
export function namedNumbers(
  rows: readonly (readonly [name: string, value: string | null])[],
  { page: { heads } }: Words,
): ReadersTable {
  const shown = rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return { head: [heads.number, heads.value], rows: shown, left: [true, false] };
}
