import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Spread } from "../intervals/spread.ts";
import type { Estimand } from "../types.ts";
import { type Component, type Components, components } from "./components.ts";
import type { StagedDesign } from "./Design.ts";
import { stagesOf } from "./stages.ts";

/** Which degrees of freedom a design's variance is given. */
export type DesignFreedom = "satterthwaite" | "documents-less-strata";

/**
 * The mean of a design with its variance (see `components`) and ν: Satterthwaite's (Σv)²/Σ(v²/ν_h), or K − H.
 *
 * F. E. Satterthwaite (1946), "An approximate distribution of estimates of variance components", Biometrics Bulletin 2;
 * K − H as in Cochran (1977), §5.4, and R's `survey`.
 *
 * @throws DesignError as `stagesOf`.
 */
export function designSpread(
  totals: ClusterTotals,
  estimand: Estimand,
  design: StagedDesign,
  freedom: DesignFreedom = "satterthwaite",
): Spread & { readonly parts: readonly Component[] } {
  const { value, parts, caveats }: Components = components(totals, stagesOf(totals, estimand, design));
  const variance = parts.reduce((sum, part) => sum + part.variance, 0);
  const degreesOfFreedom =
    freedom === "satterthwaite"
      ? satterthwaite(parts)
      : parts.reduce((sum, part) => sum + part.degreesOfFreedom, 0);
  return { value, variance, degreesOfFreedom, caveats, parts };
}

function satterthwaite(parts: readonly Component[]): number {
  const varying = parts.filter((part) => part.variance > 0);
  const sum = varying.reduce((total, part) => total + part.variance, 0);
  // Shares of the variance, so that a variance near the least number there is does not vanish when squared.
  return 1 / varying.reduce((total, part) => total + (part.variance / sum) ** 2 / part.degreesOfFreedom, 0);
}
