import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr3 } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of micro with CR3 and its own ν. */
export const tCr3: IntervalMethod = clusterMethod({
  name: "t-cr3",
  title: "t interval with CR3 (jackknife over documents) and its ν",
  source: {
    authors: "R. M. Bell & D. F. McCaffrey",
    year: 2002,
    title: "Bias reduction in standard errors for linear regression with multi-stage samples",
    where: "Survey Methodology 28, 169–181",
  },
  spreads: { micro: spreadCr3 },
  bounds: "not needed",
  form: studentForm,
});
