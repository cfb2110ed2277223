import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import { designedMean, designedSample } from "../../stats/designs/designedSample.ts";
import { quantile } from "../../stats/fiveNumbers.ts";
import type { Random } from "../../stats/Random.ts";
import { recommendedInterval } from "../../stats/recommended.ts";
import type { Estimand, Scale } from "../../stats/types.ts";
import type { Draws } from "../Drawing.ts";
import { drawWithoutReplacement } from "../draw/drawWithoutReplacement.ts";

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

/** What is drawn from, and the interval asked for; plain data. */
export interface WidthInput {
  readonly totals: ClusterTotals;
  readonly estimand: Estimand;
  readonly scale: Scale;
  readonly level: number;
  /** M, the documents in the population, at least as many as in the pilot; without it there is no end of them. */
  readonly population?: number;
  /** Documents of a sample. */
  readonly documents: number;
}

/** What the intervals of some samples came to. */
export interface WidthTally {
  readonly widths: Float64Array;
  /** Intervals that hold the pilot's own mean. */
  readonly held: number;
  /** The method of each. */
  readonly methods: readonly string[];
}

/**
 * Draws samples of `documents` from the documents of a pilot, and asks for the interval of each as `estimate` does, which
 * looks at each sample before it takes a method. Without a population documents are drawn with replacement, as if there
 * were endlessly many like them; with one they are drawn without, from the pilot's set down again and again until there
 * are M (the population bootstrap of S. Gross, 1980, Proceedings of the Section on Survey Research Methods, ASA).
 */
export const widthDraws: Draws<WidthInput, WidthTally> = {
  prepare({ totals, estimand, scale, level, population, documents }) {
    const all = population === undefined ? totals : repeated(totals, population);
    const truth = designedMean(all, estimand, { kind: "srs" });
    const design = { kind: "srs", ...(population !== undefined && { population }) } as const;
    return (draws, random) => {
      const widths = new Float64Array(draws);
      const methods: string[] = [];
      let held = 0;
      for (let i = 0; i < draws; i++) {
        const drawn =
          population === undefined
            ? drawDocuments(totals, documents, random)
            : those(totals, drawWithoutReplacement(documents, population, random));
        const sample = designedSample(drawn, estimand, design);
        const chosen = recommendedInterval(sample, scale);
        if (chosen === null) throw new RangeError("No interval fits these scores");
        const { method, asked } = chosen;
        const { lower, upper } = method.limits(sample.totals, asked, scale, level, { design: sample.design });
        methods.push(method.name);
        widths[i] = upper - lower;
        if (lower <= truth && truth <= upper) held++;
      }
      return { widths, held, methods };
    };
  },
  atOnce: 10,
};

/** What the intervals of all samples come to. */
export function expectedWidth(documents: number, tallies: readonly WidthTally[]): ExpectedWidth {
  const widths = Float64Array.from(tallies.flatMap((tally) => [...tally.widths])).sort();
  const taken = new Map<string, number>();
  for (const name of tallies.flatMap(({ methods }) => methods)) taken.set(name, (taken.get(name) ?? 0) + 1);
  const draws = widths.length;
  const coverage = tallies.reduce((total, { held }) => total + held, 0) / draws;
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
  return those(
    totals,
    new Int32Array(documents).map(() => random.below(totals.n.length)),
  );
}

/** The pilot's documents again and again, until there are `population`. */
function repeated(totals: ClusterTotals, population: number): ClusterTotals {
  return those(
    totals,
    new Int32Array(population).map((_, i) => i),
  );
}

/** Documents by their number, which goes round the pilot. Nobody asks for their names. */
function those({ n, s, q }: ClusterTotals, at: Int32Array): ClusterTotals {
  const pick = (values: Float64Array): Float64Array => {
    const picked = new Float64Array(at.length);
    for (let i = 0; i < at.length; i++) picked[i] = values[at[i] % values.length];
    return picked;
  };
  return { n: pick(n), s: pick(s), q: pick(q), labels: [] };
}
