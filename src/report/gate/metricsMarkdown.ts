import type { MetricVerdict } from "../../gates/results.ts";
import { codeCell, escaped, tableOfMarkdown } from "../markdown.ts";
import { decimalsToSeparate, fixed, plain } from "../numbers.ts";
import { orDash, signedOrDash } from "../parts.ts";
import { verdictDecimals } from "../verdictDecimals.ts";
import type { Words } from "../words/Words.ts";

/** One column: its head, and its cell of a metric. */
interface MetricColumn {
  readonly head: string;
  readonly cell: (r: MetricVerdict) => string;
}

/** The metrics as a table: the two means, the change with its interval, the line it is held to, the verdict. */
export function metricsMarkdown(results: readonly MetricVerdict[], words: Words): string {
  const columns = columnsOf(results, words);
  return tableOfMarkdown({
    head: columns.map(({ head }) => escaped(head)),
    rows: results.map((r) => columns.map(({ cell }) => cell(r))),
    left: columns.map((_, i) => i === 0 || i === columns.length - 1),
  });
}

function columnsOf(results: readonly MetricVerdict[], words: Words): readonly MetricColumn[] {
  const { report, verdicts } = words;
  const compared = results.some((r) => r.rule !== "threshold");
  const lines = (["margin", "threshold"] as const).filter((line) => results.some((r) => r[line] !== null));
  return [
    { head: report.metric, cell: (r) => codeCell(r.metric) },
    ...(compared ? [{ head: report.baseline, cell: (r: MetricVerdict) => mean(r, "baseline") }] : []),
    { head: report.candidate, cell: (r) => mean(r, "candidate") },
    ...(compared ? [{ head: report.change, cell: change }] : []),
    { head: report.interval, cell: interval },
    ...lines.map((line) => ({
      head: report[line],
      cell: (r: MetricVerdict) => (r[line] === null ? "–" : plain(r[line])),
    })),
    { head: report.verdict, cell: (r) => escaped(verdicts.word[r.verdict]) },
  ];
}

function mean(r: MetricVerdict, side: "baseline" | "candidate"): string {
  const means = [r.baseline?.mean, r.candidate.mean].filter((value) => typeof value === "number");
  const value = r[side]?.mean ?? null;
  return value === null
    ? "–"
    : fixed(value, decimalsToSeparate(means, r.threshold === null ? [] : [r.threshold]));
}

function change(r: MetricVerdict): string {
  return signedOrDash(r.difference, verdictDecimals(r));
}

function interval(r: MetricVerdict): string {
  if (r.lower === null && r.upper === null) return "–";
  const show = r.rule === "threshold" ? orDash : signedOrDash;
  return [r.lower, r.upper].map((end) => show(end, verdictDecimals(r))).join(" … ");
}
