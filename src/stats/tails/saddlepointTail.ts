import { normalDensity, normalSurvival } from "../distributions.ts";
import { clumping } from "./clumping.ts";
import { cumulants, type LatticeSum, saddlepoint, support } from "./LatticeSum.ts";
import type { OpenTail } from "./TailProblem.ts";

/**
 * P(S ≥ x) of a sum on the integers by Lugannani & Rice's formula with Daniels' first continuity correction and the
 * next term of the expansion, and a bound on its error: that term, and half a clump where the sum clumps.
 *
 * Source: Daniels (1987), "Tail probability approximations", International Statistical Review 55, eq. 4.10 and §6.
 */
export function saddlepointTail(problem: OpenTail): { readonly p: number; readonly error: number } {
  const { x, theta, tilt: k, complement } = problem;
  const spread = Math.sqrt(k.variance);
  const w = Math.sqrt(Math.max(0, 2 * (theta * x - k.value)));
  const skew = k.third / (k.variance * spread);
  const kurtosis = k.fourth / (k.variance * k.variance);
  let p: number;
  let error: number;
  if (w < 1e-2) {
    // at the mean: ½ − κ₃/(6√(2π)) and half the atom at x
    p = 0.5 - (skew / 6 - 0.5 / spread + w) / Math.sqrt(2 * Math.PI);
    error = 0.02 + Math.abs(skew) / 6;
  } else {
    const u = -Math.expm1(-theta) * spread;
    const z = theta * spread;
    const first = normalSurvival(w) + normalDensity(w) * (1 / u - 1 / w);
    const second =
      normalDensity(w) *
      ((kurtosis / 8 - (5 * skew * skew) / 24) / z - 1 / z ** 3 - skew / (2 * z * z) + 1 / w ** 3);
    p = Math.min(1, Math.max(0, first + second));
    error = 2 * Math.abs(second) + p / k.variance + p * theta + 1e-6;
  }
  error += (problem.span / spread) * normalDensity(w) * clumping(problem);
  return { p: complement ? 1 - p : p, error };
}

/**
 * P(S ≥ x) by Lugannani & Rice's formula for a sum without a lattice, and nothing said of its error: good enough to
 * learn where a better answer is worth its price.
 */
export function roughTail(sum: LatticeSum, x: number): number {
  const { min, max } = support(sum);
  if (x > max) return 0;
  if (x <= min) return 1;
  if (x === max) return roughTail(sum, x - 0.5);
  const theta = saddlepoint(sum, x);
  const k = cumulants(sum, theta);
  const z = theta * Math.sqrt(k.variance);
  const w = Math.sign(theta) * Math.sqrt(Math.max(0, 2 * (theta * x - k.value)));
  if (Math.abs(w) < 1e-2) return 0.5 - w / Math.sqrt(2 * Math.PI);
  const p = normalSurvival(w) + normalDensity(w) * (1 / z - 1 / w);
  return Math.min(1, Math.max(0, p));
}
