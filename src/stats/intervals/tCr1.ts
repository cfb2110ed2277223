import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr1 } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of micro with CR1, as most software gives it. */
export const tCr1: IntervalMethod = clusterMethod({
  name: "t-cr1",
  title: "t interval with CR1, ν = K − 1",
  source: {
    authors: "K.-Y. Liang & S. L. Zeger",
    year: 1986,
    title: "Longitudinal data analysis using generalized linear models",
    where: "Biometrika 73, 13–22; the factor K/(K−1) and ν = K − 1 as in Stata",
  },
  spreads: { micro: spreadCr1 },
  bounds: "not needed",
  form: studentForm,
});
