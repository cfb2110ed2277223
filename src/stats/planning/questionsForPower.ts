import { normalQuantile, normalSurvival } from "../distributions.ts";

/** A true loss this close to the margin is the margin. */
const same = 1e-12;

/** What a plan for a paired gate rests on. All in score units, positive being better. */
export interface PowerPlan {
  /** sd(d), the standard deviation of the questions' differences. */
  readonly sd: number;
  /** m, the largest acceptable loss. */
  readonly margin: number;
  /** Δ, the true change expected; a loss is negative. */
  readonly trueChange: number;
  readonly alpha: number;
  readonly power: number;
  /** N, the questions in the population; without it there is no end of them. */
  readonly population?: number;
  /** What questions that share documents cost: variance over that of as many independent ones; 1 without it. */
  readonly designEffect?: number;
}

/**
 * z₁₋α + z₁₋β, the standard errors that must lie between the margin and the true change: 2.49 at α = .05 and 80 % power.
 */
export function powerCoefficient({ alpha, power }: Pick<PowerPlan, "alpha" | "power">): number {
  return -normalQuantile(alpha) + normalQuantile(power);
}

/**
 * n = ((z₁₋α + z₁₋β)·sd(d)/(m+Δ))²·DEFF, the questions with which a paired gate passes as often as `power` says; of a
 * finite population n/(1 + n/N). Infinity where the true loss is the margin or more. A formula of the normal
 * distribution: it knows neither the floor nor skewness.
 *
 * S. A. Julious (2004), "Sample sizes for clinical trials with normal data", Statistics in Medicine 23 (one-sided
 * non-inferiority); the correction W. G. Cochran (1977), "Sampling Techniques", ch. 4.
 *
 * @example questionsForPower({ sd: 0.39, margin: 0.02, trueChange: 0, alpha: 0.05, power: 0.8 }) // 2,351
 */
export function questionsForPower(plan: PowerPlan): number {
  const room = plan.margin + plan.trueChange;
  if (room <= same) return Number.POSITIVE_INFINITY;
  const endless = ((powerCoefficient(plan) * plan.sd) / room) ** 2 * (plan.designEffect ?? 1);
  const finite = endless / (1 + endless / (plan.population ?? Number.POSITIVE_INFINITY));
  return Math.max(0, Math.ceil(finite - 1e-9));
}

/** sd(d)·√(DEFF/n·(1 − n/N)), the standard error of the mean difference. */
export function plannedError(
  questions: number,
  {
    sd,
    population = Number.POSITIVE_INFINITY,
    designEffect = 1,
  }: Pick<PowerPlan, "sd" | "population" | "designEffect">,
): number {
  return sd * Math.sqrt((designEffect / questions) * Math.max(0, 1 - questions / population));
}

/** (z₁₋α + z₁₋β)·SE: the distance from the margin that n questions can tell as often as `power` says. */
export function detectableDifference(
  questions: number,
  plan: Omit<PowerPlan, "margin" | "trueChange">,
): number {
  return powerCoefficient(plan) * plannedError(questions, plan);
}

/** Φ((m+Δ)/SE − z₁₋α), the share of samples of n that pass; without a spread 1 or 0. */
export function plannedPassRate(questions: number, plan: Omit<PowerPlan, "power">): number {
  const room = plan.margin + plan.trueChange;
  const error = plannedError(questions, plan);
  if (error === 0) return room >= 0 ? 1 : 0;
  return normalSurvival(-normalQuantile(plan.alpha) - room / error);
}

/**
 * Φ(−|d|/SE), SE = sd/√n·√(1 − n/N): how often a fixed threshold errs on a system that lies d from it.
 *
 * @param sd the standard deviation of one system's scores
 * @example thresholdError(100, 0.02, 0.39, 648) // 0.2885
 */
export function thresholdError(
  questions: number,
  distance: number,
  sd: number,
  population: number = Number.POSITIVE_INFINITY,
): number {
  const error = plannedError(questions, { sd, population });
  return error === 0 ? 0 : normalSurvival(Math.abs(distance) / error);
}
