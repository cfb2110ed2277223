import { type GateStudy, populationMean } from "../simulate/goldenSets/GateStudy.ts";
import type { GoldenSetsEntry } from "./StudyFile.ts";
import type { Scenario } from "./scenarios.ts";

/** Changes from one baseline, and what is drawn for them. */
export interface GateGroup {
  readonly scenarios: readonly Scenario[];
  readonly study: GateStudy;
}

/** Golden sets of these sizes can be drawn: at most half of the questions. */
export function sizesWithin(n: readonly number[], questions: number): readonly number[] {
  return [...new Set(n)].filter((size) => size <= questions >> 1).sort((a, b) => a - b);
}

/**
 * Changes by their baseline, each group with its own fixed threshold: the baseline's mean less the headroom. All groups
 * are drawn from alike, so that a golden set of one is a golden set of all.
 */
export function gateGroups(
  scenarios: readonly Scenario[],
  metric: string,
  margin: number,
  { n, alpha, rules, headroom, replacement }: GoldenSetsEntry,
): readonly GateGroup[] {
  const byBaseline = new Map<string, Scenario[]>();
  for (const scenario of scenarios) {
    const group = byBaseline.get(scenario.baseline);
    if (group === undefined) byBaseline.set(scenario.baseline, [scenario]);
    else group.push(scenario);
  }
  return [...byBaseline.values()].map((group) => {
    const baseline = group[0].before[metric];
    const size = new Float64Array(baseline.length).fill(1);
    const mean = populationMean(baseline, size);
    const study: GateStudy = {
      size,
      baseline,
      scenarios: group.map(({ name, after }) => ({
        name,
        kind: "candidate",
        candidate: after[metric],
        loss: mean - populationMean(after[metric], size),
      })),
      clustered: false,
      estimand: "micro",
      range: 1,
      margin,
      alpha,
      threshold: mean - headroom,
      rules,
      sizes: sizesWithin(n, baseline.length),
      replacements: [replacement],
      keepsDecisions: true,
    };
    return { scenarios: group, study };
  });
}
