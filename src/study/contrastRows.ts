import type { GateTally } from "../simulate/goldenSets/goldenSets.ts";
import { Decisions } from "./Decisions.ts";
import type { GateGroup } from "./gateGroups.ts";
import { averageRate } from "./rates.ts";
import type { ContrastEntry } from "./StudyFile.ts";
import type { Scenario } from "./scenarios.ts";
import type { Row } from "./tables.ts";

/** A group, and what its golden sets were told. */
export interface JudgedGroup {
  readonly group: GateGroup;
  readonly tally: GateTally;
}

/**
 * Rows of the table `contrasts`: golden set by golden set, whether one rule passes less whether the other does (of
 * alarms: whether it does not pass), for each change, and averaged over the changes of a family, of one setting and
 * target, and of all. Golden sets are the same for every group, so that an average counts each once.
 */
export function contrastRows(
  judged: readonly JudgedGroup[],
  contrasts: readonly ContrastEntry[],
  data: string,
  metric: string,
): readonly Row[] {
  if (judged.length === 0) return [];
  const { margin, sizes } = judged[0].group.study;
  const told = judged.map(({ group, tally }) => ({ group, decisions: new Decisions(group.study, tally) }));
  return contrasts.flatMap((contrast) =>
    sizes.flatMap((n, size) => {
      const pools = new Map<string, Pool>();
      const rows: Row[] = [];
      const row = (of: Labels, values: Float64Array, scenarios: number): Row => {
        const { value, error, lower, upper } = averageRate(values);
        const { name, of: what, rule, minus } = contrast;
        const labels = { data, metric, family: of.family, scenario: of.scenario, scenarios };
        const where = {
          setting: of.setting,
          target: of.target,
          margin,
          n,
          contrast: name,
          of: what,
          rule,
          minus,
        };
        return { ...labels, ...where, draws: values.length, difference: value, error, lower, upper };
      };
      for (const { group, decisions } of told)
        for (const [s, scenario] of group.scenarios.entries()) {
          const values = differences(decisions, size, s, contrast);
          rows.push(row({ ...scenario, scenario: scenario.name }, values, 1));
          for (const labels of poolsOf(scenario)) add(pools, labels, values);
        }
      for (const { labels, sums, count } of pools.values())
        if (count > 1)
          rows.push(
            row(
              labels,
              sums.map((sum) => sum / count),
              count,
            ),
          );
      return rows;
    }),
  );
}

interface Labels {
  readonly family: string;
  readonly scenario: string;
  readonly setting: string | null;
  readonly target: number | null;
}

interface Pool {
  readonly labels: Labels;
  readonly sums: Float64Array;
  count: number;
}

/** The averages that a change is part of. */
function poolsOf({ family, setting, target }: Scenario): readonly Labels[] {
  const all = { family, scenario: "all", setting: null, target: null };
  return setting === null && target === null ? [all] : [{ ...all, setting, target }, all];
}

function add(pools: Map<string, Pool>, labels: Labels, values: Float64Array): void {
  const key = JSON.stringify([labels.family, labels.setting, labels.target]);
  const pool = pools.get(key) ?? { labels, sums: new Float64Array(values.length), count: 0 };
  pools.set(key, pool);
  pool.count++;
  for (let i = 0; i < values.length; i++) pool.sums[i] += values[i];
}

function differences(
  decisions: Decisions,
  size: number,
  scenario: number,
  { of, rule, minus }: ContrastEntry,
): Float64Array {
  const first = decisions.passes(size, scenario, rule);
  const second = decisions.passes(size, scenario, minus);
  const sign = of === "passes" ? 1 : -1;
  return Float64Array.from(first, (pass, i) => sign * (pass - second[i]));
}
