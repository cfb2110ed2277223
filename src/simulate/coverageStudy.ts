import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { type IntervalMethod, intervalMethods } from "../stats/intervals/index.ts";
import { meanOf } from "../stats/means.ts";
import type { Random } from "../stats/Random.ts";
import type { Estimand, Scale } from "../stats/types.ts";
import { zeros } from "../stats/zeros.ts";
import { comparisonMethod } from "./comparisonMethod.ts";
import { type CoverageStudy, type CoverageTally, coverageTally } from "./coverage.ts";
import { drawWithoutReplacement } from "./draw/drawWithoutReplacement.ts";
import { estimateMethod } from "./estimateMethod.ts";

/** A population of documents and the intervals that are to find its mean, as plain data. */
export interface CoverageSpec {
  readonly n: Float64Array;
  readonly s: Float64Array;
  readonly q: Float64Array;
  readonly estimand: Estimand;
  readonly scale: Scale;
  readonly level: number;
  /** K, the documents of a sample, and whether one may come twice. */
  readonly documents: number;
  readonly replacement: "with" | "without";
  /** Names of intervals; `estimate` and `compare` are what those commands take by themselves. */
  readonly methods: readonly string[];
  readonly replicates: number;
}

/** Every interval whose coverage can be asked for. */
export const coverageMethods: readonly IntervalMethod[] = [
  estimateMethod,
  comparisonMethod,
  ...intervalMethods,
];

/** The study that a specification names: simple random samples of K documents. */
export function coverageStudy(spec: CoverageSpec): CoverageStudy {
  const { n, s, q, estimand, scale, level, documents, replicates, replacement } = spec;
  const totals: ClusterTotals = { n, s, q, labels: [] };
  return {
    estimand,
    truth: meanOf(totals, estimand),
    scale,
    level,
    methods: coverageMethods.filter(({ name }) => spec.methods.includes(name)),
    replicates,
    draw(random) {
      const at =
        replacement === "without"
          ? drawWithoutReplacement(documents, n.length, random)
          : new Int32Array(documents).map(() => random.below(n.length));
      const drawn = { n: those(n, at), s: those(s, at), q: those(q, at), labels: [] };
      return { totals: drawn, design: { kind: "srs" } };
    },
  };
}

function those(values: Float64Array, at: Int32Array): Float64Array {
  const out = zeros(at.length);
  for (let i = 0; i < out.length; i++) out[i] = values[at[i]];
  return out;
}

/** Coverage as a piece of long work. */
export function coverageJob(spec: CoverageSpec): (draws: number, random: Random) => CoverageTally {
  const study = coverageStudy(spec);
  return (draws, random) => coverageTally(study, draws, random);
}
