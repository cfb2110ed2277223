import { equalSizes } from "../../stats/equalSizes.ts";
import { groupTotals } from "../../stats/groupTotals.ts";
import { lowerLimit } from "../../stats/limits.ts";
import { type TailUse, toLocate } from "../../stats/tails/upperTail.ts";
import { roughTiltedTail, type TiltedSample, tiltedSample, tiltedTail } from "../../stats/tilting/tilted.ts";
import { tiltedSource } from "../../stats/tilting/tiltedSource.ts";
import type { Context } from "../../stats/types.ts";
import { type PairedTotals, rangeOf } from "../PairedTotals.ts";
import { unseenDocument } from "../unseenDocument.ts";
import type { LossTest, PValue } from "./LossTest.ts";
import { needsBounds } from "./needsBounds.ts";
import { roughError } from "./roughError.ts";

/** Nonparametric tilting with one unseen worst document: the recommended test. */
export const tilted: LossTest = {
  name: "tilted",
  title: "tilted likelihood with one unseen worst document",
  source: tiltedSource,
  rule: "paired",
  carriesFloor: true,
  applies: needsBounds,
  pValue: (pair, mu, use, context) => tiltedPValue(sampleOf(pair, context), pair, mu, use),
  lower: (pair, alpha, context) => tiltedLower(sampleOf(pair, context), pair, alpha, toLocate),
};

function sampleOf(pair: PairedTotals, context: Context): TiltedSample {
  const ties = pair.unchanged === 0 ? "ranked" : "alike";
  return tiltedSample(groupTotals(pair.totals), unseenDocument(pair, context), ties);
}

/** With documents of unequal size p need not grow with μ: before μ is rejected, values below it must be too. */
export function tiltedPValue(sample: TiltedSample, pair: PairedTotals, mu: number, use: TailUse): PValue {
  let worst: PValue = tiltedTail(sample, mu, use);
  if (equalSizes(pair.totals) || worst.p > use.decideAt) return worst;
  const step = Math.max(sample.estimate - mu, 0);
  for (let k = 1; k <= 4; k++) {
    const further = mu - (k * step) / 2;
    if (further <= sample.unseen.score) break;
    const other = tiltedTail(sample, further, use);
    if (other.p > worst.p) worst = other;
  }
  return worst;
}

/** The lower limit that goes with it. */
export function tiltedLower(
  sample: TiltedSample,
  pair: PairedTotals,
  alpha: number,
  use: TailUse,
  tolerance?: number,
): number {
  return lowerLimit((mu) => tiltedTail(sample, mu, use).p, alpha, {
    worst: sample.unseen.score,
    estimate: sample.estimate,
    width: roughError(pair.totals, sample.estimate, rangeOf(pair)),
    monotone: equalSizes(pair.totals),
    rough: (mu) => roughTiltedTail(sample, mu),
    ...(tolerance !== undefined && { tolerance }),
  });
}
