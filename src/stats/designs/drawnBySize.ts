import type { ClusterTotals } from "../ClusterTotals.ts";
import type { StratifiedSample, WeightedSample } from "./Design.ts";
import { DesignError } from "./DesignError.ts";

/** Documents drawn in proportion to size: what is known of their chances and sizes, in the order of the totals. */
export interface SizedDraws {
  /** p_d of one draw with replacement, or π_d without. */
  readonly probabilities?: Float64Array;
  /** N_d, the questions that each document has. */
  readonly sizes?: Float64Array;
  /** How often each was drawn. */
  readonly times?: Float64Array;
  readonly replacement: "with" | "without";
}

/**
 * A design of documents drawn in proportion to size. Micro weighs a document's mean by N_d/p_d, which is one for all
 * where p ∝ N (taken for granted where either is not known); macro by 1/p_d.
 *
 * Without replacement the variance is the one with replacement, which is at least as large where chances are not far
 * from proportional to what documents count for (C.-E. Särndal, B. Swensson & J. Wretman, 1992, §3.6). Documents that
 * were sure to be drawn (π = 1) are a stratum of their own, drawn whole.
 *
 * @throws DesignError where a document was sure to be drawn and sizes are not known.
 */
export function drawnBySize(
  totals: ClusterTotals,
  { probabilities, sizes, times, replacement }: SizedDraws,
): WeightedSample | StratifiedSample {
  const chances = probabilities ?? sizes;
  const macro = chances?.map((p) => 1 / p);
  if (replacement === "without" && probabilities?.some(isCertain)) {
    if (sizes === undefined)
      throw new DesignError(
        `Document ${totals.labels[probabilities.findIndex(isCertain)]} was sure to be drawn, so it counts by its size`,
        'Give "questions" for each document.',
      );
    return {
      kind: "strata",
      strata: [
        { name: "certain", fraction: 1 },
        { name: "drawn", fraction: 0 },
      ],
      stratum: Int32Array.from(probabilities, (p) => (isCertain(p) ? 0 : 1)),
      weights: probabilities.map((p) => 1 / p),
      sizes,
    };
  }
  const micro =
    probabilities && sizes ? sizes.map((size, d) => size / probabilities[d]) : totals.n.map(() => 1);
  return { kind: "weighted", micro, ...(macro && { macro }), ...(times && { times }) };
}

/** Whether a document was sure to be drawn. */
export function isCertain(probability: number): boolean {
  return probability >= 1 - 1e-12;
}
