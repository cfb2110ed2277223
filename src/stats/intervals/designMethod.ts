import type { Component } from "../designs/components.ts";
import type { Design, StagedDesign } from "../designs/Design.ts";
import { isStaged } from "../designs/Design.ts";
import { type DesignFreedom, designSpread } from "../designs/designSpread.ts";
import { unseenShare } from "../designs/unseenShare.ts";
import { sum } from "../sums.ts";
import type { Applicability, Citation, Interval, Scale } from "../types.ts";
import { assertDocuments } from "../variance/shares.ts";
import { assertLevel, censusLimits, type Form } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { unitScale } from "./unitScale.ts";

/** What sets one method for designs apart from the next. */
export interface DesignMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  readonly bounds: "needed" | "not needed";
  readonly freedom: DesignFreedom;
  readonly form: Form;
}

/**
 * A method for a design that has a variance of its own: documents in strata, two stages, fixed documents. It takes mean,
 * variance and ν of `designSpread`.
 */
export function designMethod({ name, title, source, bounds, freedom, form }: DesignMethod): IntervalMethod {
  function applies(
    totals: { readonly n: Float64Array },
    _estimand: unknown,
    scale: Scale,
    design: Design,
  ): Applicability {
    if (totals.n.length < 2) return { ok: false, reason: "two documents are needed; fewer were given" };
    if (!isStaged(design)) return { ok: false, reason: "for strata and stages only" };
    if (bounds === "needed" && scale.kind === "unbounded")
      return { ok: false, reason: "it needs the scale's bounds" };
    return { ok: true, reason: "" };
  }
  return {
    name,
    title,
    source,
    ignoresDocuments: false,
    applies,
    limits(totals, estimand, scale, level, context) {
      assertLevel(level);
      assertDocuments(totals);
      const design = context.design ?? { kind: "srs" };
      const { ok, reason } = applies(totals, estimand, scale, design);
      if (!ok) throw new RangeError(`${name} does not apply here: ${reason}`);
      const spread = designSpread(totals, estimand, design as StagedDesign, freedom);
      if (spread.parts.length === 0) return censusLimits(spread);
      if (!(spread.variance > 0)) return silentLimits(spread, scale, (1 - level) / 2);
      const { lower, upper, caveats } = form(spread, totals, scale, level, estimand, sum(totals.n));
      return {
        lower,
        upper,
        standardError: Math.sqrt(spread.variance),
        degreesOfFreedom: spread.degreesOfFreedom,
        caveats: [...spread.caveats, ...caveats],
      };
    },
  };
}

/**
 * The limits where no part shows any variance: what so many draws rule out when what was not drawn may score as badly
 * (or well) as can be. In one stratum of equal sizes they are those of `boundaryLimits`.
 */
function silentLimits(
  { value, parts }: { readonly value: number; readonly parts: readonly Component[] },
  scale: Scale,
  tail: number,
): Interval {
  const common = {
    standardError: null,
    degreesOfFreedom: null,
    caveats: [{ code: "boundary" as const, params: {} }],
  };
  if (scale.kind === "unbounded")
    return { lower: Number.NEGATIVE_INFINITY, upper: Number.POSITIVE_INFINITY, ...common };
  const unit = unitScale(scale);
  const reach = (room: (mean: number) => number): number =>
    unseenShare(
      parts.map(({ share, mean, draws }) => ({ weight: share * Math.max(0, room(unit.to(mean))), draws })),
      tail,
    ) * unit.width;
  return { lower: value - reach((c) => c), upper: value + reach((c) => 1 - c), ...common };
}
