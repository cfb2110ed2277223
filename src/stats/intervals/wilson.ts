import type { Caveat } from "../types.ts";
import { clusterMethod, type Form } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr2 } from "./spread.ts";
import { twoSidedQuantile } from "./studentForm.ts";
import { unitScale } from "./unitScale.ts";

/** The caveat that an effective number of questions was capped at N. */
export const neffCapped: readonly Caveat[] = [{ code: "neff-capped", params: {} }];

/** On [0, 1]: n_eff = R(1−R)/V, at most N; (R + t²/2n_eff ± t√(R(1−R)/n_eff + t²/4n_eff²)) / (1 + t²/n_eff). */
export const wilsonForm: Form = (
  { value, variance, degreesOfFreedom },
  _totals,
  scale,
  level,
  _estimand,
  N,
) => {
  const unit = unitScale(scale);
  const R = unit.to(value);
  const uncapped = (R * (1 - R) * unit.width ** 2) / variance;
  const n = Math.min(uncapped, N);
  const t = twoSidedQuantile(level, degreesOfFreedom);
  const middle = R + (t * t) / (2 * n);
  const reach = t * Math.sqrt((R * (1 - R)) / n + (t * t) / (4 * n * n));
  const whole = 1 + (t * t) / n;
  return {
    lower: unit.from((middle - reach) / whole),
    upper: unit.from((middle + reach) / whole),
    caveats: uncapped > N ? neffCapped : [],
  };
};

/** Wilson's score interval of micro on the effective number of questions. */
export const wilson: IntervalMethod = clusterMethod({
  name: "wilson",
  title: "Wilson's score interval on the effective number of questions, CR2",
  source: {
    authors: "E. B. Wilson",
    year: 1927,
    title: "Probable inference, the law of succession, and statistical inference",
    where: "Journal of the American Statistical Association 22, 209–212",
    also: [
      {
        authors: "N. Dean & M. Pagano",
        year: 2015,
        title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
        where: "Journal of Survey Statistics and Methodology 3, 484–503; on an effective size",
      },
    ],
  },
  spreads: { micro: spreadCr2 },
  bounds: "needed",
  form: wilsonForm,
});
