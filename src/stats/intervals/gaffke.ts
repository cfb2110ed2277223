import type { ClusterTotals } from "../ClusterTotals.ts";
import { equalSizes } from "../equalSizes.ts";
import { groupTotals } from "../groupTotals.ts";
import { lowerLimit } from "../limits.ts";
import { micro } from "../means.ts";
import { gaffkeTail } from "../tails/gaffkeTail.ts";
import type { UnseenDocument } from "../tilting/tilted.ts";
import { cr1 } from "../variance/variance.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/**
 * Gaffke's bounds, α/2 on each side: quantiles of (ΣWs + W₀ n_w worst)/(ΣWn + W₀ n_w), W ~ Dirichlet(1, …, 1). Macro has
 * n = n_w = 1. Micro takes for n_w the largest document of the population where that is known, else of the sample.
 */
export const gaffke: IntervalMethod = resampledMethod({
  name: "gaffke",
  title: "Gaffke's bounds for bounded scores; on 0/1 questions Clopper and Pearson's",
  source: {
    authors: "N. Gaffke",
    year: 2005,
    title:
      "Three test statistics for a nonparametric one-sided hypothesis on the mean of a nonnegative variable",
    where: "Mathematical Methods of Statistics 14, 451–467",
  },
  estimands: ["micro", "macro"],
  kind: "conservative",
  lacking: () => "",
  limits(sample, { estimand, scale, level, context }) {
    if (scale.kind === "unbounded") throw new RangeError("gaffke needs the scale's bounds");
    const largest = sample.n.reduce((a, b) => Math.max(a, b));
    const clustered = estimand === "micro" && largest > 1;
    const size = clustered ? Math.max(largest, context.largestDocument ?? 0) : largest;
    const ends = scale.min + scale.max;
    const turned = { ...sample, s: sample.s.map((s, d) => ends * sample.n[d] - s) };
    const unseen = { size, score: scale.min };
    const tail = (1 - level) / 2;
    const width = Math.sqrt(cr1(sample)) + (scale.max - scale.min) / sample.n.length;
    return {
      lower: lowerOf(sample, unseen, tail, width),
      upper: ends - lowerOf(turned, unseen, tail, width),
      standardError: null,
      caveats:
        clustered && context.largestDocument === undefined
          ? [{ code: "largest-document-unknown", params: { largest, sizes: "any" } }]
          : [],
    };
  },
});

function lowerOf(sample: ClusterTotals, unseen: UnseenDocument, tail: number, width: number): number {
  const grouped = groupTotals(sample);
  return lowerLimit((mu) => gaffkeTail(grouped, unseen, mu), tail, {
    worst: unseen.score,
    estimate: micro(sample),
    width,
    monotone: equalSizes(sample),
  });
}
