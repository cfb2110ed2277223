import type { ClusterTotals } from "../ClusterTotals.ts";
import { extremeRates } from "../extremeRates.ts";
import { meanOf } from "../means.ts";
import { crossing } from "../root.ts";
import { sum, sumOfSquares } from "../sums.ts";
import type { Estimand, Interval, Scale } from "../types.ts";
import { unitScale } from "./unitScale.ts";

/** Rates nearer to each other than this share of their size are the same. */
const TOLERANCE = 1e-12;

/** True when every document has the same rate, so that no standard error exists. */
export function isAtBoundary(totals: ClusterTotals, scale: Scale): boolean {
  const { least, greatest } = extremeRates(totals);
  const size =
    scale.kind === "bounded" ? scale.max - scale.min : Math.max(Math.abs(least), Math.abs(greatest));
  return greatest - least <= TOLERANCE * size;
}

/**
 * The limits where every document has the rate c: what K equal documents rule out when one unseen document may score as
 * badly (or well) as can be. On [0, 1] at level 1 − α, for macro and for equal sizes:
 *
 *   [c (α/2)^{1/K}, 1 − (1−c) (α/2)^{1/K}].
 *
 * For micro the unseen document has n_w = Σn²/N questions, and the lower limit is the μ at which
 * Σ 1/(1 + a_d) = K (α/2)^{1/K}, a_d = (c−μ) n_d / (μ n_w): the tilted limit, which is the line above when sizes are
 * equal. Without bounds nothing is ruled out.
 */
export function boundaryLimits(
  totals: ClusterTotals,
  estimand: Estimand,
  scale: Scale,
  level: number,
): Interval {
  const value = meanOf(totals, estimand);
  return degenerate(value, scale, (c) =>
    lowerFactor(
      estimand === "micro" ? totals.n : new Float64Array(totals.n.length).fill(1),
      c,
      (1 - level) / 2,
    ),
  );
}

/** The same for N questions that are taken as independent. */
export function questionBoundaryLimits(
  value: number,
  questions: number,
  scale: Scale,
  level: number,
): Interval {
  return degenerate(value, scale, (c) => c * ((1 - level) / 2) ** (1 / questions));
}

function degenerate(value: number, scale: Scale, lower: (c: number) => number): Interval {
  const common = {
    standardError: null,
    degreesOfFreedom: null,
    caveats: [
      {
        code: "boundary" as const,
        params: scale.kind === "unbounded" ? { value, scale: "unbounded" } : { value },
      },
    ],
  };
  if (scale.kind === "unbounded") {
    return { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY, ...common };
  }
  const unit = unitScale(scale);
  const c = Math.min(Math.max(unit.to(value), 0), 1);
  return { lower: unit.from(lower(c)), upper: unit.from(1 - lower(1 - c)), ...common };
}

/** The lower limit on [0, 1] where all documents have the rate c. */
function lowerFactor(n: Float64Array, c: number, tail: number): number {
  const K = n.length;
  const kept = tail ** (1 / K);
  if (n.every((size) => size === n[0])) return c * kept;
  const unseen = sumOfSquares(n) / sum(n);
  // μ = cv: a_d = (1−v) n_d / (v n_w).
  const excess = (v: number): number => {
    let total = 0;
    for (const size of n) total += (v * unseen) / (v * unseen + (1 - v) * size);
    return total / K - kept;
  };
  return c * crossing(excess, 0, 1, 1e-15);
}
