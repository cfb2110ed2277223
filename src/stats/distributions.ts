/** The distributions the estimators read: each value to a relative 1e-12, tails by their survival forms. */
export { betaCdf, betaQuantile, betaSurvival } from "./distributions/beta.ts";
export { binomialCdf, binomialSurvival } from "./distributions/binomial.ts";
export { normalCdf, normalDensity, normalQuantile, normalSurvival } from "./distributions/normal.ts";
export { studentCdf, studentQuantile, studentSurvival } from "./distributions/student.ts";
