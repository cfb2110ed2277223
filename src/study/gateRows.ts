import { gateRows as rowsOf } from "../simulate/goldenSets/gateRows.ts";
import type { GateTally } from "../simulate/goldenSets/goldenSets.ts";
import type { GateGroup } from "./gateGroups.ts";
import { shareRate } from "./rates.ts";
import type { Row } from "./tables.ts";

/** Rows of the table `gates`: how often each rule gave each answer to each change. */
export function gateRows(
  { scenarios, study }: GateGroup,
  tally: GateTally,
  data: string,
  metric: string,
): readonly Row[] {
  const { draws } = tally;
  const byName = new Map(scenarios.map((scenario) => [scenario.name, scenario]));
  return rowsOf(study, tally).map((row) => {
    const { family, name, baseline, candidate, setting, target } = byName.get(row.scenario)!;
    const { error, lower, upper } = shareRate(Math.round(row.pass * draws), draws);
    return {
      data,
      metric,
      family,
      scenario: name,
      baseline,
      candidate,
      setting,
      target,
      loss: row.loss,
      margin: study.margin,
      n: row.units,
      rule: row.rule,
      published: row.published,
      draws,
      pass: row.pass,
      fail: row.fail,
      inconclusive: row.inconclusive,
      error,
      lower,
      upper,
      predicted: row.predicted,
      splitHalf: row.splitHalf,
    };
  });
}

/**
 * Rows of the table `formula`: the median and the largest distance of the normal approximation's pass rate from the
 * simulated one, over all scenarios, for the published paired gate (the rule percentile).
 */
export function formulaRows(gates: readonly Row[]): readonly Row[] {
  const rows = gates.filter(({ rule }) => rule === "percentile");
  const key = ({ data, metric, margin, n }: Row): string => JSON.stringify([data, metric, margin, n]);
  return [...new Set(rows.map(key))].map((one) => {
    const alike = rows.filter((row) => key(row) === one);
    const off = Float64Array.from(alike, ({ predicted, pass }) =>
      Math.abs(Number(predicted) - Number(pass)),
    ).sort();
    const { data, metric, margin, n, rule } = alike[0];
    const middle = off.length >> 1;
    const median = off.length % 2 === 1 ? off[middle] : (off[middle - 1] + off[middle]) / 2;
    return {
      data,
      metric,
      margin,
      n,
      rule,
      scenarios: off.length,
      medianError: median,
      mostError: off[off.length - 1],
    };
  });
}
