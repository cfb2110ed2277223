import { InputError } from "./InputError.ts";
import type { MetricColumn, ScoreTable } from "./ScoreTable.ts";

/** The metric of this name; a metric that vanished is an InputError that lists what the file has. */
export function metricOf(table: ScoreTable, name: string): MetricColumn {
  const metric = table.metrics.get(name);
  if (metric) return metric;
  const has = [...table.metrics.keys()].join(", ");
  throw new InputError(
    "no-such-metric",
    `${table.source.path} has no metric "${name}".`,
    has === "" ? "It has no column of scores at all." : `Its metrics are: ${has}.`,
    { file: table.source.path, column: name },
  );
}
