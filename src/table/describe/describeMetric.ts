import { sum } from "../../stats/sums.ts";
import type { Scale } from "../../stats/types.ts";
import { failed, type MetricColumn, missing, scored } from "../ScoreTable.ts";

/** What a column of scores holds. scored + missing + failed are all rows. */
export interface MetricDescription {
  readonly name: string;
  /** hits: every score is 0 or 1. */
  readonly kind: "hits" | "graded" | "empty";
  readonly scored: number;
  readonly missing: number;
  readonly failed: number;
  /** Of the scored rows (of their items, in a file of totals); null where there are none. */
  readonly mean: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Where a score may lie, as it was read. */
  readonly scale: Scale;
  /** Of scores that lie outside 0 to 1: the range that their values suggest; null where none does. */
  readonly likelyRange: { readonly min: number; readonly max: number } | null;
  /** Whether the scores look rounded to two decimals. */
  readonly rounded: boolean;
  /** Whether every score is the same. */
  readonly constant: boolean;
}

/** Scores this close are the same. */
const same = 1e-9;

/** Ranges that judges and measures have, the narrowest first. */
const ranges: readonly { readonly min: number; readonly max: number }[] = [
  { min: 0, max: 1 },
  { min: -1, max: 1 },
  { min: 1, max: 5 },
  { min: 0, max: 5 },
  { min: 0, max: 10 },
  { min: 0, max: 100 },
];

/** Describes a metric by its values alone. */
export function describeMetric(metric: MetricColumn): MetricDescription {
  const { name, state, scale } = metric;
  const count = (what: number): number => state.reduce((n, s) => (s === what ? n + 1 : n), 0);
  const { values, items } = scoredValues(metric);
  const all = { name, scored: values.length, missing: count(missing), failed: count(failed), scale };
  if (values.length === 0)
    return {
      ...all,
      kind: "empty",
      mean: null,
      lowest: null,
      highest: null,
      likelyRange: null,
      rounded: false,
      constant: false,
    };
  const lowest = values.reduce((a, b) => Math.min(a, b));
  const highest = values.reduce((a, b) => Math.max(a, b));
  const total = sum(items === undefined ? values : values.map((value, k) => value * items[k]));
  return {
    ...all,
    kind: values.every((value) => near(value, 0) || near(value, 1)) ? "hits" : "graded",
    mean: total / (items === undefined ? values.length : sum(items)),
    lowest,
    highest,
    likelyRange: scale.kind === "bounded" ? null : (likelyRange(lowest, highest) ?? null),
    rounded: looksRounded(values),
    constant: values.length > 1 && highest - lowest <= same,
  };
}

/** The scores there are; in a file of totals the mean of each row's items, and how many they are. */
function scoredValues({ values, state, items }: MetricColumn): {
  readonly values: Float64Array;
  readonly items?: Float64Array;
} {
  const is = (_: number, row: number): boolean => state[row] === scored;
  const sums = values.filter(is);
  if (!items) return { values: sums };
  const counts = items.filter(is);
  return { values: sums.map((value, k) => value / counts[k]), items: counts };
}

function near(value: number, other: number): boolean {
  return Math.abs(value - other) <= same;
}

/** The narrowest range in use that holds these scores; undefined where none does. */
export function likelyRange(
  lowest: number,
  highest: number,
): { readonly min: number; readonly max: number } | undefined {
  return ranges.find(({ min, max }) => lowest >= min - same && highest <= max + same);
}

/** Steps of a twentieth are grades of their own; a score such as 0.67 with no third decimal in sight was rounded. */
function looksRounded(values: Float64Array): boolean {
  const odd = new Set<number>();
  for (const value of values) {
    const hundredths = Math.round(value * 100);
    if (!near(value * 100, hundredths)) return false;
    if (hundredths % 5 !== 0) odd.add(hundredths);
  }
  return odd.size > 1;
}
