import { assertPositive, assertProbability } from "./arguments.ts";
import { Beta } from "./beta.ts";
import { normalCdf, normalQuantile } from "./normal.ts";

/**
 * P(T ≤ t) of Student's t. From the incomplete beta function: with x = ν/(ν+t²), the two tails hold I_x(ν/2, ½).
 *
 * @param df degrees of freedom, above 0, whole or not; `Infinity` gives the normal.
 * @throws RangeError when df is not above 0.
 * @example studentCdf(2.570581835636314, 5) // 0.975
 */
export function studentCdf(t: number, df: number): number {
  assertPositive("df", df);
  if (df === Number.POSITIVE_INFINITY) return normalCdf(t);
  const square = t * t;
  if (square === Number.POSITIVE_INFINITY) return t > 0 ? 1 : 0;
  const tail = new Beta(df / 2, 0.5).lower({ x: df / (df + square), y: square / (df + square) }) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** P(T > t) of Student's t, exact to the last digits in the upper tail. */
export function studentSurvival(t: number, df: number): number {
  return studentCdf(-t, df);
}

/**
 * The t with P(T ≤ t) = p. Upper quantiles far out are best asked for as −studentQuantile(tail, df).
 *
 * @param df degrees of freedom, above 0, whole or not; `Infinity` gives the normal.
 * @throws RangeError when p lies outside [0, 1] or df is not above 0.
 * @example studentQuantile(0.975, 5) // 2.570581835636314
 */
export function studentQuantile(p: number, df: number): number {
  assertProbability("p", p);
  assertPositive("df", df);
  if (df === Number.POSITIVE_INFINITY) return normalQuantile(p);
  if (p > 0.5) return -studentQuantile(1 - p, df);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 0.5) return 0;
  const start = Math.log(df) - 2 * Math.log(guess(p, df));
  // The two tails beyond t hold 2p and the centre 1 − 2p: solve for the smaller.
  const w =
    p <= 0.25
      ? new Beta(df / 2, 0.5).lowerLogOdds(2 * p, start)
      : -new Beta(0.5, df / 2).lowerLogOdds(1 - 2 * p, -start);
  return -Math.sqrt(df) * Math.exp(-w / 2);
}

/** |t| near the quantile: E. A. Cornish & R. A. Fisher (1938) where ν is large, the power tail where it is not. */
function guess(p: number, df: number): number {
  const z = -normalQuantile(p);
  const square = z * z;
  if (df > 3) return z * (1 + (square + 1) / (4 * df) + ((5 * square + 16) * square + 3) / (96 * df * df));
  return p < 0.1 ? Math.sqrt(df) * (p * 3) ** (-1 / df) : z;
}
