import { studentSurvival } from "../../stats/distributions.ts";
import { hallLimits } from "../../stats/intervals/hall.ts";
import { microSkewness } from "../../stats/skewness.ts";
import { meanOf, type PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { boundaryLower, boundaryPValue, needsTwoDocuments, seesNoSpread } from "./noSpread.ts";
import { spreadOf } from "./student.ts";

/** The t test bent by the skewness that the differences show. */
export const hall: LossTest = {
  name: "hall",
  title: "Hall's skewness-corrected t test",
  source: {
    authors: "P. Hall",
    year: 1992,
    title: "On the removal of skewness by transformation",
    where: "Journal of the Royal Statistical Society B 54, 221–228",
  },
  rule: "paired",
  carriesFloor: false,
  applies: needsTwoDocuments,
  pValue(pair, mu) {
    if (seesNoSpread(pair)) return { p: boundaryPValue(pair, mu), engine: "closed-form", error: 0 };
    const { standardError, degreesOfFreedom } = spreadOf(pair);
    const x = (meanOf(pair.totals) - mu) / standardError;
    return { p: studentSurvival(bent(x, pair), degreesOfFreedom), engine: "closed-form", error: 0 };
  },
  lower(pair, alpha) {
    if (seesNoSpread(pair)) return boundaryLower(pair, alpha);
    const { standardError, degreesOfFreedom } = spreadOf(pair);
    const spread = {
      value: meanOf(pair.totals),
      variance: standardError ** 2,
      degreesOfFreedom,
      caveats: [],
    };
    return hallLimits(spread, microSkewness(pair.totals), pair.totals.n.length, 1 - 2 * alpha).lower;
  },
};

/** g(x) = x + (a x² + b)/√K + a² x³/(3K), a = γ/3 − δ, b = γ/6: the function whose inverse makes Hall's limits. */
function bent(x: number, pair: PairedTotals): number {
  const { gamma, delta } = microSkewness(pair.totals);
  const K = pair.totals.n.length;
  const a = gamma / 3 - delta;
  const b = gamma / 6;
  return x + (a * x * x + b) / Math.sqrt(K) + (a * a * x ** 3) / (3 * K);
}
