import type { Form } from "./clusterMethod.ts";
import { twoSidedQuantile } from "./studentForm.ts";
import { unitScale } from "./unitScale.ts";

/** On [0, 1]: g = ln(R/(1−R)), se_g = se/(R(1−R)), the limits of g ± t_ν se_g taken back. */
export const logitForm: Form = ({ value, variance, degreesOfFreedom }, _totals, scale, level) => {
  const unit = unitScale(scale);
  const R = unit.to(value);
  const g = Math.log(R / (1 - R));
  const reach =
    (twoSidedQuantile(level, degreesOfFreedom) * Math.sqrt(variance)) / unit.width / (R * (1 - R));
  const back = (x: number): number => unit.from(1 / (1 + Math.exp(-x)));
  return { lower: back(g - reach), upper: back(g + reach), caveats: [] };
};
