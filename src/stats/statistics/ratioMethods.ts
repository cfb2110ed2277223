import type { ClusterTotals } from "../ClusterTotals.ts";
import { bcaLevels } from "../intervals/bca.ts";
import { bootstrapTSource } from "../intervals/bootstrapT.ts";
import { twoSidedQuantile } from "../intervals/studentForm.ts";
import { tilted } from "../intervals/tilted.ts";
import type { RatioSample } from "./RatioSample.ts";
import { linearisedVariance, type RatioTotals } from "./RatioTotals.ts";
import type { StatisticContext, StatisticLimits, StatisticMethod } from "./StatisticMethod.ts";

const noJackknife = "without one of the documents the ratio has no value, so there is no jackknife";
const noSpread = "all documents have the same ratio, so no standard error exists";

/** R ± t_{K−1} se. */
function studentLimits(
  { totals, value }: RatioSample,
  se: number,
  { level }: StatisticContext,
): StatisticLimits {
  const degreesOfFreedom = totals.numerator.length - 1;
  const reach = twoSidedQuantile(level, degreesOfFreedom) * se;
  return { lower: value - reach, upper: value + reach, standardError: se, degreesOfFreedom };
}

/** Documents with something below the line: to the ratio the others say nothing. */
function counted({ numerator, denominator, labels }: RatioTotals): ClusterTotals {
  const kept = (_: unknown, d: number): boolean => denominator[d] > 0;
  return {
    n: denominator.filter(kept),
    s: numerator.filter(kept),
    q: new Float64Array(denominator.filter(kept).length).fill(Number.NaN),
    labels: labels.filter(kept),
  };
}

/** Every interval of a ratio, in the order of the table of methods. */
export const ratioMethods: readonly StatisticMethod<RatioSample>[] = [
  {
    name: "tilted",
    title: "tilted likelihood with one unseen document, the ratio as a mean of Σ denominator parts",
    source: tilted.source,
    lacking({ totals }, { scale }) {
      return tilted.applies(counted(totals), "micro", scale, { kind: "srs" }).reason;
    },
    limits: ({ totals }, { scale, level }) => tilted.limits(counted(totals), "micro", scale, level, {}),
  },
  {
    name: "t-linearised",
    title: "t interval with the linearised variance (delta method), ν = K − 1",
    source: {
      authors: "W. G. Cochran",
      year: 1977,
      title: "Sampling Techniques",
      where: "§6.3",
      publisher: "Wiley",
    },
    lacking: ({ totals }) => (linearisedVariance(totals) > 0 ? "" : noSpread),
    limits: (sample, context) => studentLimits(sample, Math.sqrt(linearisedVariance(sample.totals)), context),
  },
  {
    name: "t-jackknife",
    title: "t interval with the jackknife over documents, ν = K − 1",
    source: {
      authors: "J. Shao & D. Tu",
      year: 1995,
      title: "The Jackknife and Bootstrap",
      where: "§2.1",
      publisher: "Springer",
    },
    lacking: (sample) => lackingJackknife(sample),
    limits: (sample, context) => studentLimits(sample, sample.jackknife!.standardError, context),
  },
  {
    name: "percentile",
    title: "percentile bootstrap of documents",
    source: {
      authors: "B. Efron",
      year: 1981,
      title: "Nonparametric standard errors and confidence intervals",
      where: "Canadian Journal of Statistics 9, 139–158; documents resampled whole",
    },
    lacking: ({ totals }) => (linearisedVariance(totals) > 0 ? "" : noSpread),
    limits({ value, bootstrap }, { level }) {
      const tail = (1 - level) / 2;
      return between(value, bootstrap.deviations.quantile(tail), bootstrap.deviations.quantile(1 - tail), {
        standardError: finite(bootstrap.deviations.standardDeviation()),
      });
    },
  },
  {
    name: "bca",
    title: "BCa bootstrap of documents, z₀ with ties by half",
    source: {
      authors: "B. Efron",
      year: 1987,
      title: "Better bootstrap confidence intervals",
      where: "Journal of the American Statistical Association 82, 171–185",
    },
    lacking: (sample) => lackingJackknife(sample),
    limits({ value, bootstrap, jackknife }, { level }) {
      const { deviations } = bootstrap;
      const tolerance = 1e-12 * (Math.abs(value) || 1);
      const below = deviations.below(0, tolerance);
      const equal = deviations.atMost(0, tolerance) - below;
      const levels = bcaLevels({ below, equal }, jackknife!.acceleration, level);
      return between(value, deviations.quantile(levels.lower), deviations.quantile(levels.upper), {
        standardError: finite(deviations.standardDeviation()),
      });
    },
  },
  {
    name: "bootstrap-t",
    title: "bootstrap-t of documents, each replicate studentised by its own jackknife",
    source: bootstrapTSource,
    lacking: (sample) => lackingJackknife(sample),
    limits({ value, bootstrap, jackknife }, { level }) {
      const se = jackknife!.standardError;
      const tail = (1 - level) / 2;
      return between(value, -bootstrap.t.quantile(1 - tail) * se, -bootstrap.t.quantile(tail) * se, {
        standardError: se,
      });
    },
  },
];

function lackingJackknife({ jackknife }: RatioSample): string {
  if (jackknife === null) return noJackknife;
  return jackknife.standardError > 0 ? "" : noSpread;
}

function between(
  value: number,
  down: number,
  up: number,
  { standardError }: { readonly standardError: number | null },
): StatisticLimits {
  return { lower: value + down, upper: value + up, standardError, degreesOfFreedom: null };
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
