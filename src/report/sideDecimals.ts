import { decimalsToSeparate } from "./numbers.ts";

/** A change as it is shown. */
export interface ShownChange {
  readonly difference: number;
  readonly decimals: number;
}

/**
 * Digits after the point for the means of the systems: enough to show on which side of every line they lie and, where one
 * digit more mends it, that their difference rounds to the change that is shown.
 */
export function sideDecimals(
  means: readonly (number | null)[],
  lines: readonly number[],
  change?: ShownChange,
): number {
  const known = means.filter((mean) => mean !== null);
  const decimals = decimalsToSeparate(known, lines);
  if (change === undefined || known.length !== 2) return decimals;
  const [baseline, candidate] = known;
  const shown = Number(change.difference.toFixed(change.decimals));
  const half = 0.5 * 10 ** -change.decimals + 1e-12;
  const agrees = (digits: number): boolean =>
    Math.abs(Number(candidate.toFixed(digits)) - Number(baseline.toFixed(digits)) - shown) <= half;
  return !agrees(decimals) && agrees(decimals + 1) ? decimals + 1 : decimals;
}
