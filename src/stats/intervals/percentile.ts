import { bootstrapDistribution, lackingDistribution } from "../resampling/bootstrapDistribution.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { resampledMethod } from "./resampledMethod.ts";

/** The α/2 and 1 − α/2 quantiles (type 1) of the means of resampled documents. */
export const percentile: IntervalMethod = resampledMethod({
  name: "percentile",
  title: "percentile bootstrap of documents",
  source: {
    authors: "B. Efron",
    year: 1981,
    title: "Nonparametric standard errors and confidence intervals",
    where: "Canadian Journal of Statistics 9, 139–158; documents resampled whole",
  },
  estimands: ["micro", "macro"],
  kind: "approximate",
  lacking: lackingDistribution,
  limits(sample, { level, context }) {
    const distribution = bootstrapDistribution(sample, context.resampling);
    const tail = (1 - level) / 2;
    return {
      lower: distribution.quantile(tail),
      upper: distribution.quantile(1 - tail),
      standardError: distribution.standardError,
      replicates: distribution.replicates,
    };
  },
});
