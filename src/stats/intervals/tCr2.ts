import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr2 } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of micro with CR2 and Bell and McCaffrey's ν. */
export const tCr2: IntervalMethod = clusterMethod({
  name: "t-cr2",
  title: "t interval with CR2, Bell–McCaffrey ν",
  source: {
    authors: "R. M. Bell & D. F. McCaffrey",
    year: 2002,
    title: "Bias reduction in standard errors for linear regression with multi-stage samples",
    where: "Survey Methodology 28, 169–181",
  },
  spreads: { micro: spreadCr2 },
  bounds: "not needed",
  form: studentForm,
});
