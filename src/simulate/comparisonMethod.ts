import { chooseComparison } from "../gates/lossTests/index.ts";
import { exchanged, type PairedTotals } from "../gates/PairedTotals.ts";
import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { documentMeans } from "../stats/documentMeans.ts";
import type { IntervalMethod } from "../stats/intervals/index.ts";
import { tiltedSource } from "../stats/tilting/tiltedSource.ts";
import type { Estimand, Scale } from "../stats/types.ts";

/** The interval of `compare`, by what it chooses itself, as one method among the others. */
export const comparisonMethod: IntervalMethod = {
  name: "compare",
  title: "what compare takes by itself",
  source: tiltedSource,
  ignoresDocuments: false,
  resamples: true,
  applies: () => ({ ok: true, reason: "" }),
  limits(totals, estimand, scale, level) {
    const pair = differences(totals, estimand, scale);
    const chosen = chooseComparison("auto", pair);
    if (!("test" in chosen)) throw new RangeError(chosen.refused);
    const alpha = (1 - level) / 2;
    const tied = totals.s.every((s) => s === 0);
    return {
      lower: chosen.test.lower(pair, alpha, {}),
      upper: -chosen.test.lower(exchanged(pair), alpha, {}),
      standardError: null,
      degreesOfFreedom: null,
      caveats: tied ? [{ code: "boundary", params: {} }] : [],
    };
  },
};

/** Differences on the scale of differences, as a comparison reads them. */
function differences(totals: ClusterTotals, estimand: Estimand, scale: Scale): PairedTotals {
  const read = estimand === "macro" ? documentMeans(totals) : totals;
  const [lowest, highest] =
    scale.kind === "bounded" ? [scale.min, scale.max] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    totals: read,
    baseline: read,
    candidate: read,
    estimand,
    clustered: true,
    lowest,
    highest,
    itemsDiffer: false,
    unchanged: 0,
  };
}
