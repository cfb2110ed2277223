import { hasDuplicates } from "../duplicates.ts";
import { averageRepeats } from "../repeats.ts";
import type { ScoreTable } from "../ScoreTable.ts";
import { selectWhere } from "../selectRows.ts";

/**
 * The table with one row a question: of several systems the rows of the first, repeats averaged, columns that differ
 * between repeats left out. Totals stay as they are.
 *
 * @param systemColumn the column that tells systems apart, where there is one
 */
export function questionRows(table: ScoreTable, systemColumn: string | undefined): ScoreTable {
  if (!hasDuplicates(table.ids)) return table;
  const [first] = systemColumn === undefined ? [] : (table.groups.get(systemColumn) ?? []);
  const rows =
    systemColumn === undefined || first === undefined ? table : selectWhere(table, systemColumn, first);
  const totals = [...rows.metrics.values()].some(({ items }) => items !== undefined);
  return totals ? rows : averageRepeats(rows, []);
}
