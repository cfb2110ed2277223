import { resampledLower } from "../../stats/tails/resampledLower.ts";
import { signFlipTail } from "../../stats/tails/signFlipTail.ts";
import { toLocate } from "../../stats/tails/upperTail.ts";
import { meanOf, rangeOf } from "../PairedTotals.ts";
import type { LossTest } from "./LossTest.ts";
import { roughError } from "./roughError.ts";

/** The sign-flip test at the margin, over all 2^K patterns. */
export const signFlip: LossTest = {
  name: "sign-flip",
  title: "sign-flip test over all patterns",
  source: {
    authors: "J. A. Hartigan",
    year: 1969,
    title: "Using subsample values as typical values",
    where: "Journal of the American Statistical Association 64, 1303–1317",
  },
  rule: "paired",
  carriesFloor: false,
  applies: (pair) =>
    pair.totals.n.length >= 5
      ? { ok: true, reason: "enough documents for a tail of 5 %" }
      : { ok: false, reason: "2^K sign patterns reach a tail of 5 % from five documents on" },
  pValue: (pair, mu, use) => signFlipTail(pair.totals, mu, use),
  lower(pair, alpha) {
    const width = roughError(pair.totals, meanOf(pair.totals), rangeOf(pair));
    const p = (mu: number): number => signFlipTail(pair.totals, mu, toLocate).p;
    return resampledLower(p, pair.totals, alpha, width);
  },
};
