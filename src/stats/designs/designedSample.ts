import type { ClusterTotals } from "../ClusterTotals.ts";
import { documentMeans } from "../documentMeans.ts";
import { micro, rates } from "../means.ts";
import { sum } from "../sums.ts";
import type { Estimand } from "../types.ts";
import { cr2, macroVariance } from "../variance/variance.ts";
import { type Design, isStaged, type PlainSample, type StagedDesign, type WeightedSample } from "./Design.ts";
import { designSpread } from "./designSpread.ts";
import { drawnWeights, plainSample } from "./plainSample.ts";
import { stagesOf } from "./stages.ts";

/** A sample read as its design asks, ready for the intervals. */
export interface DesignedSample {
  /** How the documents were drawn. */
  readonly kind: Design["kind"];
  /** What the intervals take, and the design that is left to them. */
  readonly totals: ClusterTotals;
  readonly design: PlainSample | StagedDesign;
  /** What the intervals are asked for: two where both are the same. */
  readonly estimands: readonly Estimand[];
  /** N, the questions scored. */
  readonly questions: number;
  /** The estimate. */
  readonly value: number;
  /** Its variance, worked out when asked for: CR2 (macro: of documents' means), or the design's own. */
  readonly variance: () => number;
  /** What each document counts for in the estimate, which is Σs/Σn of these. */
  readonly weighed: ClusterTotals;
  /** Whether everything that could have been drawn was scored. */
  readonly census: boolean;
}

/**
 * The one place where the kinds of designs part: those with a variance of their own keep their totals, all others are
 * brought to a plain sample.
 *
 * @throws DesignError for what the design cannot answer
 */
export function designedSample(totals: ClusterTotals, estimand: Estimand, design: Design): DesignedSample {
  const questions = sum(totals.n);
  const weighed = weighedTotals(totals, estimand, design);
  const value = micro(weighed);
  if (isStaged(design)) {
    const { variance, parts } = designSpread(totals, estimand, design);
    const census = parts.length === 0;
    return {
      kind: design.kind,
      totals,
      design,
      estimands: [estimand],
      questions,
      value,
      variance: () => variance,
      weighed,
      census,
    };
  }
  const plain = plainSample(totals, estimand, design);
  const { population } = plain.design;
  const census = population !== undefined && population <= totals.n.length;
  return {
    kind: design.kind,
    totals: plain.totals,
    design: plain.design,
    estimands: plain.estimands,
    questions,
    value,
    variance: () => (plain.estimands[0] === "macro" ? macroVariance(plain.totals) : cr2(plain.totals)),
    weighed,
    census,
  };
}

/** The estimate alone. */
export function designedMean(totals: ClusterTotals, estimand: Estimand, design: Design): number {
  return micro(weighedTotals(totals, estimand, design));
}

/** Totals of which Σs/Σn is the estimate: n what a document counts for, s that times its mean. */
function weighedTotals(totals: ClusterTotals, estimand: Estimand, design: Design): ClusterTotals {
  if (design.kind === "srs") return estimand === "micro" ? totals : documentMeans(totals);
  const n = countsOf(totals, estimand, design);
  const r = rates(totals);
  return { ...totals, n, s: n.map((count, d) => count * r[d]) };
}

function countsOf(
  totals: ClusterTotals,
  estimand: Estimand,
  design: WeightedSample | StagedDesign,
): Float64Array {
  if (design.kind === "weighted") {
    const { times } = design;
    return drawnWeights(estimand, design).map((weight, d) => weight * (times?.[d] ?? 1));
  }
  const { weights, sizes } = stagesOf(totals, estimand, design);
  return weights.map((weight, d) => weight * sizes[d]);
}
