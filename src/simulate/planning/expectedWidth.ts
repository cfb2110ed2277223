import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { designedMean, designedSample } from "../../stats/designs/designedSample.ts";
import { quantile } from "../../stats/fiveNumbers.ts";
import type { Random } from "../../stats/Random.ts";
import { recommendedInterval } from "../../stats/recommended.ts";
import type { Estimand, Scale } from "../../stats/types.ts";

/** What an interval came to in samples drawn from a pilot. */
export interface ExpectedWidth {
  /** The methods that `estimate` took by itself, the most frequent first. */
  readonly methods: readonly string[];
  readonly documents: number;
  readonly draws: number;
  /** Half the width: its median, and what four samples of five stay within. */
  readonly medianHalfWidth: number;
  readonly halfWidth80: number;
  /** The share of intervals that hold the pilot's own mean, with its Monte Carlo standard error. */
  readonly coverage: number;
  readonly coverageError: number;
}

/** What is drawn from, and the interval asked for. */
export interface WidthQuestion {
  readonly totals: ClusterTotals;
  readonly estimand: Estimand;
  readonly scale: Scale;
  readonly level: number;
}

/**
 * Draws samples of `documents` from the documents of a pilot, with replacement as if there were endlessly many like
 * them, and asks for the interval of each as `estimate` does, which looks at each sample before it takes a method.
 */
export function expectedWidth(
  { totals, estimand, scale, level }: WidthQuestion,
  documents: number,
  draws: number,
  random: Random,
): ExpectedWidth {
  const truth = designedMean(totals, estimand, { kind: "srs" });
  const taken = new Map<string, number>();
  const widths = new Float64Array(draws);
  let held = 0;
  for (let i = 0; i < draws; i++) {
    const drawn = drawDocuments(totals, documents, random);
    const sample = designedSample(drawn, estimand, { kind: "srs" });
    const chosen = recommendedInterval(sample, scale);
    if (chosen === null) throw new RangeError("No interval fits these scores");
    const { method, asked } = chosen;
    const { lower, upper } = method.limits(sample.totals, asked, scale, level, {});
    taken.set(method.name, (taken.get(method.name) ?? 0) + 1);
    widths[i] = upper - lower;
    if (lower <= truth && truth <= upper) held++;
  }
  widths.sort();
  const coverage = held / draws;
  return {
    methods: [...taken].sort(([, a], [, b]) => b - a).map(([name]) => name),
    documents,
    draws,
    medianHalfWidth: quantile(widths, 0.5) / 2,
    halfWidth80: quantile(widths, 0.8) / 2,
    coverage,
    coverageError: Math.sqrt((coverage * (1 - coverage)) / draws),
  };
}

/** K documents drawn with replacement. */
export function drawDocuments(totals: ClusterTotals, documents: number, random: Random): ClusterTotals {
  const n = new Float64Array(documents);
  const s = new Float64Array(documents);
  const q = new Float64Array(documents);
  const labels: string[] = [];
  for (let i = 0; i < documents; i++) {
    const d = random.below(totals.n.length);
    n[i] = totals.n[d];
    s[i] = totals.s[d];
    q[i] = totals.q[d];
    labels.push(totals.labels[d]);
  }
  return { n, s, q, labels };
}
