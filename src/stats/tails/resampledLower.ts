import type { ClusterTotals } from "../ClusterTotals.ts";
import { extremeRates } from "../extremeRates.ts";
import { lowerLimit, type UpperPValue } from "../limits.ts";
import { sum } from "../sums.ts";

/**
 * The lower limit of a mean at α from a p-value over means of resampled documents: none lies outside the rates of the
 * documents, and p grows with μ.
 *
 * @param width a standard error or anything of its size, to place the first guesses
 */
export function resampledLower(
  p: UpperPValue,
  totals: Pick<ClusterTotals, "n" | "s">,
  alpha: number,
  width: number,
): number {
  const estimate = sum(totals.s) / sum(totals.n);
  const worst = extremeRates(totals).least - 1e-9 * width;
  return lowerLimit(p, alpha, { worst, estimate, width, monotone: true });
}
