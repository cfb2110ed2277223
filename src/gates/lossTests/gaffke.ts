import { equalSizes } from "../../stats/equalSizes.ts";
import { groupTotals } from "../../stats/groupTotals.ts";
import { lowerLimit } from "../../stats/limits.ts";
import { gaffkeTail } from "../../stats/tails/gaffkeTail.ts";
import { meanOf, rangeOf } from "../PairedTotals.ts";
import { unseenDocument } from "../unseenDocument.ts";
import type { LossTest } from "./LossTest.ts";
import { needsBounds } from "./needsBounds.ts";
import { roughError } from "./roughError.ts";

/** Gaffke's bound: conservative for any bounded scores, exact by contour integral; on 0/1 scores Clopper–Pearson. */
export const gaffke: LossTest = {
  name: "gaffke",
  title: "Gaffke's bound for bounded scores",
  source: {
    authors: "N. Gaffke",
    year: 2005,
    title:
      "Three test statistics for a nonparametric one-sided hypothesis on the mean of a nonnegative variable",
    where: "Mathematical Methods of Statistics 14, 451–467",
  },
  rule: "paired",
  carriesFloor: true,
  applies: needsBounds,
  pValue: (pair, mu, _use, context) => ({
    p: gaffkeTail(groupTotals(pair.totals), unseenDocument(pair, context), mu),
    engine: "integral",
    error: 1e-10,
  }),
  lower(pair, alpha, context) {
    const grouped = groupTotals(pair.totals);
    const unseen = unseenDocument(pair, context);
    const estimate = meanOf(pair.totals);
    return lowerLimit((mu) => gaffkeTail(grouped, unseen, mu), alpha, {
      worst: unseen.score,
      estimate,
      width: roughError(pair.totals, estimate, rangeOf(pair)),
      monotone: equalSizes(pair.totals),
    });
  },
};
