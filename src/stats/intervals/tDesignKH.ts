import { designMethod } from "./designMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { studentForm } from "./studentForm.ts";

/**
 * The t interval with the design's own variance and ν = K − H (fixed documents: N − M), as in R's `survey`; but a stratum
 * drawn whole counts Σ(n_d − 1) over the documents not scored whole, where survey counts its documents less one.
 */
export const tDesignKH: IntervalMethod = designMethod({
  name: "t-design-kh",
  title: "t interval with the design's own variance, ν = documents less strata",
  source: {
    authors: "W. G. Cochran",
    year: 1977,
    title: "Sampling Techniques",
    publisher: "Wiley",
    where: "§5.4 and §6.11; K − H as in survey",
  },
  bounds: "not needed",
  freedom: "documents-less-strata",
  form: studentForm,
});
