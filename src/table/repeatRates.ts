import { type MetricColumn, scored } from "./ScoreTable.ts";

/** A question that was asked several times, and how often it passed. */
export interface RepeatRate {
  readonly id: string;
  readonly passed: number;
  readonly repeats: number;
}

/** How often questions that were asked several times passed, where every score is 0 or 1. */
export interface RepeatRates {
  /** Questions with more than one scored repeat. */
  readonly questions: number;
  /** Those that passed every time, never, and now and then. */
  readonly always: number;
  readonly never: number;
  readonly sometimes: number;
  /** The first of those that did not pass every time, the lowest rates first, in the order of the file. */
  readonly lowest: readonly RepeatRate[];
}

/** Questions that are named. */
const named = 20;

/** How far from 0 or 1 a score still counts as it. */
const same = 1e-9;

/** What is needed of a metric whose repeats were averaged: how many scores stand behind each row. */
export type AveragedScores = Pick<MetricColumn, "values" | "state"> & {
  readonly repeats: Pick<NonNullable<MetricColumn["repeats"]>, "count" | "squares">;
};

/**
 * The rates of repeated questions; null where scores are graded or no question has several. Scores are hits when k of n
 * repeats pass and Σ(y − ȳ)² = k(n − k)/n in each question.
 */
export function repeatRates(
  { values, state, repeats: { count, squares } }: AveragedScores,
  ids: readonly string[],
): RepeatRates | null {
  const rates: RepeatRate[] = [];
  for (let row = 0; row < ids.length; row++) {
    if (state[row] !== scored) continue;
    const repeats = count[row];
    const passed = Math.round(values[row] * repeats);
    const whole = Math.abs(values[row] * repeats - passed) <= same * repeats;
    const hits = Math.abs(squares[row] - (passed * (repeats - passed)) / repeats) <= same * repeats;
    if (!whole || !hits || passed < 0 || passed > repeats) return null;
    if (repeats > 1) rates.push({ id: ids[row], passed, repeats });
  }
  if (rates.length === 0) return null;
  const always = rates.filter(({ passed, repeats }) => passed === repeats).length;
  const never = rates.filter(({ passed }) => passed === 0).length;
  const lowest = rates
    .filter(({ passed, repeats }) => passed < repeats)
    .sort((a, b) => a.passed / a.repeats - b.passed / b.repeats)
    .slice(0, named);
  return { questions: rates.length, always, never, sometimes: rates.length - always - never, lowest };
}
