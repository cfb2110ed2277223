import { studentQuantile } from "../distributions.ts";
import { smallestCount } from "./smallestCount.ts";

/** What a plan for the width of an interval rests on. */
export interface WidthPlan {
  /** S, the standard deviation of what one document adds to the estimate: the standard error is S/√K. */
  readonly spread: number;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  /** M, the documents in the population; without it there is no end of them. */
  readonly population?: number;
  /** ν of K documents; K − 1 without it. */
  readonly degreesOfFreedom?: (documents: number) => number;
}

/** More documents are not planned for. */
const mostDocuments = 1e9;

/**
 * t_ν S/√K · √(1 − K/M), the half-width to be expected of an interval from K documents drawn alike, ν = K − 1.
 *
 * W. G. Cochran (1977), "Sampling Techniques", ch. 4 and 9A.
 *
 * @throws RangeError unless K is 2 or more, and at most M
 * @example halfWidthAt(76, { spread: 0.224, level: 0.95, population: 1300 }) // 0.0496
 */
export function halfWidthAt(documents: number, plan: WidthPlan): number {
  const { spread, level, population = Number.POSITIVE_INFINITY, degreesOfFreedom = (K) => K - 1 } = plan;
  if (!(documents >= 2 && documents <= population))
    throw new RangeError(`${documents} of ${population} documents cannot be planned with; give 2 or more`);
  const t = studentQuantile((1 + level) / 2, degreesOfFreedom(documents));
  return t * (spread / Math.sqrt(documents)) * Math.sqrt(1 - documents / population);
}

/**
 * The least K whose half-width is at most `halfWidth`; null where a billion do not suffice.
 *
 * @throws RangeError unless the half-width is above 0
 * @example documentsForWidth(0.05, { spread: 0.224, level: 0.95, population: 1300 }) // 76
 */
export function documentsForWidth(halfWidth: number, plan: WidthPlan): number | null {
  if (!(halfWidth > 0)) throw new RangeError(`A half-width is above 0; it is ${halfWidth}`);
  const most = Math.min(plan.population ?? mostDocuments, mostDocuments);
  return smallestCount((documents) => halfWidthAt(documents, plan) <= halfWidth, 2, most);
}
