import { type PairedScores, rateAt } from "../table/pair.ts";
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

/** The largest difference that is a tie: 1e-9 of the range, of a scale without bounds of 1. */
export function tieOf({ scale }: PairedScores): number {
  return 1e-9 * (scale.kind === "bounded" ? scale.max - scale.min : 1);
}

/** Compares the two sides question by question. */
export function changesOf(pair: PairedScores): Changes {
  const sign = pair.better === "higher" ? 1 : -1;
  const tie = tieOf(pair);
  const wins = new Largest(named);
  const losses = new Largest(named);
  let ties = 0;
  const difference = (row: number): number =>
    sign * (rateAt(pair.candidate, row) - rateAt(pair.baseline, row));
  for (let row = 0; row < pair.ids.length; row++) {
    if (!isComplete(pair, row)) continue;
    const d = difference(row);
    if (d > tie) wins.add(row, d);
    else if (d < -tie) losses.add(row, -d);
    else ties++;
  }
  const changed = ({ rows }: Largest): ChangedQuestion[] =>
    rows.map(({ row }) => ({
      id: pair.ids[row],
      baseline: rateAt(pair.baseline, row),
      candidate: rateAt(pair.candidate, row),
    }));
  return {
    wins: wins.seen,
    losses: losses.seen,
    ties,
    changed: { losses: changed(losses), wins: changed(wins) },
  };
}

/** Counts rows and keeps those that changed most, largest first, of equal ones the earlier. */
class Largest {
  seen = 0;
  readonly rows: { readonly row: number; readonly change: number }[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(row: number, change: number): void {
    this.seen++;
    const { rows } = this;
    if (rows.length === this.#most && change <= rows[rows.length - 1].change) return;
    let at = rows.length;
    while (at > 0 && rows[at - 1].change < change) at--;
    rows.splice(at, 0, { row, change });
    if (rows.length > this.#most) rows.pop();
  }
}
