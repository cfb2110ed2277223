import { microDifference } from "../../stats/variance/twoRatio.ts";
import type { PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { needsTwoDocuments } from "./noSpread.ts";
import { type TSpread, tLower, tPValue } from "./tForm.ts";

/** The t test of a difference of two ratios: systems whose items in a document differ in number. */
export const twoRatio: LossTest = {
  name: "t",
  title: "t test of the difference of two ratios (CR2)",
  source: {
    authors: "R. M. Bell & D. F. McCaffrey",
    year: 2002,
    title: "Bias reduction in standard errors for linear regression with multi-stage samples",
    where: "Survey Methodology 28, 169–181",
  },
  rule: "paired",
  carriesFloor: false,
  applies: needsTwoDocuments,
  pValue: (pair, mu) => tPValue(twoRatioSpread(pair), mu),
  lower: (pair, alpha) => tLower(twoRatioSpread(pair), alpha),
};

/** The difference candidate − baseline, its CR2 standard error and Satterthwaite's ν. */
export function twoRatioSpread(pair: PairedTotals): TSpread {
  const { value, variance, degreesOfFreedom } = microDifference(pair.candidate, pair.baseline, "CR2");
  return { value, standardError: Math.sqrt(variance), degreesOfFreedom };
}
