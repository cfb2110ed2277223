import type { GateResult, MetricVerdict } from "../../gates/results.ts";
import type { Column, DataTable } from "../DataTable.ts";
import { plain } from "../numbers.ts";
import { orDash, signedOrDash } from "../parts.ts";
import { verdictDecimals } from "../verdictDecimals.ts";
import { caveatsColumn, countColumn, plainColumn, sideColumns } from "./columns.ts";

/** One row a metric. */
export function gateTable({ results }: GateResult): DataTable<MetricVerdict> {
  return { columns, rows: results };
}

function boundColumn(name: "difference" | "lower" | "upper", heading: string): Column<MetricVerdict> {
  const show = (r: MetricVerdict): string =>
    (r.threshold === null ? signedOrDash : orDash)(r[name], verdictDecimals(r));
  return { name, of: (r) => r[name], heading, show };
}

function lineColumn(name: "margin" | "threshold"): Column<MetricVerdict> {
  return { name, of: (r) => r[name], heading: name, show: (r) => plain(r[name] ?? Number.NaN) };
}

const columns: readonly Column<MetricVerdict>[] = [
  { name: "metric", of: (r) => r.metric, heading: "metric" },
  {
    name: "verdict",
    of: (r) => r.verdict,
    heading: "verdict",
    word: (r, { verdicts }) => verdicts.word[r.verdict],
  },
  plainColumn("role", (r) => r.role),
  plainColumn("rule", (r) => r.rule),
  plainColumn("method", (r) => r.method),
  plainColumn("estimand", (r) => r.estimand),
  plainColumn("better", (r) => r.better),
  plainColumn("alpha", (r) => r.alpha),
  lineColumn("margin"),
  lineColumn("threshold"),
  boundColumn("difference", "change"),
  boundColumn("lower", "lower"),
  boundColumn("upper", "upper"),
  plainColumn("level", (r) => r.level),
  plainColumn("pPass", (r) => r.pPass),
  plainColumn("pFail", (r) => r.pFail),
  ...sideColumns<MetricVerdict>("baseline", (r) => r.baseline),
  ...sideColumns<MetricVerdict>("candidate", (r) => r.candidate),
  plainColumn("standardError", (r) => r.standardError),
  plainColumn("degreesOfFreedom", (r) => r.degreesOfFreedom),
  countColumn("clusters", (r) => r.clusters, "K"),
  countColumn("questions", (r) => r.questions, "N"),
  plainColumn("wins", (r) => r.wins),
  plainColumn("losses", (r) => r.losses),
  plainColumn("ties", (r) => r.ties),
  plainColumn("floor.required", (r) => r.floor?.required ?? null),
  plainColumn("floor.met", (r) => r.floor?.met ?? null),
  plainColumn("floor.binding", (r) => r.floor?.binding ?? null),
  plainColumn("smallestMargin", (r) => r.smallestMargin),
  plainColumn("wouldPassAt", (r) => r.wouldPassAt),
  plainColumn("needed.questions", (r) => r.needed?.questions ?? null),
  plainColumn("needed.clusters", (r) => r.needed?.clusters ?? null),
  plainColumn("engine", (r) => r.engine),
  caveatsColumn(),
];
