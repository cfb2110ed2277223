import type { ClusterTotals } from "../ClusterTotals.ts";
import { type Design, isStaged } from "../designs/Design.ts";
import { sum } from "../sums.ts";
import type { Applicability, Caveat, Citation, Estimand, Interval, Scale } from "../types.ts";
import { assertDocuments } from "../variance/shares.ts";
import { boundaryLimits, isAtBoundary } from "./boundary.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import type { Spread, SpreadSource } from "./spread.ts";

/** Limits, and what there is to say about them. */
export interface Limits {
  readonly lower: number;
  readonly upper: number;
  readonly caveats: readonly Caveat[];
}

/** From a mean, its variance and ν to limits. */
export type Form = (
  spread: Spread,
  totals: ClusterTotals,
  scale: Scale,
  level: number,
  estimand: Estimand,
  /** N, the questions scored. */
  questions: number,
) => Limits;

/** What sets one method that counts documents apart from the next. */
export interface ClusterMethod {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  /** The spread it takes for each estimand that it answers. */
  readonly spreads: Readonly<Partial<Record<Estimand, SpreadSource>>>;
  readonly bounds: "needed" | "not needed";
  readonly form: Form;
}

/**
 * A method that counts documents: mean ± something of (variance, ν). All share what is done about a census, about the
 * finite population and where every document has the same rate.
 */
export function clusterMethod(method: ClusterMethod): IntervalMethod {
  const { name, title, source, spreads, bounds, form } = method;
  function applies(
    totals: ClusterTotals,
    estimand: Estimand,
    scale: Scale,
    design: Design = { kind: "srs" },
  ): Applicability {
    if (totals.n.length < 2) return refusal("two documents are needed; fewer were given");
    if (design.kind !== "srs") return refusal(needsPlainSample(design));
    const spread = spreads[estimand];
    if (spread === undefined) return refusal(`it estimates ${Object.keys(spreads).join(" and ")} only`);
    if (bounds === "needed" && scale.kind === "unbounded") return refusal("it needs the scale's bounds");
    const lacking = spread.lacking(totals);
    return lacking === "" ? { ok: true, reason: "" } : refusal(lacking);
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
      const { ok, reason } = applies(totals, estimand, scale, context.design);
      if (!ok) throw new RangeError(`${name} does not apply here: ${reason}`);
      const sampled = unsampledShare(totals, context.design);
      if (sampled > 0 && isAtBoundary(totals, scale)) return boundaryLimits(totals, estimand, scale, level);
      const drawn = spreads[estimand]!.of(totals);
      const spread = { ...drawn, variance: drawn.variance * sampled };
      if (spread.variance === 0) return censusLimits(spread);
      const { lower, upper, caveats } = form(
        spread,
        totals,
        scale,
        level,
        estimand,
        context.questions ?? sum(totals.n),
      );
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

/** Why a method for documents drawn alike does not take a design. */
export function needsPlainSample(design: Design): string {
  return isStaged(design) ? "not for this design" : "bring the totals to a plain sample first";
}

/** Everything that could have been drawn was scored: the mean is known. */
export function censusLimits({ value, degreesOfFreedom }: Spread): Interval {
  return {
    lower: value,
    upper: value,
    standardError: 0,
    degreesOfFreedom,
    caveats: [{ code: "census", params: {} }],
  };
}

/**
 * 1 − K/M, the finite population correction of documents drawn without replacement from M; 1 when M is not known.
 *
 * W. G. Cochran (1977), "Sampling Techniques", §2.6.
 *
 * @throws RangeError when the population is smaller than the sample.
 */
export function unsampledShare(totals: Pick<ClusterTotals, "n">, design: Design | undefined): number {
  const population = design?.kind === "srs" ? design.population : undefined;
  if (population === undefined) return 1;
  const K = totals.n.length;
  if (!(population >= K)) {
    throw new RangeError(
      `The population must hold at least the ${K} documents drawn; it is given as ${population}`,
    );
  }
  return 1 - K / population;
}

/** Throws a `RangeError` unless the level is a share between 0 and 1. */
export function assertLevel(level: number): void {
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1; it is ${level}`);
}

/** The caveat that a limit lies where no score can. */
export function outsideRange(lower: number, upper: number, scale: Scale): readonly Caveat[] {
  const outside = scale.kind === "bounded" && (lower < scale.min || upper > scale.max);
  return outside ? [{ code: "limits-outside-range", params: {} }] : [];
}

function refusal(reason: string): Applicability {
  return { ok: false, reason };
}
