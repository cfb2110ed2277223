import { normalQuantile, normalSurvival } from "../distributions.ts";
import { crossing } from "../root.ts";
import { assertCount } from "./mcnemar.ts";

/** Two systems on the same 0/1 questions. */
export interface BinaryPairs {
  /** b: questions that only the candidate got right. */
  readonly wins: number;
  /** c: questions that only the baseline got right. */
  readonly losses: number;
  /** n: all questions. */
  readonly pairs: number;
}

/*
 * T. Tango (1998), "Equivalence test and confidence interval for the difference in proportions for the paired-sample
 * design", Statistics in Medicine 17, 891–908. For Δ = p_candidate − p_baseline, with q the constrained estimate of
 * the share of losses:
 *
 *   q = (√(B² − 4AC) − B)/(2A), A = 2n, B = −b − c + (2n − b + c)Δ, C = −cΔ(1−Δ),
 *   Z(Δ) = (b − c − nΔ)/√v, v = n(2q + Δ(1−Δ)).
 */

/** v(Δ), the variance of b − c when the difference is Δ. */
function constrainedVariance({ wins: b, losses: c, pairs: n }: BinaryPairs, delta: number): number {
  const A = 2 * n;
  const B = -b - c + (2 * n - b + c) * delta;
  const C = -c * delta * (1 - delta);
  const root = Math.sqrt(Math.max(B * B - 4 * A * C, 0));
  const q = (root - B) / (2 * A);
  return Math.max(n * (2 * q + delta * (1 - delta)), 0);
}

/**
 * Tango's score statistic Z(Δ), large when the candidate does better than Δ. Where the data leave no variance it is the
 * infinity of its sign, or 0.
 *
 * @throws RangeError unless the counts are whole and fit together.
 */
export function tangoStatistic(pairs: BinaryPairs, delta: number): number {
  assertPairs(pairs);
  const distance = pairs.wins - pairs.losses - pairs.pairs * delta;
  return distance === 0 ? 0 : distance / Math.sqrt(constrainedVariance(pairs, delta));
}

/**
 * The one-sided p-value of "the candidate loses `margin` or more", Δ ≤ −margin.
 *
 * @throws RangeError unless the counts are whole and fit together.
 * @example tangoNonInferiority({ wins: 0, losses: 1, pairs: 44 }, 0.1) // 0.043766
 */
export function tangoNonInferiority(pairs: BinaryPairs, margin: number): number {
  return normalSurvival(tangoStatistic(pairs, -margin));
}

/**
 * Tango's two-sided score interval of the candidate's share of right answers minus the baseline's.
 *
 * @throws RangeError unless the counts are whole and fit together, and the level lies between 0 and 1.
 * @example tangoInterval({ wins: 40, losses: 20, pairs: 160 }, 0.95) // [0.030864533, 0.218064244]
 */
export function tangoInterval(
  pairs: BinaryPairs,
  level: number,
): { readonly lower: number; readonly upper: number } {
  assertPairs(pairs);
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1; it is ${level}`);
  const z = -normalQuantile((1 - level) / 2);
  const mirrored = { wins: pairs.losses, losses: pairs.wins, pairs: pairs.pairs };
  return { lower: lowerLimit(pairs, z), upper: -lowerLimit(mirrored, z) };
}

/** The Δ below the estimate at which Z(Δ) = z. */
function lowerLimit(pairs: BinaryPairs, z: number): number {
  const { wins, losses, pairs: n } = pairs;
  const estimate = (wins - losses) / n;
  // Finite at both ends, with the sign of Z(Δ) − z. Where the estimate leaves no variance it is 0 there, so stop short.
  const excess = (delta: number): number =>
    wins - losses - n * delta - z * Math.sqrt(constrainedVariance(pairs, delta));
  const near = estimate - 1e-13;
  return excess(near) < 0 ? crossing(excess, -1, near, 1e-15) : estimate;
}

function assertPairs({ wins, losses, pairs }: BinaryPairs): void {
  assertCount("wins", wins);
  assertCount("losses", losses);
  assertCount("pairs", pairs);
  if (pairs < 1 || wins + losses > pairs) {
    throw new RangeError(
      `pairs must be at least 1 and no less than wins + losses; ${wins} + ${losses} of ${pairs} were given`,
    );
  }
}
