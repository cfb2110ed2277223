import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { type IntervalMethod, intervalMethods } from "../stats/intervals/index.ts";
import { meanOf } from "../stats/means.ts";
import type { Random } from "../stats/Random.ts";
import type { Estimand, Scale } from "../stats/types.ts";
import { comparisonMethod } from "./comparisonMethod.ts";
import { type CoverageStudy, type CoverageTally, coverageTally } from "./coverage.ts";
import { drawWithoutReplacement } from "./draw/drawWithoutReplacement.ts";

/** A population of documents and the intervals that are to find its mean, as plain data. */
export interface CoverageSpec {
  readonly n: Float64Array;
  readonly s: Float64Array;
  readonly q: Float64Array;
  readonly estimand: Estimand;
  readonly scale: Scale;
  readonly level: number;
  /** K, the documents of a sample. */
  readonly documents: number;
  /** Names of intervals; `compare` is what compare takes by itself. */
  readonly methods: readonly string[];
  readonly replicates: number;
}

/** Every interval whose coverage can be asked for. */
export const coverageMethods: readonly IntervalMethod[] = [comparisonMethod, ...intervalMethods];

/** The study that a specification names: samples are drawn without replacement, each set of K documents as likely. */
export function coverageStudy(spec: CoverageSpec): CoverageStudy {
  const { n, s, q, estimand, scale, level, documents, replicates } = spec;
  const totals: ClusterTotals = { n, s, q, labels: [] };
  return {
    estimand,
    truth: meanOf(totals, estimand),
    scale,
    level,
    methods: coverageMethods.filter(({ name }) => spec.methods.includes(name)),
    replicates,
    draw(random) {
      const at = drawWithoutReplacement(documents, n.length, random);
      const those = (values: Float64Array): Float64Array => Float64Array.from(at, (d) => values[d]);
      return { totals: { n: those(n), s: those(s), q: those(q), labels: [] }, design: { kind: "srs" } };
    },
  };
}

/** Coverage as a piece of long work. */
export function coverageJob(spec: CoverageSpec): (draws: number, random: Random) => CoverageTally {
  const study = coverageStudy(spec);
  return (draws, random) => coverageTally(study, draws, random);
}
