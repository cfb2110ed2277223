import { studentQuantile } from "../distributions.ts";
import { type Form, outsideRange } from "./clusterMethod.ts";

/** t_ν at 1 − α/2 for a two-sided level 1 − α. */
export function twoSidedQuantile(level: number, degreesOfFreedom: number): number {
  return -studentQuantile((1 - level) / 2, degreesOfFreedom);
}

/** R ± t_ν se. */
export const studentForm: Form = ({ value, variance, degreesOfFreedom }, _totals, scale, level) => {
  const reach = twoSidedQuantile(level, degreesOfFreedom) * Math.sqrt(variance);
  const lower = value - reach;
  const upper = value + reach;
  return { lower, upper, caveats: outsideRange(lower, upper, scale) };
};
