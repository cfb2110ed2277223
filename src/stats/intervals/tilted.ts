import type { ClusterTotals } from "../ClusterTotals.ts";
import { isStaged, type StratifiedSample } from "../designs/Design.ts";
import { designSpread } from "../designs/designSpread.ts";
import { stagesOf } from "../designs/stages.ts";
import { documentMeans } from "../documentMeans.ts";
import { equalSizes } from "../equalSizes.ts";
import { groupTotals } from "../groupTotals.ts";
import { lowerLimit } from "../limits.ts";
import { meanOf, rates } from "../means.ts";
import { sum, sumOfSquares } from "../sums.ts";
import { toLocate, toSketch } from "../tails/upperTail.ts";
import {
  roughTiltedTail,
  tiltedCells,
  tiltedSample,
  tiltedTail,
  type UnseenDocument,
} from "../tilting/tilted.ts";
import { tiltedSource } from "../tilting/tiltedSource.ts";
import { roughStratifiedTail, stratifiedTilt, stratifiedTiltedTail } from "../tilting/tiltedStrata.ts";
import type { Estimand, Interval, Scale } from "../types.ts";
import { cr2, macroVariance } from "../variance/variance.ts";
import { isAtBoundary } from "./boundary.ts";
import { needsPlainSample, unsampledShare } from "./clusterMethod.ts";
import type { IntervalContext, IntervalMethod } from "./IntervalMethod.ts";
import { towardsEstimate } from "./towardsEstimate.ts";

/**
 * Tilted limits: the values of the mean that the data do not refute when one more document, not drawn, may score worse
 * (better) than those that were; in strata, one more in each. Macro allows it the worst score there is. Micro weighs
 * documents by size, and there the unseen one has n_w = Σn²/N questions and keeps a part of the lowest (highest) rate
 * seen, which is let go as documents are few: q = min(1, 2.5/√(K+1)). Where the population's largest document is told,
 * the unseen one is as large and keeps nothing.
 *
 * A finite population brings the limits towards the estimate by √(1 − K/M).
 */
export const tilted: IntervalMethod = {
  name: "tilted",
  title: "tilted likelihood with one unseen document",
  source: tiltedSource,
  ignoresDocuments: false,
  applies(totals, _estimand, scale, design) {
    if (totals.n.length < 2) return { ok: false, reason: "two documents are needed; fewer were given" };
    if (scale.kind === "unbounded") return { ok: false, reason: "it needs the scale's bounds" };
    if (isStaged(design) && design.kind !== "strata") return { ok: false, reason: needsPlainSample(design) };
    if (design.kind === "strata" && leavesQuestions(totals, design))
      return {
        ok: false,
        reason: "a stratum was drawn whole, and not all questions of its documents were scored",
      };
    const all = design.kind === "strata" && design.strata.every(({ fraction }) => fraction >= 1);
    if (all || (design.kind === "srs" && (design.population ?? Number.POSITIVE_INFINITY) <= totals.n.length))
      return { ok: false, reason: "all documents were scored: nothing is left to infer" };
    return { ok: true, reason: "" };
  },
  limits(totals, estimand, scale, level, context): Interval {
    if (scale.kind === "unbounded")
      throw new RangeError("tilted does not apply here: it needs the scale's bounds");
    const { design = { kind: "srs" } } = context;
    const tail = (1 - level) / 2;
    const { value, variance, sampled, lowerOf } =
      design.kind === "strata"
        ? ofStrata(totals, estimand, design)
        : ofPlainSample(totals, estimand, unsampledShare(totals, design), context);
    const width = Math.sqrt(variance / sampled) + (scale.max - scale.min) / totals.n.length;
    // Hits and misses exchanged, so that data turned round give limits turned round, to the last grid cell.
    const ends = scale.min + scale.max;
    const alike = isAtBoundary(totals, scale);
    const turned = { ...totals, s: totals.s.map((s, d) => ends * totals.n[d] - s) };
    return {
      lower: towardsEstimate(lowerOf(totals, scale, tail, width), value, sampled),
      upper: towardsEstimate(ends - lowerOf(turned, scale, tail, width), value, sampled),
      standardError: alike ? null : Math.sqrt(variance),
      degreesOfFreedom: null,
      caveats: alike ? [{ code: "boundary", params: { value } }] : [],
    };
  },
};

