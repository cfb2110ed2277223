import { clusterMethod } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { spreadCr2ImbensKolesar } from "./spread.ts";
import { studentForm } from "./studentForm.ts";

/** The t interval of micro with CR2 and Imbens and Kolesár's ν. */
export const tCr2ImbensKolesar: IntervalMethod = clusterMethod({
  name: "t-cr2-ik",
  title: "t interval with CR2, Imbens–Kolesár ν",
  source: {
    authors: "G. W. Imbens & M. Kolesár",
    year: 2016,
    title: "Robust standard errors in small samples: some practical advice",
    where: "Review of Economics and Statistics 98, 701–712",
  },
  spreads: { micro: spreadCr2ImbensKolesar },
  bounds: "not needed",
  form: studentForm,
});
