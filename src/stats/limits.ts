import { crossing } from "./root.ts";

/** A one-sided p-value of θ ≤ μ as a function of μ. */
export type UpperPValue = (mu: number) => number;

/** Where a lower limit is looked for. */
export interface Reach {
  /** The least θ can be; it is the limit when even it cannot be ruled out. */
  readonly worst: number;
  readonly estimate: number;
  /** A standard error or anything of its size, to place the first guesses. */
  readonly width: number;
  /** True when p is known to grow with μ. */
  readonly monotone: boolean;
  /** About p, for little work: where the limit is looked for with it, p itself is asked only nearby. */
  readonly rough?: UpperPValue;
  /** How near the limit is looked for; a billionth of the way from the worst value to the estimate without it. */
  readonly tolerance?: number;
}

/**
 * The lower limit of θ at α: the least μ that is not rejected (p > α), between `worst` and the estimate.
 * Where p need not be monotone the outermost crossing is taken, which errs on the safe side.
 */
export function lowerLimit(p: UpperPValue, alpha: number, reach: Reach): number {
  const span = reach.estimate - reach.worst;
  if (!(span > 0)) return reach.worst;
  const excess = excessOf(p, alpha);
  if (reach.rough === undefined) return outermost(excess, reach, reach.tolerance ?? 1e-9 * span);
  const near = outermost(excessOf(reach.rough, alpha), reach, 1e-4 * span);
  return refined(excess, near, reach);
}

/** log p − log α. On the log scale p is close to a straight line in μ. */
function excessOf(p: UpperPValue, alpha: number): Excess {
  const target = Math.log(alpha);
  return (mu) => Math.log(Math.max(p(mu), 1e-300)) - target;
}

/** The outermost crossing that the ladder of guesses shows. */
function outermost(excess: Excess, reach: Reach, tolerance: number): number {
  const ladder = reach.monotone ? climb(excess, reach) : rungs(reach, excess);
  let rejected = reach.worst;
  let atRejected: number | undefined;
  for (const { mu, value } of ladder) {
    if (value > 0) {
      return mu === reach.worst ? mu : crossing(excess, rejected, mu, tolerance, atRejected, value);
    }
    rejected = mu;
    atRejected = value;
  }
  return crossing(excess, rejected, reach.estimate, tolerance, atRejected);
}

/** The crossing next to a point that is near it: steps outward from there until the sign changes. */
function refined(excess: Excess, near: number, reach: Reach): number {
  const { worst, estimate, width, tolerance = 1e-9 * (estimate - worst) } = reach;
  let from = near;
  let value = excess(from);
  const kept = value > 0;
  for (let step = 0.02 * width; ; step *= 3) {
    const mu = kept ? Math.max(worst, from - step) : Math.min(estimate, from + step);
    if (mu === from) return mu;
    const next = excess(mu);
    if (next > 0 !== kept) {
      return kept
        ? crossing(excess, mu, from, tolerance, next, value)
        : crossing(excess, from, mu, tolerance, value, next);
    }
    from = mu;
    value = next;
  }
}

/** A guess, and log p − log α there: above 0 where μ is kept. */
interface Guess {
  readonly mu: number;
  readonly value: number;
}

type Excess = (mu: number) => number;

/** Fixed guesses from the worst value up. */
function* rungs({ worst, estimate, width }: Reach, excess: Excess): Generator<Guess> {
  yield { mu: worst, value: excess(worst) };
  let last = worst;
  for (let k = 14; k > 0; k--) {
    const mu = estimate - Math.min(0.6 * k * width, ((estimate - worst) * (k + 1)) / 16);
    if (mu > last) {
      last = mu;
      yield { mu, value: excess(mu) };
    }
  }
}

/** A rejected value near the limit, then guesses up from it. */
function* climb(excess: Excess, { worst, estimate, width }: Reach): Generator<Guess> {
  let step = 1.7 * width;
  let low = Math.max(worst, estimate - step);
  let value = excess(low);
  let kept: Guess | undefined;
  while (low > worst && value > 0) {
    kept = { mu: low, value };
    step *= 1.5;
    low = Math.max(worst, estimate - step);
    value = excess(low);
  }
  yield { mu: low, value };
  if (kept !== undefined) yield kept;
  for (let part = 0.75; part > 0.05; part /= 1.5) {
    const mu = estimate - step * part;
    if (mu > low) yield { mu, value: excess(mu) };
  }
}
