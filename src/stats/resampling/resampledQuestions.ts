import type { ClusterTotals } from "../ClusterTotals.ts";
import { sum } from "../sums.ts";
import type { Estimand } from "../types.ts";
import type { Urn } from "./replicates.ts";

/** Questions of one document that have one score, 0 or 1. */
interface Cell {
  readonly document: number;
  readonly score: 0 | 1;
  readonly questions: number;
}

/** Misses and hits; in macro those of each document, left out where there are none. */
function cellsOf({ n, s }: Pick<ClusterTotals, "n" | "s">, estimand: Estimand): readonly Cell[] {
  const together = estimand === "micro" || n.every((size) => size === 1);
  const hits = together ? [sum(s)] : [...s];
  const sizes = together ? [sum(n)] : [...n];
  return hits
    .flatMap((hit, document): readonly Cell[] => [
      { document, score: 0, questions: Math.round(sizes[document] - hit) },
      { document, score: 1, questions: Math.round(hit) },
    ])
    .filter(({ questions }) => questions > 0);
}

/** N draws from N questions with scores 0 or 1, document by document where the estimand needs that. */
export function questionUrns(totals: Pick<ClusterTotals, "n" | "s">, estimand: Estimand): readonly Urn[] {
  const balls = Float64Array.from(cellsOf(totals, estimand), ({ questions }) => questions);
  return [{ draws: Math.round(sum(totals.n)), balls }];
}

/** The mean of a replicate of `questionUrns`: in macro over the documents of which a question was drawn. */
export function resampledMean(
  totals: Pick<ClusterTotals, "n" | "s">,
  estimand: Estimand,
): (counts: Float64Array) => number {
  const cells = cellsOf(totals, estimand);
  return (counts) => {
    let documents = 0;
    let total = 0;
    for (let i = 0; i < cells.length; ) {
      const { document } = cells[i];
      let drawn = 0;
      let hits = 0;
      for (; i < cells.length && cells[i].document === document; i++) {
        drawn += counts[i];
        hits += counts[i] * cells[i].score;
      }
      if (drawn > 0) {
        documents++;
        total += hits / drawn;
      }
    }
    return total / documents;
  };
}
