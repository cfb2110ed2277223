import type { ClusterTotals } from "../ClusterTotals.ts";
import { documentMeans } from "../documentMeans.ts";
import { equalSizes } from "../equalSizes.ts";
import { groupTotals } from "../groupTotals.ts";
import { lowerLimit } from "../limits.ts";
import { rates } from "../means.ts";
import { sum, sumOfSquares } from "../sums.ts";
import { toLocate } from "../tails/upperTail.ts";
import { roughTiltedTail, tiltedSample, tiltedTail } from "../tilted.ts";
import { tiltedSource } from "../tiltedSource.ts";
import type { Interval, Scale } from "../types.ts";
import { cr2, macroVariance } from "../variance.ts";
import { needsPlainSample } from "./clusterMethod.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { keepsPopulation } from "./keepsPopulation.ts";

/**
 * Tilted limits: the values of the mean that the data do not refute when one more document, not drawn, may score worse
 * (better) than those that were. Macro allows it the worst score there is. Micro weighs documents by size, and there
 * the unseen one has n_w = Σn²/N questions and keeps a part of the lowest (highest) rate seen, which is let go as
 * documents are few: q = min(1, 2.5/√(K+1)).
 */
export const tilted: IntervalMethod = {
  name: "tilted",
  title: "tilted likelihood with one unseen document",
  source: tiltedSource,
  ignoresDocuments: false,
  applies(totals, _estimand, scale, design) {
    if (totals.n.length < 2) return { ok: false, reason: "two documents are needed; fewer were given" };
    if (scale.kind === "unbounded") return { ok: false, reason: "it needs the scale's bounds" };
    if (design.kind !== "srs") return { ok: false, reason: needsPlainSample(design) };
    if (design.population !== undefined && design.population <= totals.n.length) {
      return { ok: false, reason: "all documents were scored: nothing is left to infer" };
    }
    return { ok: true, reason: "" };
  },
  limits(totals, estimand, scale, level, { design }): Interval {
    if (scale.kind === "unbounded")
      throw new RangeError("tilted does not apply here: it needs the scale's bounds");
    const sample = estimand === "macro" ? documentMeans(totals) : totals;
    const guard =
      estimand === "macro" || equalSizes(totals) ? 1 : Math.min(1, 2.5 / Math.sqrt(totals.n.length + 1));
    const tail = (1 - level) / 2;
    const variance = estimand === "macro" ? macroVariance(totals) : cr2(totals);
    const width = Math.sqrt(variance) + (scale.max - scale.min) / totals.n.length;
    const lower = lowerOf(sample, scale, guard, tail, width);
    // Hits and misses exchanged, so that data turned round give limits turned round, to the last grid cell.
    const ends = scale.min + scale.max;
    const turned = { ...sample, s: sample.s.map((s, d) => ends * sample.n[d] - s) };
    const upper = ends - lowerOf(turned, scale, guard, tail, width);
    return {
      lower,
      upper,
      standardError: Math.sqrt(variance),
      degreesOfFreedom: null,
      caveats: keepsPopulation(design),
    };
  },
};

function lowerOf(
  totals: ClusterTotals,
  scale: Extract<Scale, { kind: "bounded" }>,
  guard: number,
  tail: number,
  width: number,
): number {
  const lowestRate = rates(totals).reduce((a, b) => Math.min(a, b));
  const score = scale.min + (lowestRate - scale.min) * (1 - guard);
  const size = sumOfSquares(totals.n) / sum(totals.n);
  const sample = tiltedSample(groupTotals(totals), { size, score });
  return lowerLimit((mu) => tiltedTail(sample, mu, toLocate).p, tail, {
    worst: score,
    estimate: sample.estimate,
    width,
    monotone: equalSizes(totals),
    rough: (mu) => roughTiltedTail(sample, mu),
  });
}
