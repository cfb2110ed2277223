import { crossing } from "../root.ts";

/** Distances from the estimate at which p is looked at, in standard errors, from far to near. */
const ladder: readonly number[] = [
  ...Array.from({ length: 16 }, (_, i) => 2 ** (20 - i)),
  ...Array.from({ length: 60 }, (_, i) => 15 - i / 4),
];

/**
 * The greatest distance from the estimate at which a p-value is still above α, as seen from afar; Infinity where it is so
 * at every distance. p may come and go on the way in.
 *
 * @param width a standard error
 */
export function outermostReach(p: (distance: number) => number, alpha: number, width: number): number {
  const excess = (steps: number): number => p(steps * width) - alpha;
  let rejected = Number.NaN;
  for (const steps of ladder) {
    if (excess(steps) > 0) {
      return Number.isNaN(rejected)
        ? Number.POSITIVE_INFINITY
        : width * crossing(excess, rejected, steps, 1e-10);
    }
    rejected = steps;
  }
  return width * crossing(excess, rejected, 0, 1e-10);
}
