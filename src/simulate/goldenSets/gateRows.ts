import { linesOf } from "./Asked.ts";
import { type GateScenario, type GateStudy, populationMean, type Replacement } from "./GateStudy.ts";
import type { GoldenRuleName } from "./goldenRuleNames.ts";
import { goldenRules } from "./goldenRules.ts";
import { type GateTally, goldenCounts } from "./goldenSets.ts";
import { predictedPass } from "./predictedPass.ts";

/** How often one rule gives each answer to one change, in golden sets of one size. Shares of all sets. */
export interface GateRow {
  readonly scenario: string;
  readonly kind: GateScenario["kind"];
  /** The true loss: baseline − candidate, in score units, positive where the candidate is worse. */
  readonly loss: number;
  readonly replacement: Replacement;
  /** Questions (or documents) in a golden set. */
  readonly units: number;
  readonly rule: GoldenRuleName;
  readonly published: string | null;
  readonly pass: number;
  readonly fail: number;
  readonly inconclusive: number;
  /** Monte Carlo standard errors of the shares that pass and that fail. */
  readonly passError: number;
  readonly failError: number;
  /** The share that passes a change that must not pass; null where the change may pass. */
  readonly falsePass: number | null;
  /** The share that fails a change that may pass; null where it must not. */
  readonly falseFail: number | null;
  /** The share whose pass or fail the other half of the questions contradicts; null with replacement. */
  readonly splitHalf: number | null;
  /** The pass rate that the normal approximation gives, and how far off it is. */
  readonly predicted: number;
  readonly misfit: number;
}

/** How far the normal prediction is off in sets of one size: the median and the most over all rows. */
export interface Misfit {
  readonly units: number;
  readonly median: number;
  readonly most: number;
}

/** What a tally shows, one row for each way of drawing, size, scenario and rule. */
export function gateRows(study: GateStudy, { draws, counts }: GateTally): readonly GateRow[] {
  const rules = goldenRules.filter(({ name }) => study.rules.includes(name));
  const rows: GateRow[] = [];
  let cell = 0;
  for (const replacement of study.replacements) {
    for (const units of study.sizes) {
      for (const scenario of study.scenarios) {
        const { name, kind, loss } = scenario;
        const truth = { candidate: populationMean(scenario.candidate, study.size), loss };
        for (const rule of rules) {
          const [passed, failed, against] = Array.from(goldenCounts, (_, i) => counts[cell + i]);
          const [pass, fail] = [passed / draws, failed / draws];
          cell += goldenCounts.length;
          const may = rule.right(linesOf(study), truth) === 1;
          const predicted = predictedPass(study, scenario, rule, units, replacement);
          rows.push({
            scenario: name,
            kind,
            loss,
            replacement,
            units,
            rule: rule.name,
            published: rule.published,
            pass,
            fail,
            inconclusive: (draws - passed - failed) / draws,
            passError: errorOf(pass, draws),
            failError: errorOf(fail, draws),
            falsePass: may ? null : pass,
            falseFail: may ? fail : null,
            splitHalf: replacement === "without" ? against / draws : null,
            predicted,
            misfit: Math.abs(predicted - pass),
          });
        }
      }
    }
  }
  return rows;
}

/** The prediction's misfit for each size of set. */
export function misfits(rows: readonly GateRow[]): readonly Misfit[] {
  const sizes = [...new Set(rows.map(({ units }) => units))];
  return sizes.map((units) => {
    const off = rows.filter((row) => row.units === units).map(({ misfit }) => misfit);
    const sorted = Float64Array.from(off).sort();
    return { units, median: sorted[sorted.length >> 1], most: sorted[sorted.length - 1] };
  });
}

function errorOf(share: number, draws: number): number {
  return Math.sqrt((share * (1 - share)) / draws);
}
