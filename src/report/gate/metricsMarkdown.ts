import type { MetricVerdict } from "../../gates/results.ts";
import { codeCell, escaped, tableOfMarkdown } from "../markdown.ts";
import type { Words } from "../words/Words.ts";
import { metricColumns } from "./metricColumns.ts";

/** The metrics as a table, a name in code. */
export function metricsMarkdown(results: readonly MetricVerdict[], words: Words): string {
  const columns = metricColumns(results, words);
  return tableOfMarkdown({
    head: columns.map(({ head }) => escaped(head)),
    rows: results.map((r) => columns.map(({ cell }, i) => (i === 0 ? codeCell : escaped)(cell(r)))),
    left: columns.map(({ kind }) => kind === "words"),
  });
}