/** Whether documents of a stratum that was drawn whole have questions without a score. */
function leavesQuestions({ n }: ClusterTotals, { strata, stratum, sizes }: StratifiedSample): boolean {
  return sizes !== undefined && n.some((scored, d) => strata[stratum[d]].fraction >= 1 && sizes[d] > scored);
}

/** How near a limit is looked for, in widths: finer than the grid's own steps. */
const nearness = 1e-7;

type Bounded = Extract<Scale, { kind: "bounded" }>;

/** One kind of sample: its mean, the mean's variance, the share of the variance that a finite population leaves. */
interface Kind {
  readonly value: number;
  readonly variance: number;
  readonly sampled: number;
  lowerOf(totals: ClusterTotals, scale: Bounded, tail: number, width: number): number;
}

function ofPlainSample(
  totals: ClusterTotals,
  estimand: Estimand,
  sampled: number,
  { largestDocument }: IntervalContext,
): Kind {
  const byQuestions = estimand === "micro" && !equalSizes(totals);
  return {
    value: meanOf(totals, estimand),
    variance: sampled * (estimand === "macro" ? macroVariance(totals) : cr2(totals)),
    sampled,
    lowerOf(given, scale, tail, width) {
      const documents = estimand === "macro" ? documentMeans(given) : given;
      const unseen =
        byQuestions && largestDocument !== undefined
          ? { size: largestDocument, score: scale.min }
          : unseenOf(documents, scale, estimand);
      const sample = tiltedSample(groupTotals(documents), unseen, "alike", tiltedCells);
      const use = sample.lattice.natural ? toLocate : toSketch;
      return lowerLimit((mu) => tiltedTail(sample, mu, use).p, tail, {
        worst: unseen.score,
        estimate: sample.estimate,
        width,
        monotone: equalSizes(documents),
        rough: (mu) => roughTiltedTail(sample, mu),
        tolerance: nearness * width,
      });
    },
  };
}

function ofStrata(totals: ClusterTotals, estimand: Estimand, design: StratifiedSample): Kind {
  const { members, strata, weights, sizes } = stagesOf(totals, estimand, design);
  const { value, variance } = designSpread(totals, estimand, design);
  const endless = strata.map((stratum) => ({ ...stratum, fraction: stratum.fraction < 1 ? 0 : 1 }));
  const uncorrected = designSpread(totals, estimand, { ...design, strata: endless }).variance;
  return {
    value,
    variance,
    sampled: uncorrected > 0 ? variance / uncorrected : 1,
    lowerOf(given, scale, tail, width) {
      const r = rates(given);
      const parts = members.map((documents, h) => {
        const n = Float64Array.from(documents, (d) => weights[d] * sizes[d]);
        const s = Float64Array.from(documents, (d) => weights[d] * sizes[d] * r[d]);
        const unseen = strata[h].fraction >= 1 ? null : unseenOf({ n, s }, scale, estimand);
        return { n, s, unseen };
      });
      const sample = stratifiedTilt(parts);
      return lowerLimit((mu) => stratifiedTiltedTail(sample, mu, toLocate), tail, {
        worst: scale.min,
        estimate: sample.estimate,
        width,
        monotone: false,
        rough: (mu) => roughStratifiedTail(sample, mu),
        tolerance: nearness * width,
      });
    },
  };
}

/** The document that was not drawn: the worst there is in macro; in micro of middling size and not as bad as could be. */
function unseenOf(
  { n, s }: Pick<ClusterTotals, "n" | "s">,
  scale: Bounded,
  estimand: Estimand,
): UnseenDocument {
  if (estimand === "macro") return { size: sum(n) / n.length, score: scale.min };
  let lowest = Number.POSITIVE_INFINITY;
  for (let d = 0; d < n.length; d++) lowest = Math.min(lowest, s[d] / n[d]);
  const guard = equalSizes({ n }) ? 1 : Math.min(1, 2.5 / Math.sqrt(n.length + 1));
  return { size: sumOfSquares(n) / sum(n), score: scale.min + (lowest - scale.min) * (1 - guard) };
}
