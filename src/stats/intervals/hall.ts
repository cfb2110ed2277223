import { macroSkewness, microSkewness, type Skewness } from "../skewness.ts";
import { clusterMethod, outsideRange } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { type Spread, spreadCr2, spreadMacro } from "./spread.ts";
import { twoSidedQuantile } from "./studentForm.ts";

/**
 * [R − g⁻¹(t) se, R − g⁻¹(−t) se], g⁻¹(z) = (√K/a) [(1 + 3a(z − b/√K)/√K)^{1/3} − 1], a = γ/3 − δ, b = γ/6, with the
 * real cube root c; written 3(z − b/√K)/(c² + c + 1), which holds at a = 0 too.
 */
export function hallLimits(
  spread: Spread,
  { gamma, delta }: Skewness,
  documents: number,
  level: number,
): {
  readonly lower: number;
  readonly upper: number;
} {
  const rootK = Math.sqrt(documents);
  const a = gamma / 3 - delta;
  const b = gamma / 6;
  const inverse = (z: number): number => {
    const shifted = z - b / rootK;
    const c = Math.cbrt(1 + (3 * a * shifted) / rootK);
    return (3 * shifted) / (c * c + c + 1);
  };
  const t = twoSidedQuantile(level, spread.degreesOfFreedom);
  const se = Math.sqrt(spread.variance);
  return { lower: spread.value - inverse(t) * se, upper: spread.value - inverse(-t) * se };
}

/** Hall's interval for a skewed mean: the t interval bent by the skewness that the documents show. */
export const hall: IntervalMethod = clusterMethod({
  name: "hall",
  title: "Hall's skewness-corrected interval (micro: CR2 and Bell–McCaffrey ν; macro: ν = K − 1)",
  source: {
    authors: "P. Hall",
    year: 1992,
    title: "On the removal of skewness by transformation",
    where: "Journal of the Royal Statistical Society B 54, 221–228",
  },
  spreads: { micro: spreadCr2, macro: spreadMacro },
  bounds: "not needed",
  form: (spread, totals, scale, level, estimand) => {
    const skewness = estimand === "micro" ? microSkewness(totals) : macroSkewness(totals);
    const { lower, upper } = hallLimits(spread, skewness, totals.n.length, level);
    return { lower, upper, caveats: outsideRange(lower, upper, scale) };
  },
});
