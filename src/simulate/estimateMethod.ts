import { designedSample } from "../stats/designs/designedSample.ts";
import type { IntervalMethod } from "../stats/intervals/index.ts";
import { recommendedInterval } from "../stats/recommended.ts";
import { tiltedSource } from "../stats/tilting/tiltedSource.ts";

/** The interval of `estimate`, by what it chooses itself for each sample, as one method among the others. */
export const estimateMethod: IntervalMethod = {
  name: "estimate",
  title: "what estimate takes by itself",
  source: tiltedSource,
  ignoresDocuments: false,
  resamples: true,
  applies: () => ({ ok: true, reason: "" }),
  limits(totals, estimand, scale, level, context) {
    const sample = designedSample(totals, estimand, context.design ?? { kind: "srs" });
    const chosen = recommendedInterval(sample, scale, context.resampling);
    if (chosen === null) throw new RangeError("no interval applies");
    return chosen.method.limits(sample.totals, chosen.asked, scale, level, context);
  },
};
