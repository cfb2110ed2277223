import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import type { Design } from "../stats/designs/Design.ts";
import { designedSample } from "../stats/designs/designedSample.ts";
import { fitOf } from "../stats/designs/fitOf.ts";
import type { IntervalMethod } from "../stats/intervals/IntervalMethod.ts";
import type { Random } from "../stats/Random.ts";
import { type DrawnDocuments, drawDocuments } from "../stats/resampling/DrawnDocuments.ts";
import type { Resampling } from "../stats/resampling/Resampling.ts";
import type { Estimand, Interval, Scale } from "../stats/types.ts";
import { random as randomFrom } from "./random.ts";

/** One sample of a population, and how it was drawn. */
export interface Sample {
  readonly totals: ClusterTotals;
  readonly design: Design;
}

/** A population whose mean is known, and the intervals that are to find it. */
export interface CoverageStudy {
  readonly estimand: Estimand;
  /** The population's own mean, micro or macro. */
  readonly truth: number;
  readonly scale: Scale;
  /** Two-sided level, such as 0.95. */
  readonly level: number;
  readonly methods: readonly IntervalMethod[];
  /** Replicates of the methods that resample. */
  readonly replicates: number;
  /** Draws one sample of documents. */
  draw(random: Random): Sample;
}

/** What a number of samples showed: tallies of pieces of work add up. */
export interface CoverageTally {
  /** The estimate of each sample. */
  readonly estimates: readonly number[];
  /** In the order of the study's methods. */
  readonly methods: readonly MethodTally[];
}

export interface MethodTally {
  /** Intervals that lie below the truth, and above it. */
  readonly below: number;
  readonly above: number;
  /** Samples in which every document had the same mean, so that limits come from their number alone. */
  readonly degenerate: number;
  /** Samples to which the method does not apply; they count as misses. */
  readonly unavailable: number;
  /** The width of every interval that was had. */
  readonly widths: readonly number[];
}

/** How often a method covers. Shares of all samples. */
export interface CoverageRow {
  readonly method: string;
  readonly coverage: number;
  /** Monte Carlo standard error of the coverage. */
  readonly error: number;
  readonly missBelow: number;
  readonly missAbove: number;
  /** Mean width of the intervals that have two ends, and the median of all; null where there are none. */
  readonly meanWidth: number | null;
  readonly medianWidth: number | null;
  /** Samples in which an end ran off. */
  readonly unbounded: number;
  readonly degenerate: number;
  readonly unavailable: number;
}

/** How far the estimate itself is off. */
export interface EstimatorError {
  readonly bias: number;
  readonly sd: number;
  readonly rmse: number;
}

/**
 * Draws samples and asks every method for its interval: a pure function of its arguments and the stream, so that pieces
 * of one study may be done anywhere and in any order.
 */
export function coverageTally(study: CoverageStudy, draws: number, random: Random): CoverageTally {
  const estimates: number[] = [];
  const methods = study.methods.map(() => new Tally());
  for (let i = 0; i < draws; i++) {
    const { totals, design } = study.draw(random);
    const sample = designedSample(totals, study.estimand, design);
    estimates.push(sample.value);
    const resampling = pooledResampling(study.replicates, random);
    const context = { design: sample.design, questions: sample.questions, resampling };
    study.methods.forEach((method, m) => {
      const { ok, asked } = fitOf(method, sample, study.scale, resampling);
      methods[m].add(
        ok ? method.limits(sample.totals, asked, study.scale, study.level, context) : null,
        study.truth,
      );
    });
  }
  return { estimates, methods };
}

/**
 * Replicates for one sample after another. Which documents a bootstrap draws does not depend on the sample, so that a few
 * sets of draws, one of them taken at random for each sample, serve all samples of a size; what one set is off by the
 * others even out.
 */
function pooledResampling(replicates: number, random: Random): Resampling {
  const seed = random.below(2 ** 31);
  const drawn = (documents: number): DrawnDocuments => {
    const key = `${replicates} ${documents}`;
    const pool = pools.get(key) ?? [];
    pools.set(key, pool);
    const most = Math.min(mostSets, Math.max(fewestSets, Math.floor(mostDraws / (replicates * documents))));
    const set = seed % most;
    pool[set] ??= drawDocuments(documents, replicates, randomFrom(set));
    return pool[set];
  };
  return { how: "monte-carlo", replicates, random: () => randomFrom(seed), drawn };
}

const pools = new Map<string, DrawnDocuments[]>();
/** Sets that are kept, and the draws in all of them together. */
const mostSets = 64;
const fewestSets = 4;
const mostDraws = 4e6;

class Tally implements MethodTally {
  below = 0;
  above = 0;
  degenerate = 0;
  unavailable = 0;
  readonly widths: number[] = [];

  add(interval: Interval | null, truth: number): void {
    if (interval === null) {
      this.unavailable++;
      return;
    }
    const { lower, upper, caveats } = interval;
    if (upper < truth) this.below++;
    else if (lower > truth) this.above++;
    if (caveats.some(({ code }) => code === "boundary")) this.degenerate++;
    this.widths.push(upper - lower);
  }
}

/** Tallies of pieces of one study, added up. */
export function addTallies(tallies: readonly CoverageTally[]): CoverageTally {
  const [first] = tallies;
  const total = (m: number, field: "below" | "above" | "degenerate" | "unavailable"): number =>
    tallies.reduce((sum, { methods }) => sum + methods[m][field], 0);
  return {
    estimates: tallies.flatMap(({ estimates }) => estimates),
    methods: first.methods.map((_, m) => ({
      below: total(m, "below"),
      above: total(m, "above"),
      degenerate: total(m, "degenerate"),
      unavailable: total(m, "unavailable"),
      widths: tallies.flatMap(({ methods }) => methods[m].widths),
    })),
  };
}

/** The shares that a tally shows, one row a method. */
export function coverageRows(
  study: CoverageStudy,
  { estimates, methods }: CoverageTally,
): readonly CoverageRow[] {
  const draws = estimates.length;
  return methods.map(({ below, above, degenerate, unavailable, widths }, m) => {
    const coverage = 1 - (below + above + unavailable) / draws;
    const finite = widths.filter(Number.isFinite);
    return {
      method: study.methods[m].name,
      coverage,
      error: Math.sqrt((coverage * (1 - coverage)) / draws),
      missBelow: below / draws,
      missAbove: above / draws,
      meanWidth: finite.length > 0 ? mean(finite) : null,
      medianWidth: widths.length > 0 ? median(widths) : null,
      unbounded: (widths.length - finite.length) / draws,
      degenerate: degenerate / draws,
      unavailable: unavailable / draws,
    };
  });
}

/** Bias, standard deviation and root mean squared error of the estimate itself. */
export function estimatorError(study: CoverageStudy, { estimates }: CoverageTally): EstimatorError {
  const centre = mean(estimates);
  const variance = mean(estimates.map((x) => (x - centre) ** 2));
  const bias = centre - study.truth;
  return { bias, sd: Math.sqrt(variance), rmse: Math.sqrt(variance + bias ** 2) };
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
