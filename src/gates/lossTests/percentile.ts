import { equalSizes } from "../../stats/equalSizes.ts";
import { extremeRates } from "../../stats/extremeRates.ts";
import { lowerLimit } from "../../stats/limits.ts";
import { bootstrapBelow, differenceBelow } from "../../stats/tails/bootstrapTail.ts";
import { resampledLower } from "../../stats/tails/resampledLower.ts";
import { toLocate } from "../../stats/tails/upperTail.ts";
import { meanOf, rangeOf } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { roughError } from "./roughError.ts";

const source = {
  authors: "B. Efron & R. J. Tibshirani",
  year: 1993,
  title: "An Introduction to the Bootstrap",
  where: "ch. 13",
  publisher: "Chapman & Hall",
};

/** The percentile bootstrap, documents (or questions) resampled together for both systems; no replicate is drawn. */
export const percentile: LossTest = {
  name: "percentile",
  title: "percentile bootstrap without replicates",
  source,
  rule: "paired",
  carriesFloor: false,
  applies: () => ({ ok: true, reason: "a mean of documents" }),
  pValue: (pair, mu, use) => bootstrapBelow(pair.totals, mu, use),
  lower(pair, alpha) {
    const width = roughError(pair.totals, meanOf(pair.totals), rangeOf(pair));
    const p = (mu: number): number => bootstrapBelow(pair.totals, mu, toLocate).p;
    return resampledLower(p, pair.totals, alpha, width);
  },
};

/** The percentile bootstrap with the two systems resampled independently: what is lost when pairing is ignored. */
export const unpairedPercentile: LossTest = {
  name: "percentile",
  title: "percentile bootstrap, systems resampled independently",
  source,
  rule: "unpaired",
  carriesFloor: false,
  applies: (pair) =>
    equalSizes(pair.baseline) && equalSizes(pair.candidate)
      ? { ok: true, reason: "plain means" }
      : { ok: false, reason: "needs documents of one size (macro, or no cluster); use --method t" },
  pValue: (pair, mu, use) => differenceBelow(pair.candidate, pair.baseline, mu, use),
  lower(pair, alpha) {
    const estimate = meanOf(pair.candidate) - meanOf(pair.baseline);
    const width = roughError(pair.candidate, meanOf(pair.candidate), rangeOf(pair));
    const worst = extremeRates(pair.candidate).least - extremeRates(pair.baseline).greatest - 1e-9 * width;
    const p = (mu: number): number => differenceBelow(pair.candidate, pair.baseline, mu, toLocate).p;
    return lowerLimit(p, alpha, { worst, estimate, width, monotone: true });
  },
};
