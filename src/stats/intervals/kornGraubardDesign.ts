import { designMethod } from "./designMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { kornGraubardForm } from "./kornGraubard.ts";

/** Korn and Graubard's interval with the design's own variance. */
export const kornGraubardDesign: IntervalMethod = designMethod({
  name: "korn-graubard-design",
  title: "Korn and Graubard's interval with the design's own variance",
  source: {
    authors: "E. L. Korn & B. I. Graubard",
    year: 1998,
    title:
      "Confidence intervals for proportions with small expected number of positive counts estimated from survey data",
    where: "Survey Methodology 24, 193–201",
  },
  bounds: "needed",
  freedom: "satterthwaite",
  form: kornGraubardForm,
});
