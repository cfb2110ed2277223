import { detectableDifference, questionsForPower } from "../stats/planning/questionsForPower.ts";
import { meanOf, sdOf } from "./moments.ts";
import type { GoldenSetsEntry } from "./StudyFile.ts";
import type { Scenario } from "./scenarios.ts";
import type { Row } from "./tables.ts";

const power = 0.8;

/**
 * Rows of the table `differences`: sd(d) of a change, the difference that 100 and 1,000 questions can tell apart,
 * (z₁₋α + z₁₋β)·sd(d)/√n, and the questions that show a loss within the margin, at 80 % power; null where no number does.
 */
export function differenceRows(
  scenarios: readonly Scenario[],
  data: string,
  metric: string,
  { margins, alpha }: GoldenSetsEntry,
): readonly Row[] {
  return scenarios.flatMap(({ family, name, setting, target, before, after }) => {
    const d = after[metric].map((value, i) => value - before[metric][i]);
    const [difference, sd] = [meanOf(d), sdOf(d)];
    const detectable = (n: number): number => detectableDifference(n, { sd, alpha, power });
    return margins.map((margin) => {
      const needed = questionsForPower({ sd, margin, trueChange: difference, alpha, power });
      return {
        data,
        metric,
        family,
        scenario: name,
        setting,
        target,
        questions: d.length,
        difference,
        sd,
        detectable100: detectable(100),
        detectable1000: detectable(1000),
        margin,
        needed: Number.isFinite(needed) ? needed : null,
      };
    });
  });
}
