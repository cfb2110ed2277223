import type { CompareResult, Comparison } from "../../gates/results.ts";
import type { Column, DataTable } from "../DataTable.ts";
import { decimalsToSeparate, pValue } from "../numbers.ts";
import { signedOrDash } from "../parts.ts";
import { caveatsColumn, countColumn, fiveColumns, plainColumn, sideColumns } from "./columns.ts";

/** One row a comparison. */
export function compareTable({ results }: CompareResult): DataTable<Comparison> {
  return { columns, rows: results };
}

/** A change, with digits enough to show on which side of zero it lies. */
function changeColumn(name: "difference" | "lower" | "upper", heading: string): Column<Comparison> {
  const show = (c: Comparison): string =>
    signedOrDash(c[name], decimalsToSeparate([c.difference, c.lower, c.upper].filter(Number.isFinite), [0]));
  return { name, of: (c) => c[name], heading, show };
}

function pColumn(name: "pValue" | "pHolm", heading: string): Column<Comparison> {
  const show = (c: Comparison): string => pValue(c[name], 1 - c.level).replace(/^= /, "");
  return { name, of: (c) => c[name], heading, show };
}

const columns: readonly Column<Comparison>[] = [
  { name: "metric", of: (c) => c.metric, heading: "metric" },
  { name: "baselineName", of: (c) => c.baselineName, heading: "baseline" },
  { name: "candidateName", of: (c) => c.candidateName, heading: "candidate" },
  plainColumn("estimand", (c) => c.estimand),
  plainColumn("better", (c) => c.better),
  changeColumn("difference", "change"),
  changeColumn("lower", "lower"),
  changeColumn("upper", "upper"),
  plainColumn("level", (c) => c.level),
  pColumn("pValue", "p"),
  pColumn("pHolm", "p (Holm)"),
  {
    name: "finding",
    of: (c) => c.finding,
    heading: "finding",
    word: (c, { page }) => page.findings[c.finding],
  },
  plainColumn("method", (c) => c.method),
  plainColumn("standardError", (c) => c.standardError),
  plainColumn("degreesOfFreedom", (c) => c.degreesOfFreedom),
  ...sideColumns<Comparison>("baseline", (c) => c.baseline),
  ...sideColumns<Comparison>("candidate", (c) => c.candidate),
  countColumn("clusters", (c) => c.clusters, "K"),
  countColumn("questions", (c) => c.questions, "N"),
  plainColumn("wins", (c) => c.wins),
  plainColumn("losses", (c) => c.losses),
  plainColumn("ties", (c) => c.ties),
  plainColumn("flips.hitToMiss", (c) => c.flips?.hitToMiss ?? null),
  plainColumn("flips.missToHit", (c) => c.flips?.missToHit ?? null),
  plainColumn("flips.bothHit", (c) => c.flips?.bothHit ?? null),
  plainColumn("flips.bothMiss", (c) => c.flips?.bothMiss ?? null),
  plainColumn("documents.better", (c) => c.documents.better),
  plainColumn("documents.worse", (c) => c.documents.worse),
  plainColumn("documents.tied", (c) => c.documents.tied),
  plainColumn("documents.shareTied", (c) => c.documents.shareTied),
  ...fiveColumns<Comparison>("documents.differences", (c) => c.documents.differences),
  plainColumn("variances.baseline", (c) => c.variances?.baseline ?? null),
  plainColumn("variances.candidate", (c) => c.variances?.candidate ?? null),
  plainColumn("variances.difference", (c) => c.variances?.difference ?? null),
  plainColumn("pairingGain", (c) => c.pairingGain),
  caveatsColumn(),
];
