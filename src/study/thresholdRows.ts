import { type GateStudy, populationMean } from "../simulate/goldenSets/GateStudy.ts";
import { gateRows } from "../simulate/goldenSets/gateRows.ts";
import type { GateTally } from "../simulate/goldenSets/goldenSets.ts";
import { Decisions } from "./Decisions.ts";
import { sizesWithin } from "./gateGroups.ts";
import type { Population } from "./Population.ts";
import { averageRate, shareRate } from "./rates.ts";
import type { GoldenSetsEntry } from "./StudyFile.ts";
import type { Row } from "./tables.ts";

/** Systems held to fixed thresholds round their own means; null where the data set has none of them. */
export function thresholdStudy(
  { scores }: Population,
  metric: string,
  { n, alpha, thresholds, replacement }: GoldenSetsEntry,
): GateStudy | null {
  const systems = thresholds.systems.filter((name) => scores.has(name));
  if (systems.length === 0) return null;
  const baseline = scores.get(systems[0])![metric];
  const size = new Float64Array(baseline.length).fill(1);
  const mean = populationMean(baseline, size);
  return {
    size,
    baseline,
    scenarios: systems.map((name) => {
      const candidate = scores.get(name)![metric];
      return { name, kind: "candidate", candidate, loss: mean - populationMean(candidate, size) };
    }),
    clustered: false,
    estimand: "micro",
    range: 1,
    margin: thresholds.distance,
    alpha,
    rules: ["threshold-below", "threshold-above"],
    sizes: sizesWithin(n, baseline.length),
    replacements: [replacement],
    keepsDecisions: true,
  };
}

/** `below`: the threshold lies below the truth, and not to pass is wrong. `above`: to pass is wrong. */
const sides = { below: "threshold-below", above: "threshold-above" } as const;
type Side = keyof typeof sides;

/** One system, one side: whether each golden set was told wrong, and what was foretold. */
interface Case {
  readonly system: string;
  readonly side: Side;
  readonly wrong: Uint8Array;
  readonly predicted: number;
  readonly splitHalf: number | null;
}

/** Rows of the table `thresholds`: each case, and the averages over sides, over systems and over all. */
export function thresholdRows(
  study: GateStudy,
  tally: GateTally,
  data: string,
  metric: string,
): readonly Row[] {
  const decisions = new Decisions(study, tally);
  const told = gateRows(study, tally);
  return study.sizes.flatMap((n, size) => {
    const cases = study.scenarios.flatMap(({ name: system }, s) =>
      (Object.keys(sides) as Side[]).map((side): Case => {
        const rule = sides[side];
        const row = told.find((one) => one.units === n && one.scenario === system && one.rule === rule)!;
        const passes = decisions.passes(size, s, rule);
        return {
          system,
          side,
          wrong: side === "above" ? passes : passes.map((pass) => 1 - pass),
          predicted: side === "above" ? row.predicted : 1 - row.predicted,
          splitHalf: row.splitHalf,
        };
      }),
    );
    const row = (system: string, side: Side | "both"): Row => {
      const of = cases.filter(
        (one) => (system === "all" || one.system === system) && (side === "both" || one.side === side),
      );
      const { value, error, lower, upper } = rateOf(of);
      return {
        data,
        metric,
        system,
        side,
        distance: study.margin,
        n,
        draws: tally.draws,
        wrong: value,
        error,
        lower,
        upper,
        predicted: average(of.map(({ predicted }) => predicted)),
        splitHalf: of.some(({ splitHalf }) => splitHalf === null)
          ? null
          : average(of.map(({ splitHalf }) => splitHalf!)),
      };
    };
    return [...study.scenarios.map(({ name }) => name), "all"].flatMap((system) => [
      row(system, "below"),
      row(system, "above"),
      row(system, "both"),
    ]);
  });
}

function rateOf(cases: readonly Case[]): ReturnType<typeof averageRate> {
  const [{ wrong }] = cases;
  if (cases.length === 1)
    return shareRate(
      wrong.reduce((a, b) => a + b, 0),
      wrong.length,
    );
  return averageRate(Float64Array.from(wrong, (_, draw) => average(cases.map((one) => one.wrong[draw]))));
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
