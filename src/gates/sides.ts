import type { PairedScores, PairedSide } from "../table/pair.ts";
import { failed, missing, scored } from "../table/ScoreTable.ts";
import type { SideSummary } from "./results.ts";

/** Counts a side's rows by state and sets its mean beside them. */
export function summarise(state: Uint8Array, mean: number | null): SideSummary {
  const counts = [0, 0, 0];
  for (let row = 0; row < state.length; row++) counts[state[row]]++;
  return { mean, scored: counts[scored], missing: counts[missing], errors: counts[failed] };
}

/** Rows of each side without a score, for whatever reason. */
export function unscored({ baseline, candidate }: PairedScores): { baseline: number; candidate: number } {
  const without = ({ state }: PairedSide): number => state.length - summarise(state, null).scored;
  return { baseline: without(baseline), candidate: without(candidate) };
}
