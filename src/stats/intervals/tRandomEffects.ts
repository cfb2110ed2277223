import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadRandomEffects } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of micro with CR2 and ν under a random-effects working model. */
export const tRandomEffects: IntervalMethod = clusterMethod({
  name: "t-random-effects",
  title: "t interval with CR2 and ν under random effects",
  source: {
    authors: "J. E. Pustejovsky & E. Tipton",
    year: 2018,
    title:
      "Small-sample methods for cluster-robust variance estimation and hypothesis testing in fixed effects models",
    where: "Journal of Business & Economic Statistics 36, 672–683",
  },
  spreads: { micro: spreadRandomEffects },
  bounds: "not needed",
  form: studentForm,
});
