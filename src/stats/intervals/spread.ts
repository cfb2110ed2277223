import type { ClusterTotals } from "../ClusterTotals.ts";
import { macro, micro } from "../means.ts";
import type { Caveat } from "../types.ts";
import { bellMcCaffrey, degreesOfFreedomCr3 } from "../variance/degreesOfFreedom.ts";
import { imbensKolesar, withinDocumentModel } from "../variance/imbensKolesar.ts";
import { randomEffectsDegreesOfFreedom, randomEffectsVariance } from "../variance/randomEffects.ts";
import { cr1, cr2, cr3, macroVariance } from "../variance/variance.ts";
import { varianceComponents } from "../variance/varianceComponents.ts";

/** A mean, its variance before any finite population correction, and ν. */
export interface Spread {
  readonly value: number;
  readonly variance: number;
  readonly degreesOfFreedom: number;
  readonly caveats: readonly Caveat[];
}

/** One pair of variance and ν. */
export interface SpreadSource {
  of(totals: ClusterTotals): Spread;
  /** What the totals lack for it; empty when nothing. */
  lacking(totals: ClusterTotals): string;
}

const nothing = (): string => "";

/** The caveat that the published procedure calls ν_BM by another name. */
const namedBellMcCaffrey: readonly Caveat[] = [{ code: "df-is-bell-mccaffrey", params: {} }];

function lacksSquares(totals: ClusterTotals): string {
  return totals.q.some(Number.isNaN) ? "sums of squares are needed; only totals were given" : "";
}

/** Micro by CR1 with ν = K − 1, as in Stata and survey. */
export const spreadCr1: SpreadSource = {
  lacking: nothing,
  of: (totals) => ({
    value: micro(totals),
    variance: cr1(totals),
    degreesOfFreedom: totals.n.length - 1,
    caveats: [],
  }),
};

/** Micro by CR2 with Bell and McCaffrey's ν. */
export const spreadCr2: SpreadSource = {
  lacking: nothing,
  of: (totals) => ({
    value: micro(totals),
    variance: cr2(totals),
    degreesOfFreedom: bellMcCaffrey(totals),
    caveats: namedBellMcCaffrey,
  }),
};

/** Micro by CR2 with Imbens and Kolesár's ν, a negative correlation taken as 0. */
export const spreadCr2ImbensKolesar: SpreadSource = {
  lacking: lacksSquares,
  of: (totals) => {
    const rho = withinDocumentModel(totals, "clamp").estimatedRho;
    return {
      value: micro(totals),
      variance: cr2(totals),
      degreesOfFreedom: imbensKolesar(totals, "clamp"),
      caveats: rho < 0 ? [{ code: "rho-clamped", params: { rho } }] : [],
    };
  },
};

/** Micro by CR3 with its own ν. */
export const spreadCr3: SpreadSource = {
  lacking: nothing,
  of: (totals) => ({
    value: micro(totals),
    variance: cr3(totals),
    degreesOfFreedom: degreesOfFreedomCr3(totals),
    caveats: [],
  }),
};

/** Micro by CR3 with Bell and McCaffrey's ν, the pair that simulation favours on the logit scale. */
export const spreadCr3BellMcCaffrey: SpreadSource = {
  lacking: nothing,
  of: (totals) => ({ ...spreadCr3.of(totals), degreesOfFreedom: bellMcCaffrey(totals) }),
};

/** Micro by CR2 and its ν under random effects, with the components estimated by analysis of variance. */
export const spreadRandomEffects: SpreadSource = {
  lacking: (totals) =>
    lacksSquares(totals) ||
    (totals.n.every((n) => n === 1) ? "a document with two questions or more is needed; each has one" : ""),
  of: (totals) => {
    const components = varianceComponents(totals);
    if (components === null)
      throw new RangeError("Variance components cannot be estimated from these totals");
    const model = { within: components.meanSquareWithin, between: components.between };
    return {
      value: micro(totals),
      variance: randomEffectsVariance(totals, model),
      degreesOfFreedom: randomEffectsDegreesOfFreedom(totals, model),
      caveats: [],
    };
  },
};

/** Macro with ν = K − 1. */
export const spreadMacro: SpreadSource = {
  lacking: nothing,
  of: (totals) => ({
    value: macro(totals),
    variance: macroVariance(totals),
    degreesOfFreedom: totals.n.length - 1,
    caveats: [],
  }),
};
