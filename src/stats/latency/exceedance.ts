import { betaCdf } from "../distributions/beta.ts";

/**
 * p-value of "the p-quantile lies above the limit": P(Bin(n, 1−p) ≤ x), x the number of latencies above the limit. It
 * is I_p(n−x, x+1), which also serves an effective n that is not whole (E. L. Korn & B. I. Graubard, 1998, "Confidence
 * intervals for proportions with small expected number of positive counts", Survey Methodology 24).
 *
 * Small where so few exceed the limit that the quantile must keep within it. It is at least pⁿ: no fewer than
 * ⌈ln α / ln p⌉ latencies (59 for P95 at α = .05) can pass.
 */
export function exceedsAtMost(x: number, n: number, p: number): number {
  if (!(n > x)) return 1;
  return betaCdf(p, n - x, x + 1);
}

/** p-value of "the p-quantile keeps within the limit": P(Bin(n, 1−p) ≥ x) = I_{1−p}(x, n−x+1). */
export function exceedsAtLeast(x: number, n: number, p: number): number {
  if (!(x > 0)) return 1;
  return betaCdf(1 - p, x, n - x + 1);
}

/** The fewest latencies of which none above the limit can mean "within the limit": ⌈ln α / ln p⌉. */
export function fewestToPass(p: number, alpha: number): number {
  return Math.ceil(Math.log(alpha) / Math.log(p) - 1e-12);
}
