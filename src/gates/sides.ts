import type { PairedScores, PairedSide } from "../table/pair.ts";
import { repeatRates } from "../table/repeatRates.ts";
import { failed, missing, scored } from "../table/ScoreTable.ts";
import type { SideSummary } from "./results.ts";

/** Counts a side's rows by state and sets its mean beside them, and how often repeated questions passed. */
export function summarise(side: PairedSide, ids: readonly string[], mean: number | null): SideSummary {
  const { values, state, repeats } = side;
  const counts = countsOf(state);
  const rates = repeats === undefined ? null : repeatRates({ values, state, repeats }, ids);
  return {
    mean,
    scored: counts[scored],
    missing: counts[missing],
    errors: counts[failed],
    ...(rates !== null && { repeatRates: rates }),
  };
}

/** Rows by state. */
function countsOf(state: Uint8Array): readonly number[] {
  const counts = [0, 0, 0];
  for (let row = 0; row < state.length; row++) counts[state[row]]++;
  return counts;
}

/** Rows of each side without a score, for whatever reason. */
export function unscored({ baseline, candidate }: PairedScores): { baseline: number; candidate: number } {
  const without = ({ state }: PairedSide): number => state.length - countsOf(state)[scored];
  return { baseline: without(baseline), candidate: without(candidate) };
}
