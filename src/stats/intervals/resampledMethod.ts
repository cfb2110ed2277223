import type { ClusterTotals } from "../ClusterTotals.ts";
import type { Design } from "../designs/Design.ts";
import { documentMeans } from "../documentMeans.ts";
import { meanOf } from "../means.ts";
import type { Resampling } from "../resampling/Resampling.ts";
import type { Applicability, Caveat, Citation, Estimand, Interval, Scale } from "../types.ts";
import { assertDocuments } from "../variance/shares.ts";
import { boundaryLimits, isAtBoundary } from "./boundary.ts";
import {
  assertLevel,
  censusLimits,
  needsPlainSample,
  outsideRange,
  unsampledShare,
} from "./clusterMethod.ts";
import type { IntervalContext, IntervalMethod } from "./IntervalMethod.ts";
import { keepsPopulation } from "./keepsPopulation.ts";
import { towardsEstimate } from "./towardsEstimate.ts";

/** What is asked of a method. */
export interface Asked {
  readonly estimand: Estimand;
  readonly scale: Scale;
  readonly level: number;
  readonly context: IntervalContext;
}

/** What a method found, for documents drawn from a population without end. */
export interface Found {
  /** Infinite where the method sets no limit. */
  readonly lower: number;
  readonly upper: number;
  readonly standardError: number | null;
  /** Replicates drawn, if any. */
  readonly replicates?: number | null;
  /** The share of replicates without a standard error. */
  readonly degenerate?: number;
  /** Documents from which the method can set limits at this level. */
  readonly needed?: number;
  readonly caveats?: readonly Caveat[];
}

/** What sets one method by resampling or by the inversion of a test apart from the next. */
export interface ResampledMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  readonly estimands: readonly Estimand[];
  /**
   * approximate: rates that are all the same and finite populations are minded for it. conservative: it needs the
   * scale's bounds, has limits of its own for rates that are all the same, and keeps them in a finite population.
   */
  readonly kind: "approximate" | "conservative";
  /** What the sample or the resampling lacks for it; empty when nothing. */
  lacking(sample: ClusterTotals, resampling: Resampling | undefined): string;
  /** @param sample for macro the documents' means, each of one question, so that one ratio serves both estimands */
  limits(sample: ClusterTotals, asked: Asked): Found;
}

/**
 * A method by resampling or by the inversion of a test. All share what is done about a census, about the finite
 * population, where every document has the same rate and where no limit is found: on a bounded scale its end is shown.
 */
export function resampledMethod(method: ResampledMethod): IntervalMethod {
  const { name, title, source, estimands, kind } = method;
  const sampleOf = (totals: ClusterTotals, estimand: Estimand): ClusterTotals =>
    estimand === "macro" ? documentMeans(totals) : totals;
  function applies(
    totals: ClusterTotals,
    estimand: Estimand,
    scale: Scale,
    design: Design = { kind: "srs" },
    resampling?: Resampling,
  ): Applicability {
    if (totals.n.length < 2) return refusal("two documents are needed; fewer were given");
    if (design.kind !== "srs") return refusal(needsPlainSample(design));
    if (!estimands.includes(estimand)) return refusal(`it estimates ${estimands.join(" and ")} only`);
    if (kind === "conservative" && scale.kind === "unbounded") return refusal("it needs the scale's bounds");
    const lacking = method.lacking(sampleOf(totals, estimand), resampling);
    return lacking === "" ? { ok: true, reason: "" } : refusal(lacking);
  }
  return {
    name,
    title,
    source,
    ignoresDocuments: false,
    resamples: true,
    applies,
    limits(totals, estimand, scale, level, context) {
      assertLevel(level);
      assertDocuments(totals);
      const unsampled = unsampledShare(totals, context.design);
      const value = meanOf(totals, estimand);
      if (unsampled === 0) {
        const spread = { value, variance: 0, degreesOfFreedom: totals.n.length - 1, caveats: [] };
        return { ...censusLimits(spread), degreesOfFreedom: null };
      }
      if (kind === "approximate" && isAtBoundary(totals, scale)) {
        return boundaryLimits(totals, estimand, scale, level);
      }
      const { ok, reason } = applies(totals, estimand, scale, context.design, context.resampling);
      if (!ok) throw new RangeError(`${name} does not apply here: ${reason}`);
      const found = method.limits(sampleOf(totals, estimand), { estimand, scale, level, context });
      if (kind === "approximate") return intervalOf(found, value, scale, unsampled);
      const interval = intervalOf(found, value, scale, 1);
      return { ...interval, caveats: [...interval.caveats, ...keepsPopulation(context.design)] };
    },
  };
}

function intervalOf(found: Found, value: number, scale: Scale, unsampled: number): Interval {
  // Limits that meet rule nothing out: never a point.
  const met = !(found.lower < found.upper);
  const ends =
    scale.kind === "bounded" ? scale : { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  const lower = met ? Number.NEGATIVE_INFINITY : placed(found.lower, value, unsampled, ends);
  const upper = met ? Number.POSITIVE_INFINITY : placed(found.upper, value, unsampled, ends);
  const { standardError, replicates, degenerate, needed } = found;
  return {
    lower: lower === Number.NEGATIVE_INFINITY ? ends.min : lower,
    upper: upper === Number.POSITIVE_INFINITY ? ends.max : upper,
    standardError: standardError === null ? null : standardError * Math.sqrt(unsampled),
    degreesOfFreedom: null,
    ...(replicates != null && { replicates }),
    ...(degenerate !== undefined && { degenerateReplicates: degenerate }),
    caveats: [
      ...(found.caveats ?? []),
      ...(degenerate !== undefined && degenerate > 0
        ? [{ code: "degenerate-replicates" as const, params: { share: degenerate } }]
        : []),
      ...noLimit(lower, upper, scale, needed),
      ...outsideRange(finite(lower, value), finite(upper, value), scale),
    ],
  };
}

/** The limit in a finite population; one that misses an end of the scale by rounding is that end. */
function placed(
  limit: number,
  value: number,
  unsampled: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const at = towardsEstimate(limit, value, unsampled);
  const end = at < value ? min : max;
  return Math.abs(at - end) <= 1e-9 * (max - min) && Number.isFinite(end) ? end : at;
}

/** The caveat that a method sets no limit on one side or both. */
function noLimit(lower: number, upper: number, scale: Scale, needed: number | undefined): readonly Caveat[] {
  const open = { lower: lower === Number.NEGATIVE_INFINITY, upper: upper === Number.POSITIVE_INFINITY };
  if (!open.lower && !open.upper) return [];
  const side = open.lower && open.upper ? "both" : open.lower ? "lower" : "upper";
  const shown = scale.kind === "bounded" ? "range" : "infinite";
  return [{ code: "no-limit", params: { side, shown, ...(needed !== undefined && { needed }) } }];
}

function finite(limit: number, otherwise: number): number {
  return Number.isFinite(limit) ? limit : otherwise;
}

function refusal(reason: string): Applicability {
  return { ok: false, reason };
}
