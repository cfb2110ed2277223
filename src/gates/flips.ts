import type { PairedScores, PairedSide } from "../table/pair.ts";
import { isComplete } from "./preparePair.ts";

/** Where every score is 0 or 1: in how many questions a hit, the better of the two, came, went and stayed. */
export interface Flips {
  readonly hitToMiss: number;
  readonly missToHit: number;
  readonly bothHit: number;
  readonly bothMiss: number;
}

/** The fourfold table of two systems' hits; null where a score is neither 0 nor 1, or rows are totals. */
export function flipsOf(pair: PairedScores): Flips | null {
  if (pair.scale.kind === "unbounded" || pair.scale.min !== 0 || pair.scale.max !== 1) return null;
  if (pair.baseline.items || pair.candidate.items) return null;
  // at 2·before + after
  const counts = [0, 0, 0, 0];
  for (let row = 0; row < pair.ids.length; row++) {
    if (!isComplete(pair, row)) continue;
    const before = hit(pair.baseline, row, pair.better === "higher");
    const after = hit(pair.candidate, row, pair.better === "higher");
    if (before === null || after === null) return null;
    counts[2 * before + after]++;
  }
  const [bothMiss, missToHit, hitToMiss, bothHit] = counts;
  return { hitToMiss, missToHit, bothHit, bothMiss };
}

function hit(side: PairedSide, row: number, higher: boolean): 0 | 1 | null {
  const score = side.values[row];
  if (score !== 0 && score !== 1) return null;
  return (score === 1) === higher ? 1 : 0;
}
