import type { Estimand } from "../../stats/types.ts";
import type { GoldenRuleName } from "./goldenRuleNames.ts";

/** How golden sets are drawn from the population. */
export type Replacement = "without" | "with";

/**
 * A population of questions (or documents) with both systems' scores, signed so that more is better, the changes that
 * gates are to judge, and the gates. Plain data: a worker can be sent it.
 */
export interface GateStudy {
  /** Questions in each unit, all 1 unless documents weigh by their size (micro). */
  readonly size: Float64Array;
  /** Sum of the baseline's scores in each unit. */
  readonly baseline: Float64Array;
  readonly scenarios: readonly GateScenario[];
  readonly clustered: boolean;
  readonly estimand: Estimand;
  /** Greatest difference of two scores of one question; infinite when scores have no bounds. */
  readonly range: number;
  readonly margin: number;
  readonly alpha: number;
  /** The threshold that the threshold rule holds candidates to, signed; without it, the true mean ± the margin. */
  readonly threshold?: number;
  readonly rules: readonly GoldenRuleName[];
  /** Units in a golden set, ascending, at most half of the population. */
  readonly sizes: readonly number[];
  readonly replacements: readonly Replacement[];
  /** Whether tallies list each decision of each golden set: for what is told set by set. */
  readonly keepsDecisions?: true;
}

/** A change from the baseline whose true effect is known. */
export interface GateScenario {
  readonly name: string;
  /** candidate: as given. unchanged: the baseline again. few: a few questions lose all. spread: every one loses a share. */
  readonly kind: "candidate" | "unchanged" | "few" | "spread";
  /** Sum of the candidate's scores in each unit, signed. */
  readonly candidate: Float64Array;
  /** The true loss, the mean of baseline − candidate; negative where the candidate gains. */
  readonly loss: number;
}

/** The mean over the population of sums in units of these sizes. */
export function populationMean(sums: Float64Array, size: Float64Array): number {
  let s = 0;
  let n = 0;
  for (let d = 0; d < sums.length; d++) {
    s += sums[d];
    n += size[d];
  }
  return s / n;
}
