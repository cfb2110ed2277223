import type { EstimateResult } from "../stats/estimate.ts";
import { multiwayEstimate } from "../stats/multiwayEstimate.ts";
import { InputError } from "../table/InputError.ts";
import { metricOf } from "../table/metricOf.ts";
import { failed, missing, type ScoreTable } from "../table/ScoreTable.ts";
import { scoredTotals } from "../table/scoredTotals.ts";
import type { Arguments } from "./Arguments.ts";
import { methodOf } from "./methodOf.ts";
import { estimandOf, levelOf } from "./values.ts";

/**
 * The micro mean of one metric whose questions share values of two crossed columns.
 *
 * @throws InputError where what was asked has no formula with two columns that cross
 */
export function estimateCrossed(
  args: Arguments,
  table: ScoreTable,
  name: string,
  columns: readonly [string, string],
): EstimateResult {
  refuseMacro(args, columns);
  methodOf(args, ["auto", "all", "multiway"]);
  const metric = metricOf(table, name);
  const { state, scale } = metric;
  const by = (labels: readonly string[]) => scoredTotals(metric, labels, table.ids);
  const [a, b] = columns.map((column) => table.groups.get(column)!);
  const pairs = a.map((label, row) => (label === "" || b[row] === "" ? "" : JSON.stringify([label, b[row]])));
  const totals = { a: by(a), b: by(b), both: by(pairs) };
  columns.forEach((column, at) => {
    if ([totals.a, totals.b][at].n.length < 2) throw oneValue(table, column);
  });
  const count = (kind: number): number => state.reduce((n, s) => n + (s === kind ? 1 : 0), 0);
  return multiwayEstimate(totals, columns, {
    metric: name,
    estimand: "micro",
    scale,
    level: levelOf(args),
    method: "auto",
    missing: count(missing),
    errors: count(failed),
    caveats: table.caveats,
  });
}

function refuseMacro(args: Arguments, [a, b]: readonly [string, string]): void {
  if (estimandOf(args) !== "macro") return;
  throw new InputError(
    "crossed-macro",
    `${a} and ${b} cross, so no document holds a question alone, and a mean over documents is not defined.`,
    `Say --estimand micro, or name one column, such as --cluster ${a}.`,
  );
}

function oneValue(table: ScoreTable, column: string): InputError {
  return new InputError(
    "one-document",
    `The scored rows of ${table.source.path} have one value of ${column}: two are needed to see how they differ.`,
    `Leave out --cluster ${column}, or score questions of more of its values.`,
    { file: table.source.path, column },
  );
}
