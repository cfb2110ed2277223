import type { Caveat } from "../stats/types.ts";
import { countFailed } from "./countFailed.ts";
import { InputError } from "./InputError.ts";
import type { MetricColumn, ScoreTable } from "./ScoreTable.ts";

/** The table that holds these rows only, in this order. */
export function selectRows(table: ScoreTable, rows: ArrayLike<number>): ScoreTable {
  const pick = (texts: readonly string[]): string[] => Array.from(rows, (row) => texts[row]);
  const { source } = table;
  const metrics = new Map([...table.metrics].map(([name, metric]) => [name, metricRows(metric, rows)]));
  return {
    ids: pick(table.ids),
    metrics,
    groups: new Map([...table.groups].map(([column, labels]) => [column, pick(labels)])),
    caveats: recounted(table.caveats, [...metrics.values()], rows.length),
    ...(table.repeats && { repeats: table.repeats }),
    ...(table.systemColumns && { systemColumns: table.systemColumns }),
    source: { ...source, rows: rows.length, lines: Int32Array.from(rows, (row) => source.lines[row]) },
  };
}

/** What was noted of the whole, its failed rows counted among those that are left. */
function recounted(
  caveats: readonly Caveat[],
  metrics: readonly MetricColumn[],
  rows: number,
): readonly Caveat[] {
  return caveats.flatMap((caveat) => {
    if (caveat.code !== "error-rows") return [caveat];
    const count = countFailed(metrics, rows);
    return count > 0 ? [{ ...caveat, params: { count } }] : [];
  });
}

/**
 * The rows that have a value in a column of text, such as those of one system in a file of several.
 * Throws InputError, listing the values there are, when none has it.
 * @example selectWhere(table, "model", "bm25")
 */
export function selectWhere(table: ScoreTable, column: string, value: string): ScoreTable {
  const labels = table.groups.get(column);
  const file = table.source.path;
  if (!labels) {
    throw new InputError("no-such-column", `${file} has no column "${column}" of text.`, columnsHint(table), {
      file,
      column,
    });
  }
  const wanted = value.normalize("NFC");
  const rows: number[] = [];
  for (let row = 0; row < labels.length; row++) if (labels[row] === wanted) rows.push(row);
  if (rows.length > 0) return selectRows(table, rows);
  const values = [...new Set(labels)];
  throw new InputError(
    "no-such-system",
    `No row of ${file} has ${column} "${value}".`,
    `Its values are: ${values.slice(0, 20).join(", ")}${values.length > 20 ? ", …" : ""}.`,
    { file, column },
  );
}

function columnsHint(table: ScoreTable): string {
  const columns = [...table.groups.keys()];
  return columns.length > 0
    ? `Columns of text read from it: ${columns.join(", ")}.`
    : "No column of text was read from it.";
}

function metricRows(metric: MetricColumn, rows: ArrayLike<number>): MetricColumn {
  const pick = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]);
  return {
    ...metric,
    values: pick(metric.values),
    state: Uint8Array.from(rows, (row) => metric.state[row]),
    ...(metric.items && { items: pick(metric.items) }),
    ...(metric.squares && { squares: pick(metric.squares) }),
    ...(metric.repeats && {
      repeats: { count: pick(metric.repeats.count), squares: pick(metric.repeats.squares) },
    }),
  };
}
