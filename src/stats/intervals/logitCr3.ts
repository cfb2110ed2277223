import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { logitForm } from "./logitForm.ts";
import { spreadCr3BellMcCaffrey } from "./spread.ts";

/** The logit interval of micro with CR3 and Bell and McCaffrey's ν. */
export const logitCr3: IntervalMethod = clusterMethod({
  name: "logit-cr3",
  title: "logit interval with CR3, Bell–McCaffrey ν",
  source: {
    authors: "N. Dean & M. Pagano",
    year: 2015,
    title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
    where: "Journal of Survey Statistics and Methodology 3, 484–503",
  },
  spreads: { micro: spreadCr3BellMcCaffrey },
  bounds: "needed",
  form: logitForm,
});
