import type { ClusterTotals } from "../ClusterTotals.ts";
import { normalQuantile } from "../distributions.ts";
import { extremeRates } from "../extremeRates.ts";
import { crossing } from "../root.ts";
import { sum } from "../sums.ts";

/** How near a quantile is looked for, in standard errors: finer than a grid's own steps. */
const near = 1e-5;

/**
 * The x at which the distribution function of the mean of resampled documents crosses q. No such mean lies outside the
 * rates of the documents.
 *
 * @param below P(mean < x), which grows with x
 * @param width a standard error or anything of its size, to place the first guesses
 */
export function quantileOf(
  below: (x: number) => number,
  q: number,
  totals: Pick<ClusterTotals, "n" | "s">,
  width: number,
): number {
  const { least, greatest } = extremeRates(totals);
  if (q <= 0) return least;
  if (q >= 1) return greatest;
  const target = normalQuantile(q);
  // On the normal scale the function is close to a straight line.
  const excess = (x: number): number => {
    if (x < least) return -40;
    return x > greatest ? 40 : normalQuantile(Math.min(1 - 1e-16, Math.max(1e-300, below(x)))) - target;
  };
  const estimate = sum(totals.s) / sum(totals.n);
  const [first, last] = [least - near * width, greatest + near * width];
  let x = Math.min(last, Math.max(first, estimate + target * width));
  let value = excess(x);
  const up = value <= 0;
  for (let step = 0.1 * width; ; step *= 3) {
    const next = up ? Math.min(last, x + step) : Math.max(first, x - step);
    const there = excess(next);
    if (there > 0 === up) return crossing(excess, x, next, near * width, value, there);
    x = next;
    value = there;
  }
}
