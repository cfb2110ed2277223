import { assertPositive, assertProbability } from "./arguments.ts";
import { Beta } from "./beta.ts";

/**
 * P(X ≤ k) for X ~ Binomial(n, p), n·p trials and share of success: I_{1−p}(n−k, k+1).
 *
 * @throws RangeError when p lies outside [0, 1] or n is not above 0.
 * @example binomialCdf(12, 33, 0.5) * 2 // 0.16275565745, McNemar's exact p-value of 21 against 12
 */
export function binomialCdf(k: number, n: number, p: number): number {
  assertPositive("n", n);
  assertProbability("p", p);
  const whole = Math.floor(k);
  if (whole < 0) return 0;
  if (whole >= n) return 1;
  if (p === 0 || p === 1) return 1 - p;
  return new Beta(whole + 1, n - whole).upper({ x: p, y: 1 - p });
}

/**
 * P(X ≥ k) for X ~ Binomial(n, p), exact to the last digits in the upper tail: I_p(k, n−k+1).
 *
 * @throws RangeError when p lies outside [0, 1] or n is not above 0.
 */
export function binomialSurvival(k: number, n: number, p: number): number {
  assertPositive("n", n);
  assertProbability("p", p);
  const whole = Math.ceil(k);
  if (whole <= 0) return 1;
  if (whole > n) return 0;
  if (p === 0 || p === 1) return p;
  return new Beta(whole, n - whole + 1).lower({ x: p, y: 1 - p });
}
