import { quantileOf } from "../statistics/ScoreSample.ts";
import { type EffectiveLatencies, effectiveLatencies } from "./effectiveLatencies.ts";
import { exceedsAtLeast, exceedsAtMost } from "./exceedance.ts";
import type { LatencyCells } from "./LatencyCells.ts";
import { orderStatisticLimits } from "./orderStatisticLimits.ts";

/** The p-quantile of all cells, with what it can be held to. */
export interface QuantileTest {
  /** The quantile of all cells, type 1. */
  readonly value: number;
  /** One-sided limits at α each, which no limit inside can refute; infinite where there is none. */
  readonly lower: number;
  readonly upper: number;
  readonly effective: EffectiveLatencies;
  /** p-value of "the quantile lies above the limit": small lets it pass. */
  above(limit: number): number;
  /** The same, were the cells worth so many independent latencies. */
  aboveWith(limit: number, effective: number): number;
  /** p-value of "the quantile keeps within the limit": small makes it fail. */
  within(limit: number): number;
}

/**
 * Tests where a quantile of latencies lies, for other queries and other runs than those seen: the share of cells above
 * the limit as a binomial of n* cells (`effectiveLatencies`, `exceedance`). A latency equal to the limit keeps within it.
 *
 * @throws TooFewDocuments where there is one run or one query
 */
export function quantileTest(cells: LatencyCells, p: number, alpha: number): QuantileTest {
  const sorted = cells.latency.toSorted();
  const effective = effectiveLatencies(cells, sorted, p, alpha);
  const n = effective.count;
  const aboveWith = (limit: number, count: number): number =>
    exceedsAtMost(shareAbove(sorted, limit) * count, count, p);
  return {
    value: quantileOf(sorted, p),
    ...orderStatisticLimits(sorted, p, alpha, n),
    effective,
    above: (limit) => aboveWith(limit, n),
    aboveWith,
    within: (limit) => exceedsAtLeast(shareAbove(sorted, limit) * n, n, p),
  };
}

/** The share of latencies above a limit. */
export function shareAbove(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] > limit) high = middle;
    else low = middle + 1;
  }
  return (sorted.length - low) / sorted.length;
}
