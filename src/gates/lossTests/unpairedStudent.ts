import { meanOf, type PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { needsTwoDocuments } from "./noSpread.ts";
import { spreadOf } from "./student.ts";
import { type TSpread, tLower, tPValue } from "./tForm.ts";

/** Welch's t test: each system's own standard error, as if they had answered different questions. */
export const unpairedStudent: LossTest = {
  name: "t",
  title: "Welch's t test, systems taken as independent",
  source: {
    authors: "B. L. Welch",
    year: 1947,
    title:
      "The generalization of 'Student's' problem when several different population variances are involved",
    where: "Biometrika 34, 28–35",
  },
  rule: "unpaired",
  carriesFloor: false,
  applies: needsTwoDocuments,
  pValue: (pair, mu) => tPValue(welch(pair), mu),
  lower: (pair, alpha) => tLower(welch(pair), alpha),
};

/** The difference of two means taken as independent, its standard error and Satterthwaite's ν. */
export function welch(pair: PairedTotals): TSpread {
  const ours = spreadOf({ ...pair, totals: pair.candidate });
  const theirs = spreadOf({ ...pair, totals: pair.baseline });
  const a = ours.standardError ** 2;
  const b = theirs.standardError ** 2;
  return {
    value: meanOf(pair.candidate) - meanOf(pair.baseline),
    standardError: Math.sqrt(a + b),
    degreesOfFreedom: (a + b) ** 2 / (a ** 2 / ours.degreesOfFreedom + b ** 2 / theirs.degreesOfFreedom),
  };
}
