import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { logitForm } from "./logitForm.ts";
import { spreadMacro } from "./spread.ts";

/** The logit interval of macro. */
export const logitMacro: IntervalMethod = clusterMethod({
  name: "logit-t",
  title: "logit interval of the documents' rates, ν = K − 1",
  source: {
    authors: "N. Dean & M. Pagano",
    year: 2015,
    title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
    where: "Journal of Survey Statistics and Methodology 3, 484–503",
  },
  spreads: { macro: spreadMacro },
  bounds: "needed",
  form: logitForm,
});
