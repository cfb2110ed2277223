import { equalSizes } from "../../stats/equalSizes.ts";
import { bellMcCaffrey } from "../../stats/variance/degreesOfFreedom.ts";
import { cr2, macroVariance } from "../../stats/variance/variance.ts";
import { meanOf, type PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { boundaryLower, boundaryPValue, needsTwoDocuments, seesNoSpread } from "./noSpread.ts";
import { tLower, tPValue } from "./tForm.ts";

/** The t test of the mean difference: CR2 and Bell–McCaffrey's ν, which for one question a document is the plain t. */
export const student: LossTest = {
  name: "t",
  title: "t test (CR2, Bell–McCaffrey degrees of freedom)",
  source: {
    authors: "R. M. Bell & D. F. McCaffrey",
    year: 2002,
    title: "Bias reduction in standard errors for linear regression with multi-stage samples",
    where: "Survey Methodology 28, 169–181",
  },
  rule: "paired",
  carriesFloor: false,
  applies: needsTwoDocuments,
  pValue(pair, mu) {
    if (seesNoSpread(pair)) return { p: boundaryPValue(pair, mu), engine: "closed-form", error: 0 };
    return tPValue({ value: meanOf(pair.totals), ...spreadOf(pair) }, mu);
  },
  lower(pair, alpha) {
    if (seesNoSpread(pair)) return boundaryLower(pair, alpha);
    return tLower({ value: meanOf(pair.totals), ...spreadOf(pair) }, alpha);
  },
};

/** CR2 standard error of the mean difference and its degrees of freedom. */
export function spreadOf(pair: PairedTotals): {
  readonly standardError: number;
  readonly degreesOfFreedom: number;
} {
  const { totals } = pair;
  // of one size both are those of a plain mean, had in one pass
  if (equalSizes(totals)) {
    return { standardError: Math.sqrt(macroVariance(totals)), degreesOfFreedom: totals.n.length - 1 };
  }
  return { standardError: Math.sqrt(cr2(totals)), degreesOfFreedom: bellMcCaffrey(totals) };
}
