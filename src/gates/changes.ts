import type { PairedScores } from "../table/pair.ts";
import { isComplete } from "./preparePair.ts";
import type { ChangedQuestion } from "./results.ts";

/** Questions that got better, got worse or stayed, and the first of each that changed. */
export interface Changes {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly changed: {
    readonly losses: readonly ChangedQuestion[];
    readonly wins: readonly ChangedQuestion[];
  };
}

/** Changed questions named a side; the counts tell of all. */
const named = 20;

/** Compares the two sides question by question. Scores within 1e-9 of the range are ties. */
export function changesOf(pair: PairedScores): Changes {
  const sign = pair.better === "higher" ? 1 : -1;
  const range = pair.scale.kind === "bounded" ? pair.scale.max - pair.scale.min : 1;
  const wins: number[] = [];
  const losses: number[] = [];
  let ties = 0;
  const rate = (side: PairedScores["baseline"], row: number): number =>
    side.items ? side.values[row] / side.items[row] : side.values[row];
  const difference = (row: number): number => sign * (rate(pair.candidate, row) - rate(pair.baseline, row));
  for (let row = 0; row < pair.ids.length; row++) {
    if (!isComplete(pair, row)) continue;
    const d = difference(row);
    if (d > 1e-9 * range) wins.push(row);
    else if (d < -1e-9 * range) losses.push(row);
    else ties++;
  }
  const most = (rows: number[]): ChangedQuestion[] =>
    rows
      .sort((a, b) => Math.abs(difference(b)) - Math.abs(difference(a)) || a - b)
      .slice(0, named)
      .map((row) => ({
        id: pair.ids[row],
        baseline: rate(pair.baseline, row),
        candidate: rate(pair.candidate, row),
      }));
  return {
    wins: wins.length,
    losses: losses.length,
    ties,
    changed: { losses: most(losses), wins: most(wins) },
  };
}
