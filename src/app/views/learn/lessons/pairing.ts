import { normalQuantile } from "../../../../stats/distributions.ts";

/** How far intervals of the difference of two means reach, with the same questions and with others. */
export interface Reaches {
  readonly paired: number;
  readonly unpaired: number;
  /** Questions that pairing is worth: with others it would take so many times as many. */
  readonly worth: number;
}

/**
 * z·sd·√(2(1−r)/n) paired, z·sd·√(2/n) unpaired: the variance of a difference of scores with correlation r.
 *
 * @param sd standard deviation of the scores of each system
 * @param alpha of each end
 */
export function reachesOf(correlation: number, questions: number, sd: number, alpha: number): Reaches {
  const one = -normalQuantile(alpha) * sd * Math.sqrt(2 / questions);
  return { paired: one * Math.sqrt(1 - correlation), unpaired: one, worth: 1 / (1 - correlation) };
}
