import type { ClusterTotals } from "../ClusterTotals.ts";
import { independentVariance } from "../diagnostics.ts";
import { micro } from "../means.ts";
import { sum } from "../sums.ts";
import type { Scale } from "../types.ts";
import type { IntervalMethod } from "./IntervalMethod.ts";
import { questionMethod } from "./questionMethod.ts";
import { unitScale } from "./unitScale.ts";

/** R(1−R)/N where every score is an end of the scale, sd²/N otherwise. */
export function questionVariance(totals: ClusterTotals, scale: Scale): number {
  const N = sum(totals.n);
  if (scale.kind === "bounded" && isBinary(totals, scale.min, scale.max)) {
    const unit = unitScale(scale);
    const R = unit.to(micro(totals));
    return (R * (1 - R) * unit.width ** 2) / N;
  }
  return independentVariance(totals);
}

/** True when Σ(y − min)(max − y) = 0, that is when every score is an end of the scale. */
export function isBinary({ n, s, q }: ClusterTotals, min: number, max: number): boolean {
  const inside = (min + max) * sum(s) - sum(q) - min * max * sum(n);
  return inside <= 1e-12 * (max - min) ** 2 * sum(n);
}

/** The interval that takes every question as its own document. */
export const waldIid: IntervalMethod = questionMethod({
  name: "wald-iid",
  title: "Wald interval of questions taken as independent",
  source: {
    authors: "P.-S. Laplace",
    year: 1812,
    title: "Théorie analytique des probabilités",
    where: "Book II",
    publisher: "Courcier",
  },
  variance: (totals, scale) => ({ variance: questionVariance(totals, scale), caveats: [] }),
});
