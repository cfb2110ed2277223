import { betaQuantile } from "../distributions.ts";
import { clusterMethod, type Form } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr2 } from "./spread.ts";
import { twoSidedQuantile } from "./studentForm.ts";
import { unitScale } from "./unitScale.ts";
import { neffCapped } from "./wilson.ts";

/**
 * On [0, 1]: n* = n_eff (t_{N−1}/t_ν)², n_eff = R(1−R)/V, n* at most N; limits from Beta(Rn*, n*−Rn*+1) and
 * Beta(Rn*+1, n*−Rn*).
 */
export const kornGraubardForm: Form = (
  { value, variance, degreesOfFreedom },
  _totals,
  scale,
  level,
  _estimand,
  N,
) => {
  const unit = unitScale(scale);
  const R = unit.to(value);
  const ratio = twoSidedQuantile(level, N - 1) / twoSidedQuantile(level, degreesOfFreedom);
  const uncapped = ((R * (1 - R) * unit.width ** 2) / variance) * ratio ** 2;
  const n = Math.min(uncapped, N);
  const tail = (1 - level) / 2;
  return {
    lower: unit.from(betaQuantile(tail, R * n, n - R * n + 1)),
    upper: unit.from(1 - betaQuantile(tail, n - R * n, R * n + 1)),
    caveats: uncapped > N ? neffCapped : [],
  };
};

/** Korn and Graubard's interval of micro: Clopper–Pearson on the effective number of questions. */
export const kornGraubard: IntervalMethod = clusterMethod({
  name: "korn-graubard",
  title: "Korn and Graubard's interval, Clopper–Pearson on the effective number of questions, CR2",
  source: {
    authors: "E. L. Korn & B. I. Graubard",
    year: 1998,
    title:
      "Confidence intervals for proportions with small expected number of positive counts estimated from survey data",
    where: "Survey Methodology 24, 193–201",
  },
  spreads: { micro: spreadCr2 },
  bounds: "needed",
  form: kornGraubardForm,
});
