import { askedDocumentsOf, plansOfAssumption } from "../../../asked/inputs/plannedDocuments.ts";
import { wholeNumberOf } from "../../../asked/values.ts";
import type { DocumentsPlan } from "../../../simulate/planning/DocumentsPlan.ts";
import { halfWidthAt } from "../../../stats/planning/documentsForWidth.ts";
import type { PlannedMean } from "../answers/DocumentsPlanAnswer.ts";
import { askedArguments } from "../askedArguments.ts";
import type { Run } from "../Tasks.ts";
import { curveCounts } from "./curveCounts.ts";

/** Plans documents from assumptions, with the half-width that other numbers would give. */
export const planDocuments: Run<"planDocuments"> = async (asked) => {
  const args = askedArguments("plan documents", asked, () => {});
  const looked = wholeNumberOf(args, "documents", 2);
  const plans = plansOfAssumption(args, askedDocumentsOf(args));
  const most = mostOf(plans, looked);
  return { plans: plans.map((plan) => plannedMean(plan, looked, most)) };
};

/** Half-widths above this many times the one asked for are not drawn. */
const widest = 5;

function plannedMean(plan: DocumentsPlan, looked: number | undefined, most: number): PlannedMean {
  const { spread, level, population, halfWidth } = plan;
  const width = (count: number) => ({
    count,
    value: halfWidthAt(count, { spread, level, ...(population !== null && { population }) }),
  });
  return {
    plan,
    curve: curveCounts(2, most)
      .map(width)
      .filter(({ value }) => value <= widest * halfWidth),
    looked: looked === undefined || looked > (population ?? looked) ? null : width(looked),
  };
}

function mostOf(plans: readonly DocumentsPlan[], looked = 0): number {
  const needed = plans.map(({ documents }) => 2 * (documents ?? 0));
  const most = Math.max(20, looked, ...needed);
  return Math.min(most, plans[0].population ?? most);
}
