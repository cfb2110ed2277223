import type { MetricVerdict } from "../../gates/results.ts";
import { hasInterval } from "../figures/intervals.ts";
import { fixed, grouped, plain } from "../numbers.ts";
import { orDash, signedOrDash } from "../parts.ts";
import { sideDecimals } from "../sideDecimals.ts";
import { verdictDecimals } from "../verdictDecimals.ts";
import type { Words } from "../words/Words.ts";

/** One column of the table of all metrics: its head, and its cell of a metric. */
export interface MetricColumn {
  readonly head: string;
  readonly kind: "words" | "number";
  readonly cell: (r: MetricVerdict) => string;
}

/** What is told of each metric: the verdict, the means, the change with its interval, the line it is held to, the sizes. */
export function metricColumns(results: readonly MetricVerdict[], words: Words): readonly MetricColumn[] {
  const { report, verdicts, page } = words;
  const any = (has: (r: MetricVerdict) => boolean): boolean => results.some(has);
  const text = (head: string, cell: MetricColumn["cell"]): MetricColumn => ({ head, kind: "words", cell });
  const number = (head: string, cell: MetricColumn["cell"]): MetricColumn => ({ head, kind: "number", cell });
  const compared = any((r) => r.rule !== "threshold");
  const lines = (["margin", "threshold"] as const).filter((line) => any((r) => r[line] !== null));
  return [
    text(report.metric, (r) => r.metric),
    text(report.verdict, (r) => verdicts.word[r.verdict]),
    ...(any((r) => r.role === "watch") ? [text(page.heads.role, (r) => verdicts.role[r.role])] : []),
    ...(compared ? [number(report.baseline, (r) => mean(r, "baseline"))] : []),
    number(report.candidate, (r) => mean(r, "candidate")),
    ...(compared ? [number(report.change, change)] : []),
    ...(any(hasInterval) ? [intervalColumn(results, words)] : []),
    ...lines.map((line) => number(report[line], (r) => (r[line] === null ? "–" : plain(r[line])))),
    ...(any((r) => r.clusters < r.questions) ? [number(report.documents, (r) => grouped(r.clusters))] : []),
    number(report.questions, (r) => grouped(r.questions)),
  ];
}

/** The intervals under their level; where metrics have different levels, each with its own. */
function intervalColumn(results: readonly MetricVerdict[], words: Words): MetricColumn {
  const name = words.page.interval.name;
  const [level, ...others] = new Set(results.filter(hasInterval).map((r) => r.level));
  const same = others.length === 0;
  return {
    head: same ? name({ level }) : words.report.interval,
    kind: "number",
    cell: (r) => {
      if (!hasInterval(r)) return "–";
      const show = r.rule === "threshold" ? orDash : signedOrDash;
      const ends = [r.lower, r.upper].map((end) => show(end, verdictDecimals(r))).join(" … ");
      return same ? ends : `${ends} (${words.percent(r.level)})`;
    },
  };
}

function mean(r: MetricVerdict, side: "baseline" | "candidate"): string {
  const value = r[side]?.mean ?? null;
  const lines = r.threshold === null ? [] : [r.threshold];
  return value === null
    ? "–"
    : fixed(value, sideDecimals([r.baseline?.mean ?? null, r.candidate.mean], lines, shownChange(r)));
}

/** The change with the digits that are shown of it. */
export function shownChange(r: MetricVerdict): Parameters<typeof sideDecimals>[2] {
  return r.difference === null ? undefined : { difference: r.difference, decimals: verdictDecimals(r) };
}

function change(r: MetricVerdict): string {
  return signedOrDash(r.difference, verdictDecimals(r));
}
