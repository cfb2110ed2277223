import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { logitForm } from "./logitForm.ts";
import { spreadCr2 } from "./spread.ts";

/** The logit interval of micro with CR2 and Bell and McCaffrey's ν. */
export const logitCr2: IntervalMethod = clusterMethod({
  name: "logit-cr2",
  title: "logit interval with CR2, Bell–McCaffrey ν",
  source: {
    authors: "N. Dean & M. Pagano",
    year: 2015,
    title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
    where: "Journal of Survey Statistics and Methodology 3, 484–503",
  },
  spreads: { micro: spreadCr2 },
  bounds: "needed",
  form: logitForm,
});
