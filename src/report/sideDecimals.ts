import { decimalsToSeparate, fixed } from "./numbers.ts";

/** A change as it is shown. */
export interface ShownChange {
  readonly difference: number;
  readonly decimals: number;
}

/** Digits that are added at most so that two means give the change that is shown beside them. */
const mostMore = 2;

/**
 * Digits after the point for the means of the systems: enough to show on which side of every line they lie and, where a
 * digit or two more mend it, that their difference is the change that is shown.
 */
export function sideDecimals(
  means: readonly (number | null)[],
  lines: readonly number[],
  change?: ShownChange,
): number {
  const known = means.filter((mean) => mean !== null);
  const decimals = decimalsToSeparate(known, lines);
  if (change === undefined || known.length !== 2) return decimals;
  const shown = fixed(change.difference, change.decimals);
  const [baseline, candidate] = known;
  const agrees = (digits: number): boolean =>
    fixed(Number(candidate.toFixed(digits)) - Number(baseline.toFixed(digits)), change.decimals) === shown;
  const more = Array.from({ length: mostMore + 1 }, (_, i) => decimals + i).find(agrees);
  return more ?? decimals;
}
