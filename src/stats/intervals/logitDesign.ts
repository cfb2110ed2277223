import { designMethod } from "./designMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { logitForm } from "./logitForm.ts";

/** The logit interval with the design's own variance. */
export const logitDesign: IntervalMethod = designMethod({
  name: "logit-design",
  title: "logit interval with the design's own variance, Satterthwaite ν",
  source: {
    authors: "N. Dean & M. Pagano",
    year: 2015,
    title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
    where: "Journal of Survey Statistics and Methodology 3, 484–503",
  },
  bounds: "needed",
  freedom: "satterthwaite",
  form: logitForm,
});
