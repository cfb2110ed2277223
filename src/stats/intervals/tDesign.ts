import { designMethod } from "./designMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval with the design's own variance. */
export const tDesign: IntervalMethod = designMethod({
  name: "t-design",
  title: "t interval with the design's own variance, Satterthwaite ν",
  source: {
    authors: "W. G. Cochran",
    year: 1977,
    title: "Sampling Techniques",
    publisher: "Wiley",
    where: "§5.4 and §6.11; ν of F. E. Satterthwaite (1946), Biometrics Bulletin 2",
  },
  bounds: "not needed",
  freedom: "satterthwaite",
  form: studentForm,
});
