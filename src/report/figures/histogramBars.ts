import type { Bar } from "../article/Figure.ts";
import type { Outcome } from "../article/Outcome.ts";
import { roundStep } from "./roundSteps.ts";

/** Different values up to which each has a bar of its own. */
const mostValues = 12;
/** About how many bars there are of more. */
const usualBars = 24;

/** How many values fall where: a bar for each value where there are few, else bars of equal, round width. */
export function histogramBars(
  values: readonly number[],
  outcome: (value: number) => Outcome,
): readonly Bar[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const rounded = Number(value.toPrecision(9));
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const distinct = [...counts].sort(([a], [b]) => a - b);
  if (distinct.length <= mostValues)
    return distinct.map(([at, count]) => ({ from: at, to: at, count, outcome: outcome(at) }));
  const width = roundStep((distinct[distinct.length - 1][0] - distinct[0][0]) / usualBars);
  const bars = new Map<number, number>();
  for (const [value, count] of distinct) {
    const bar = Math.floor(value / width + 1e-9);
    bars.set(bar, (bars.get(bar) ?? 0) + count);
  }
  return [...bars].map(([bar, count]) => ({
    from: Number((bar * width).toPrecision(12)),
    to: Number(((bar + 1) * width).toPrecision(12)),
    count,
    outcome: outcome((bar + 0.5) * width),
  }));
}
