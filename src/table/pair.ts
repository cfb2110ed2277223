import type { Better, Caveat, Scale } from "../stats/types.ts";
import { alignIds } from "./alignIds.ts";
import { isAbout, pairCaveats } from "./caveats.ts";
import { refuseDuplicates } from "./duplicates.ts";
import { agreeingGroups } from "./groups.ts";
import { InputError } from "./InputError.ts";
import { metricOf } from "./metricOf.ts";
import { type MetricColumn, missing, type ScoreTable } from "./ScoreTable.ts";
import { refuseUnmatched } from "./unmatched.ts";

/** One side of a pair: a value and a state for each id; see MetricColumn. */
export interface PairedSide {
  readonly values: Float64Array;
  readonly state: Uint8Array;
  /** For files of totals: items behind each value, which is then their sum. */
  readonly items?: Float64Array;
  /** For files of totals: sum of squares of the items' scores. */
  readonly squares?: Float64Array;
  /** Where repeats were averaged: see MetricColumn. */
  readonly repeats?: NonNullable<MetricColumn["repeats"]>;
}

/** The score of a row; of a file of totals, the mean of its items. */
export function rateAt({ values, items }: PairedSide, row: number): number {
  return items ? values[row] / items[row] : values[row];
}

/** Two systems scored on the same questions, row by row. */
export interface PairedScores {
  readonly metric: string;
  readonly scale: Scale;
  readonly better: Better;
  readonly ids: readonly string[];
  readonly baseline: PairedSide;
  readonly candidate: PairedSide;
  /** The baseline's group columns. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly unmatched: { readonly baselineOnly: readonly string[]; readonly candidateOnly: readonly string[] };
  readonly caveats: readonly Caveat[];
}

export interface PairOptions {
  /**
   * What to do with ids of one side only: refuse them, or leave the candidate's out and count the baseline's
   * as missing on the candidate's side, since the candidate lost them.
   */
  readonly unmatched: "error" | "drop";
  /** Group columns that will be used and must agree; others that differ are left out. Without it all must agree. */
  readonly groups?: readonly string[];
  /** What errors call the baseline and the candidate; their files' names without it. */
  readonly names?: readonly [baseline: string, candidate: string];
}

/**
 * Sets two tables side by side on their ids, in the baseline's order. Nothing is lost in silence.
 * Throws InputError for duplicate ids, for ids of one side only (unless `unmatched` is "drop"), when no id is
 * shared, when a side lacks the metric or has no rows, and when the sides disagree on a question's document.
 * @example pairTables(baseline, candidate, "recall@5", { unmatched: "error" }).candidate.values
 */
export function pairTables(
  baseline: ScoreTable,
  candidate: ScoreTable,
  metric: string,
  options: PairOptions,
): PairedScores {
  refuseEmpty(baseline);
  refuseEmpty(candidate);
  const before = metricOf(baseline, metric);
  const after = metricOf(candidate, metric);
  refuseDirections(before, after);
  refuseDuplicates(baseline);
  refuseDuplicates(candidate);
  const alignment = alignIds(baseline.ids, candidate.ids);
  const unmatched = refuseUnmatched(baseline, candidate, alignment, options.unmatched, options.names);
  const otherRow = alignment === "same" ? (row: number) => row : (row: number) => alignment.rows[row];
  return {
    metric,
    scale: commonScale(before.scale, after.scale),
    better: before.better,
    ids: baseline.ids,
    baseline: side(before),
    candidate: alignment === "same" ? side(after) : alignedSide(after, alignment.rows),
    groups: agreeingGroups(baseline, candidate, otherRow, options.groups),
    unmatched,
    caveats: [...pairCaveats(baseline.caveats, candidate.caveats, metric), ...unmatchedCaveat(unmatched)],
  };
}

/**
 * Sets two columns of one table side by side: a file with one column a system ("wide").
 * Throws InputError for duplicate ids, no rows, or a column that is not there.
 */
export function pairColumns(
  table: ScoreTable,
  baselineColumn: string,
  candidateColumn: string,
): PairedScores {
  refuseEmpty(table);
  const before = metricOf(table, baselineColumn);
  const after = metricOf(table, candidateColumn);
  refuseDuplicates(table);
  return {
    metric: candidateColumn,
    scale: commonScale(before.scale, after.scale),
    better: before.better,
    ids: table.ids,
    baseline: side(before),
    candidate: side(after),
    groups: table.groups,
    unmatched: { baselineOnly: [], candidateOnly: [] },
    caveats: table.caveats.filter((caveat) => isAbout(caveat, [baselineColumn, candidateColumn])),
  };
}

/** Throws InputError where more is better in one file and less in the other, by what they say themselves. */
function refuseDirections(before: MetricColumn, after: MetricColumn): void {
  if (before.better === after.better) return;
  throw new InputError(
    "directions-differ",
    `${before.name} is better when it is ${before.better} in the baseline's file, and when it is ${after.better} in the candidate's.`,
    `Say which holds: --better ${before.better} or --better ${after.better}.`,
    { column: before.name },
  );
}

function refuseEmpty(table: ScoreTable): void {
  if (table.ids.length > 0) return;
  throw new InputError(
    "no-rows",
    `${table.source.path} has no rows.`,
    "Check that what wrote it ran to its end; an empty run is never a pass.",
    { file: table.source.path },
  );
}

function commonScale(a: Scale, b: Scale): Scale {
  if (a.kind === "unbounded" || b.kind === "unbounded") return { kind: "unbounded" };
  return { kind: "bounded", min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
}

function side({ values, state, items, squares, repeats }: MetricColumn): PairedSide {
  return {
    values,
    state,
    ...(items && { items }),
    ...(squares && { squares }),
    ...(repeats && { repeats }),
  };
}

function alignedSide(metric: MetricColumn, rows: Int32Array): PairedSide {
  const state = new Uint8Array(rows.length);
  for (let i = 0; i < rows.length; i++) state[i] = rows[i] < 0 ? missing : metric.state[rows[i]];
  return {
    values: aligned(metric.values, rows),
    state,
    ...(metric.items && { items: aligned(metric.items, rows) }),
    ...(metric.squares && { squares: aligned(metric.squares, rows) }),
    ...(metric.repeats && {
      repeats: {
        count: aligned(metric.repeats.count, rows),
        squares: aligned(metric.repeats.squares, rows),
      },
    }),
  };
}

function aligned(values: Float64Array, rows: Int32Array): Float64Array {
  const out = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) if (rows[i] >= 0) out[i] = values[rows[i]];
  return out;
}

function unmatchedCaveat({ baselineOnly, candidateOnly }: PairedScores["unmatched"]): Caveat[] {
  if (baselineOnly.length + candidateOnly.length === 0) return [];
  return [
    {
      code: "unmatched-dropped",
      params: { baselineOnly: baselineOnly.length, candidateOnly: candidateOnly.length },
    },
  ];
}
