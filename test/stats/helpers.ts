import fc from "fast-check";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";

/** |got − wanted| as a share of what was wanted. */
export function relativeError(got: number, wanted: number): number {
  if (got === wanted) return 0;
  return Math.abs(got - wanted) / Math.abs(wanted || 1);
}

/** Totals of documents named d1, d2, …; for 0/1 scores the sums of squares are the sums. */
export function totalsOf(
  n: readonly number[],
  s: readonly number[],
  q: readonly number[] = s,
): ClusterTotals {
  return {
    n: Float64Array.from(n),
    s: Float64Array.from(s),
    q: Float64Array.from(q),
    labels: n.map((_, d) => `d${d + 1}`),
  };
}

/** Two to twelve documents of unequal size with 0/1 scores that differ between them. */
export const anyTotals: fc.Arbitrary<ClusterTotals> = fc
  .array(
    fc.integer({ min: 1, max: 60 }).chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n }))),
    { minLength: 2, maxLength: 12 },
  )
  .map((rows) =>
    totalsOf(
      rows.map(([n]) => n),
      rows.map(([, s]) => s),
    ),
  );
