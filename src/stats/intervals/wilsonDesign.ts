import { designMethod } from "./designMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { wilsonForm } from "./wilson.ts";

/** Wilson's score interval with the design's own variance. */
export const wilsonDesign: IntervalMethod = designMethod({
  name: "wilson-design",
  title: "Wilson's score interval on the effective number of questions, the design's own variance",
  source: {
    authors: "N. Dean & M. Pagano",
    year: 2015,
    title: "Evaluating confidence interval methods for binomial proportions in clustered surveys",
    where: "Journal of Survey Statistics and Methodology 3, 484–503",
  },
  bounds: "needed",
  freedom: "satterthwaite",
  form: wilsonForm,
});
