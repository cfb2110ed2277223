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
}

/**
 * The lower limit of θ at α: the least μ that is not rejected (p > α), between `worst` and the estimate.
 * Where p need not be monotone the outermost crossing is taken, which errs on the safe side.
 */
export function lowerLimit(p: UpperPValue, alpha: number, reach: Reach): number {
  const span = reach.estimate - reach.worst;
  if (!(span > 0)) return reach.worst;
  const ladder = reach.monotone ? climb(p, alpha, reach) : rungs(reach);
  let rejected = reach.worst;
  for (const mu of ladder) {
    if (p(mu) > alpha) return mu === reach.worst ? mu : rootOf(p, alpha, rejected, mu, span);
    rejected = mu;
  }
  return rootOf(p, alpha, rejected, reach.estimate, span);
}

/** Fixed guesses from the worst value up. */
function rungs({ worst, estimate, width }: Reach): number[] {
  const ladder = [worst];
  for (let k = 14; k > 0; k--) {
    const mu = estimate - Math.min(0.6 * k * width, ((estimate - worst) * (k + 1)) / 16);
    if (mu > ladder[ladder.length - 1]) ladder.push(mu);
  }
  return ladder;
}

/** A rejected value near the limit, then guesses up from it. */
function* climb(p: UpperPValue, alpha: number, { worst, estimate, width }: Reach): Generator<number> {
  let step = 1.7 * width;
  let low = Math.max(worst, estimate - step);
  while (low > worst && p(low) > alpha) {
    step *= 1.5;
    low = Math.max(worst, estimate - step);
  }
  yield low;
  for (let part = 0.75; part > 0.05; part /= 1.5) {
    const mu = estimate - step * part;
    if (mu > low) yield mu;
  }
}

/** Between a rejected and a kept value; on the log scale p is close to a straight line in μ. */
function rootOf(p: UpperPValue, alpha: number, rejected: number, kept: number, span: number): number {
  const target = Math.log(alpha);
  return crossing((mu) => Math.log(Math.max(p(mu), 1e-300)) - target, rejected, kept, 1e-9 * span);
}
