import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadMacro } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of macro. */
export const tMacro: IntervalMethod = clusterMethod({
  name: "t",
  title: "t interval of the documents' rates, ν = K − 1",
  source: {
    authors: "Student",
    year: 1908,
    title: "The probable error of a mean",
    where: "Biometrika 6, 1–25",
  },
  spreads: { macro: spreadMacro },
  bounds: "not needed",
  form: studentForm,
});
