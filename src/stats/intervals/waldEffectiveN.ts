import { intraclassCorrelation } from "../diagnostics.ts";
import { sum, sumOfSquares } from "../sums.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { questionMethod } from "./questionMethod.ts";
import { questionVariance } from "./waldIid.ts";
import { neffCapped } from "./wilson.ts";

/** Wald on N/DEFF questions, DEFF = 1 + (Σn²/N − 1)·ICC, N/DEFF at most N. */
export const waldEffectiveN: IntervalMethod = questionMethod({
  name: "wald-effective-n",
  title: "Wald interval on N divided by Kish's design effect",
  source: {
    authors: "L. Kish",
    year: 1965,
    title: "Survey Sampling",
    where: "§5.4 and §8.2",
    publisher: "Wiley",
  },
  variance: (totals, scale) => {
    const alike = intraclassCorrelation(totals) ?? 0;
    const designEffect = 1 + (sumOfSquares(totals.n) / sum(totals.n) - 1) * alike;
    return {
      variance: questionVariance(totals, scale) * Math.max(designEffect, 1),
      caveats: designEffect < 1 ? neffCapped : [],
    };
  },
});
