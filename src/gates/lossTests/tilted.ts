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
  let worst = tailAt(sample, mu, use);
  if (equalSizes(pair.totals) || worst.p > use.decideAt) return worst;
  const step = Math.max(sample.estimate - mu, 0);
  for (let k = 1; k <= 4; k++) {
    const further = mu - (k * step) / 2;
    if (further <= sample.unseen.score) break;
    const other = tailAt(sample, further, use);
    if (other.p > worst.p) worst = other;
  }
  return worst;
}

/**
 * How far off the rough tail may be, as a factor: the true one seen, of questions and of documents, was 0.7 to 1.8 times
 * it at 25 units, and 0.7 to 2.1 times it from 50 on.
 */
const roughly = { few: { over: 2.5, under: 4 }, many: { over: 1.5, under: 2.5 } };
const many = 50;

/** The tail, or for a tenth of the work its rough form where that will do. */
function tailAt(sample: TiltedSample, mu: number, use: TailUse): PValue {
  if (use.rough) {
    const p = roughTiltedTail(sample, mu);
    const { over, under } = sample.documents < many ? roughly.few : roughly.many;
    if (p > over * use.decideAt) return { p, engine: "saddlepoint", error: p * (1 - 1 / over) };
    if (p * under < use.decideAt) return { p, engine: "saddlepoint", error: p * (under - 1) };
  }
  return tiltedTail(sample, mu, use);
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
