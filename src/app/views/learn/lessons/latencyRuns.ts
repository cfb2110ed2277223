import { random } from "../../../../simulate/random.ts";
import { normalQuantile } from "../../../../stats/distributions.ts";
import { interpolatedQuantile } from "../../../../stats/latency/interpolatedQuantile.ts";
import { orderStatisticLimits } from "../../../../stats/latency/orderStatisticLimits.ts";
import type { DrawnInterval } from "./coverageDraws.ts";

/** P95 of a request, in milliseconds, where every run is like every other. */
export const usualP95 = 2000;

/** Standard deviation of the logarithm of a latency within a run. */
const within = 0.4;

export interface RunsSetting {
  readonly queries: number;
  /** Standard deviation between runs of the logarithm of their latencies: 0.05 is about 5 %. */
  readonly between: number;
}

/** P95 over queries and runs: that of a lognormal latency whose logarithm varies within runs and between them. */
export function trueP95(between: number): number {
  const z = normalQuantile(0.95);
  return usualP95 * Math.exp(z * (Math.hypot(within, between) - within));
}

/** P95 of each of so many runs, with the exact 90 % interval that the run has by itself. */
export function latencyRuns(
  { queries, between }: RunsSetting,
  count: number,
  seed: number,
): readonly DrawnInterval[] {
  const stream = random(seed);
  const normal = (): number => normalQuantile(Math.max(1e-12, stream.uniform()));
  const median = Math.log(usualP95) - normalQuantile(0.95) * within;
  const truth = trueP95(between);
  return Array.from({ length: count }, () => {
    const state = between * normal();
    const sorted = Float64Array.from({ length: queries }, () =>
      Math.exp(median + state + within * normal()),
    ).sort();
    const { lower, upper } = orderStatisticLimits(sorted, 0.95, 0.05);
    const value = interpolatedQuantile(sorted, 0.95);
    return { value, lower, upper, holds: lower <= truth && truth <= upper };
  });
}
