import { designedSample } from "../../src/stats/designs/designedSample.ts";
import type { IntervalMethod } from "../../src/stats/intervals/index.ts";
import { recommendedInterval } from "../../src/stats/recommended.ts";
import { tiltedSource } from "../../src/stats/tilting/tiltedSource.ts";

/** The interval of `estimate`, by what it chooses itself, as one method among the others. */
export const recommendedMethod: IntervalMethod = {
  name: "estimate",
  title: "what estimate takes by itself",
  source: tiltedSource,
  ignoresDocuments: false,
  applies: () => ({ ok: true, reason: "" }),
  limits(totals, estimand, scale, level, context) {
    const sample = designedSample(totals, estimand, context.design ?? { kind: "srs" });
    const chosen = recommendedInterval(sample, scale, context.resampling);
    if (chosen === null) throw new Error("no interval applies");
    return chosen.method.limits(totals, chosen.asked, scale, level, context);
  },
};
