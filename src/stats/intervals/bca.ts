import { normalCdf, normalQuantile } from "../distributions.ts";
import { bootstrapDistribution, lackingDistribution } from "../resampling/bootstrapDistribution.ts";
import { residuals } from "../variance/residuals.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/**
 * a = Σu³ / (6 (Σu²)^{3/2}), the acceleration from the infinitesimal jackknife; for macro u = r − r̄.
 *
 * T. J. DiCiccio & B. Efron (1996), "Bootstrap confidence intervals", Statistical Science 11, eq. 6.6.
 */
export function acceleration(u: Float64Array): number {
  let squares = 0;
  let cubes = 0;
  for (const value of u) {
    squares += value * value;
    cubes += value ** 3;
  }
  return cubes / (6 * squares ** 1.5);
}

/**
 * The levels of the quantiles that BCa takes: Φ(z₀ + (z₀ + z)/(1 − a(z₀ + z))) at z = ±z_{1−α/2}. z₀ is Φ⁻¹ of
 * P*(R* < R) + ½P*(R* = R) (`mid`, which the interval takes: it does not depend on which way the scores are counted nor on
 * how ties are rounded), or of P*(R* < R) alone (`strict`, Efron's own).
 */
export function bcaLevels(
  at: { readonly below: number; readonly equal: number },
  a: number,
  level: number,
  ties: "mid" | "strict" = "mid",
): { readonly lower: number; readonly upper: number } {
  const z0 = normalQuantile(at.below + (ties === "mid" ? at.equal / 2 : 0));
  const reach = -normalQuantile((1 - level) / 2);
  const levelAt = (z: number): number => {
    const bent = 1 - a * (z0 + z);
    return bent > 0 ? normalCdf(z0 + (z0 + z) / bent) : z > 0 ? 1 : 0;
  };
  return { lower: levelAt(-reach), upper: levelAt(reach) };
}

/** The percentile interval at levels corrected for bias and for skewness. */
export const bca: IntervalMethod = resampledMethod({
  name: "bca",
  title: "BCa bootstrap of documents, z₀ with ties by half",
  source: {
    authors: "B. Efron",
    year: 1987,
    title: "Better bootstrap confidence intervals",
    where: "Journal of the American Statistical Association 82, 171–185",
  },
  estimands: ["micro", "macro"],
  kind: "approximate",
  lacking: lackingDistribution,
  limits(sample, { level, context }) {
    const distribution = bootstrapDistribution(sample, context.resampling);
    const levels = bcaLevels(distribution.atEstimate(), acceleration(residuals(sample)), level);
    return {
      lower: distribution.quantile(levels.lower),
      upper: distribution.quantile(levels.upper),
      standardError: distribution.standardError,
      replicates: distribution.replicates,
    };
  },
});
