import { type SpreadSource, spreadCr2 } from "../intervals/spread.ts";
import { twoSidedQuantile } from "../intervals/studentForm.ts";
import { tilted } from "../intervals/tilted.ts";
import { bootstrapBelow } from "../tails/bootstrapTail.ts";
import { toLocate } from "../tails/upperTail.ts";
import { quantileOf, type ScoreSample, shareBelow } from "./ScoreSample.ts";
import type { StatisticMethod } from "./StatisticMethod.ts";

const unit = { kind: "bounded", min: 0, max: 1 } as const;

/**
 * Woodruff's limits: F⁻¹(p ± t se), se that of the share of questions below the quantile, with documents counted.
 *
 * R. S. Woodruff (1952), "Confidence intervals for medians and other position measures", Journal of the American
 * Statistical Association 47. F⁻¹ of a share above 1, or of 0 and below, is no score: that side has no limit.
 *
 * @param spread where the variance of the share and ν come from; R's `svyquantile` takes CR1 and K − 1
 */
export function woodruffLimits(
  sample: ScoreSample,
  level: number,
  spread: SpreadSource = spreadCr2,
): { readonly lower: number; readonly upper: number; readonly degreesOfFreedom: number } {
  const { scores, probability } = sample;
  const { variance, degreesOfFreedom } = spread.of(shareBelow(sample, quantileOf(scores, probability)));
  const reach = twoSidedQuantile(level, degreesOfFreedom) * Math.sqrt(variance);
  const at = (share: number): number =>
    share <= 0 ? Number.NEGATIVE_INFINITY : share > 1 ? Number.POSITIVE_INFINITY : quantileOf(scores, share);
  return { lower: at(probability - reach), upper: at(probability + reach), degreesOfFreedom };
}

/** The least score at which a condition holds that holds from there on; Infinity where it never does. */
function firstScore(scores: Float64Array, holds: (x: number) => boolean): number {
  let low = 0;
  let high = scores.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(scores[middle])) high = middle;
    else low = middle + 1;
  }
  return low < scores.length ? scores[low] : Number.POSITIVE_INFINITY;
}

/** Every interval of a quantile, in the order of the table of methods. */
export const quantileMethods: readonly StatisticMethod<ScoreSample>[] = [
  {
    name: "share-tilted",
    title: "the scores at which the tilted interval of the share at or below them holds p",
    source: tilted.source,
    lacking: () => "",
    // θ > x exactly where F(x) < p. A limit is the least x at which F(x) ≥ p cannot be (lower), or need not be (upper), ruled out.
    limits(sample, { level }) {
      const shareAt = (x: number) => tilted.limits(shareBelow(sample, x), "micro", unit, level, {});
      const none = shareAt(Number.NEGATIVE_INFINITY).upper >= sample.probability;
      return {
        lower: none
          ? Number.NEGATIVE_INFINITY
          : firstScore(sample.scores, (x) => shareAt(x).upper >= sample.probability),
        upper: firstScore(sample.scores, (x) => shareAt(x).lower >= sample.probability),
        standardError: null,
        degreesOfFreedom: null,
      };
    },
  },
  {
    name: "woodruff",
    title: "Woodruff's interval with CR2 and Bell–McCaffrey ν",
    source: {
      authors: "R. S. Woodruff",
      year: 1952,
      title: "Confidence intervals for medians and other position measures",
      where: "Journal of the American Statistical Association 47, 635–646",
    },
    lacking: (sample) =>
      spreadCr2.of(shareBelow(sample, quantileOf(sample.scores, sample.probability))).variance > 0
        ? ""
        : "in every document the same share lies below the quantile, so no standard error exists",
    limits(sample, { level }) {
      const { lower, upper, degreesOfFreedom } = woodruffLimits(sample, level);
      const se = (upper - lower) / (2 * twoSidedQuantile(level, degreesOfFreedom));
      return { lower, upper, standardError: Number.isFinite(se) ? se : null, degreesOfFreedom };
    },
  },
  {
    name: "percentile",
    title: "percentile bootstrap of documents, summed without replicates",
    source: {
      authors: "B. Efron",
      year: 1981,
      title: "Nonparametric standard errors and confidence intervals",
      where: "Canadian Journal of Statistics 9, 139–158; documents resampled whole",
    },
    lacking: () => "",
    // θ* ≤ x exactly where F*(x) ≥ p, so P*(θ* ≤ x) = 1 − P*(F*(x) < p): a tail of one sum.
    limits(sample, { level }) {
      const tail = (1 - level) / 2;
      const atMost = (x: number): number =>
        1 - bootstrapBelow(shareBelow(sample, x), sample.probability, toLocate).p;
      return {
        lower: firstScore(sample.scores, (x) => atMost(x) >= tail),
        upper: firstScore(sample.scores, (x) => atMost(x) >= 1 - tail),
        standardError: null,
        degreesOfFreedom: null,
      };
    },
  },
  {
    name: "t-jackknife",
    title: "t interval with the jackknife over documents",
    source: {
      authors: "J. Shao & D. Tu",
      year: 1995,
      title: "The Jackknife and Bootstrap",
      where: "§2.3",
      publisher: "Springer",
    },
    lacking: () =>
      "the jackknife does not hold for quantiles: its variance does not settle as documents grow",
    limits() {
      throw new RangeError("The jackknife does not hold for quantiles");
    },
  },
];
