import type { GroupedTotals } from "../groupTotals.ts";
import type { UnseenDocument } from "../tilting/tilted.ts";
import { exponentialSumBelowZero } from "./exponentialSum.ts";

/**
 * Gaffke's p-value of θ ≤ μ: P(Σ E (s − μn) + E₀ (worst − μ) n_w ≤ 0), E standard exponential. That is the share of
 * draws W ~ Dirichlet(1, …, 1) on the documents and one unseen for which (ΣWs + W₀ n_w worst)/(ΣWn + W₀ n_w) ≤ μ.
 *
 * N. Gaffke (2005), "Three test statistics for a nonparametric one-sided hypothesis on the mean of a nonnegative
 * variable", Mathematical Methods of Statistics 14.
 */
export function gaffkeTail(grouped: GroupedTotals, unseen: UnseenDocument, mu: number): number {
  const groups = grouped.n.length;
  const coefficient = new Float64Array(groups + 1);
  const count = new Float64Array(groups + 1);
  for (let d = 0; d < groups; d++) {
    coefficient[d] = grouped.s[d] - mu * grouped.n[d];
    count[d] = grouped.count[d];
  }
  coefficient[groups] = (unseen.score - mu) * unseen.size;
  count[groups] = 1;
  return exponentialSumBelowZero({ coefficient, count });
}
