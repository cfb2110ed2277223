import type { PairedScores } from "../../table/pair.ts";
import { scored } from "../../table/ScoreTable.ts";

/** Scores this close are the same. */
const same = 1e-12;

/** sd(d) of the questions scored on both sides, their number, and the share that changed. */
export function differenceSpread(scores: PairedScores): {
  readonly sd: number;
  readonly questions: number;
  readonly shareChanged: number;
} {
  const rows = scores.ids.flatMap((_, row) => (isScored(scores, row) ? [row] : []));
  const d = rows.map((row) => scores.candidate.values[row] - scores.baseline.values[row]);
  const mean = d.reduce((a, b) => a + b, 0) / d.length;
  const squares = d.reduce((total, value) => total + (value - mean) ** 2, 0);
  return {
    sd: d.length < 2 ? 0 : Math.sqrt(squares / (d.length - 1)),
    questions: d.length,
    shareChanged: d.length === 0 ? 0 : rows.filter((row) => differs(scores, row)).length / d.length,
  };
}

/** Whether a question's two scores differ. */
export function differs({ baseline, candidate }: PairedScores, row: number): boolean {
  return Math.abs(candidate.values[row] - baseline.values[row]) > same;
}

/** Whether a question has a score on both sides. */
export function isScored({ baseline, candidate }: PairedScores, row: number): boolean {
  return baseline.state[row] === scored && candidate.state[row] === scored;
}
