import { askedQuestionsOf, planOfDifference } from "../../../asked/inputs/plannedQuestions.ts";
import type { QuestionsPlan } from "../../../simulate/planning/QuestionsPlan.ts";
import { plannedPassRate } from "../../../stats/planning/questionsForPower.ts";
import type { CurvePoint } from "../answers/CurvePoint.ts";
import { askedArguments } from "../askedArguments.ts";
import type { Run } from "../Tasks.ts";
import { curveCounts } from "./curveCounts.ts";

/** Plans questions from a standard deviation, and draws what other numbers would do. */
export const planQuestions: Run<"planQuestions"> = async (asked) => {
  const args = askedArguments("plan questions", asked, () => {});
  const plan = planOfDifference(args, askedQuestionsOf(args));
  return { plan, curve: curveOf(plan) };
};

function curveOf(plan: QuestionsPlan): readonly CurvePoint[] {
  const { margin, alpha, spread, designEffect, population } = plan;
  const trueChange = plan.better === "higher" ? plan.trueChange : -plan.trueChange;
  const power = {
    sd: spread,
    margin,
    trueChange,
    alpha,
    ...(designEffect !== null && { designEffect }),
    ...(population !== null && { population }),
  };
  return curveCounts(2, mostOf(plan)).map((count) => ({ count, value: plannedPassRate(count, power) }));
}

/** As far as twice what is needed, and everything that was asked about. */
function mostOf({ needed, sizes, population }: QuestionsPlan): number {
  const asked = sizes.filter(({ why }) => why === "asked").map(({ count }) => count);
  const most = Math.max(100, ...asked, needed === null ? 2000 : 2 * needed);
  return Math.min(most, population ?? most);
}
