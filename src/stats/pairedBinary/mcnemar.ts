import { binomialCdf, binomialSurvival } from "../distributions.ts";

/** McNemar's exact p-values of one system against another on the same 0/1 questions. */
export interface McNemarResult {
  /** Of "the two are equally often right", against any difference. */
  readonly twoSided: number;
  /** Of the same, against "the candidate is right more often". */
  readonly better: number;
  /** Of the same, against "the candidate is right less often". */
  readonly worse: number;
}

/**
 * The exact test of the questions that only one system got right: wins ~ Binomial(wins + losses, ½).
 *
 * Q. McNemar (1947), "Note on the sampling error of the difference between correlated proportions or percentages",
 * Psychometrika 12; the exact form as in F. Mosteller (1952), Biometrics 8.
 *
 * @param wins questions that only the candidate got right.
 * @param losses questions that only the baseline got right.
 * @throws RangeError unless both are whole and not negative.
 * @example mcnemar(21, 12).twoSided // 0.16275565745
 */
export function mcnemar(wins: number, losses: number): McNemarResult {
  assertCount("wins", wins);
  assertCount("losses", losses);
  const n = wins + losses;
  if (n === 0) return { twoSided: 1, better: 1, worse: 1 };
  return {
    twoSided: Math.min(1, 2 * binomialCdf(Math.min(wins, losses), n, 0.5)),
    better: binomialSurvival(wins, n, 0.5),
    worse: binomialSurvival(losses, n, 0.5),
  };
}

/** Throws a `RangeError` that names the argument unless it counts something. */
export function assertCount(name: string, value: number): void {
  if (!(Number.isInteger(value) && value >= 0)) {
    throw new RangeError(`${name} must be a whole number, 0 or more; it is ${value}`);
  }
}
