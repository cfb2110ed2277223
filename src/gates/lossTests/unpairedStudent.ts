import { studentQuantile, studentSurvival } from "../../stats/distributions.ts";
import { meanOf, type PairedTotals } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { needsTwoDocuments } from "./noSpread.ts";
import { spreadOf } from "./student.ts";

/** Welch's t test: each system's own standard error, as if they had answered different questions. */
export const unpairedStudent: LossTest = {
  name: "t",
  title: "Welch's t test, systems taken as independent",
  source: {
    authors: "Welch",
    year: 1947,
    title:
      "The generalization of 'Student's' problem when several different population variances are involved",
    where: "Biometrika 34, 28–35",
  },
  rule: "unpaired",
  carriesFloor: false,
  applies: needsTwoDocuments,
  pValue(pair, mu) {
    const { difference, standardError, degreesOfFreedom } = welch(pair);
    if (standardError === 0) return { p: mu < difference ? 0 : 1, engine: "closed-form", error: 0 };
    return {
      p: studentSurvival((difference - mu) / standardError, degreesOfFreedom),
      engine: "closed-form",
      error: 0,
    };
  },
  lower(pair, alpha) {
    const { difference, standardError, degreesOfFreedom } = welch(pair);
    if (standardError === 0) return difference;
    return difference + studentQuantile(alpha, degreesOfFreedom) * standardError;
  },
};

/** The difference of two means taken as independent, its standard error and Satterthwaite's ν. */
export function welch(pair: PairedTotals): {
  readonly difference: number;
  readonly standardError: number;
  readonly degreesOfFreedom: number;
} {
  const ours = spreadOf({ ...pair, totals: pair.candidate });
  const theirs = spreadOf({ ...pair, totals: pair.baseline });
  const a = ours.standardError ** 2;
  const b = theirs.standardError ** 2;
  return {
    difference: meanOf(pair.candidate) - meanOf(pair.baseline),
    standardError: Math.sqrt(a + b),
    degreesOfFreedom: (a + b) ** 2 / (a ** 2 / ours.degreesOfFreedom + b ** 2 / theirs.degreesOfFreedom),
  };
}
