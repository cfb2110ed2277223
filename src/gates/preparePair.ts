import type { ClusterTotals } from "../stats/ClusterTotals.ts";
import { documentMeans } from "../stats/documentMeans.ts";
import { micro } from "../stats/means.ts";
import type { Estimand } from "../stats/types.ts";
import { InputError } from "../table/InputError.ts";
import type { PairedScores, PairedSide } from "../table/pair.ts";
import { scored } from "../table/ScoreTable.ts";
import { clusterTotals, clusterTotalsOfItems } from "../table/totals.ts";
import type { PairedTotals } from "./PairedTotals.ts";

/** A pair brought to documents three times: as scored, and with the missing scores at their worst and their best. */
export interface PreparedPair {
  readonly seen: PairedTotals;
  readonly worst: PairedTotals;
  readonly best: PairedTotals;
  /** Rows scored on both sides, and those that are not. */
  readonly scored: number;
  readonly incomplete: number;
  /** Questions behind the rows scored: the candidate's items where a row is a document's totals. */
  readonly questions: number;
}

/** How a missing score is taken: left out, or as bad (good) for the candidate as it could have been. */
type Fill = "left out" | "worst" | "best";

/**
 * Brings paired scores to documents.
 *
 * @param labels the document of each row; without it each row stands alone
 * @throws InputError when no question has a score on both sides, or all lie in one document
 */
export function preparePair(
  pair: PairedScores,
  labels: readonly string[] | undefined,
  estimand: Estimand,
  missing: "worst-case" | "drop",
): PreparedPair {
  const rows = pair.ids.length;
  let complete = 0;
  for (let row = 0; row < rows; row++) if (isComplete(pair, row)) complete++;
  if (complete === 0) {
    throw new InputError(
      "nothing-scored",
      `No question has a score for ${pair.metric} on both sides.`,
      "Look at the metric's column in both files: empty, NaN and error rows are no scores.",
    );
  }
  const seen = totalsOf(pair, labels, estimand, "left out");
  if (seen.totals.n.length < 2) {
    throw new InputError(
      "one-document",
      `Two documents are needed to see how documents differ; ${labels ? "one" : "one question"} was given.`,
      "Score questions of more documents, or say --cluster none if questions were sampled one by one.",
    );
  }
  const bounded = pair.scale.kind === "bounded";
  const settled = complete === rows || missing === "drop" || !bounded;
  return {
    seen,
    worst: settled ? seen : totalsOf(pair, labels, estimand, "worst"),
    best: settled ? seen : totalsOf(pair, labels, estimand, "best"),
    scored: complete,
    incomplete: rows - complete,
    questions: pair.candidate.items ? itemsScored(pair, pair.candidate.items) : complete,
  };
}

function itemsScored(pair: PairedScores, items: Float64Array): number {
  return items.reduce((total, count, row) => (isComplete(pair, row) ? total + count : total), 0);
}

/** True when both sides have a score in this row. */
export function isComplete(pair: PairedScores, row: number): boolean {
  return pair.baseline.state[row] === scored && pair.candidate.state[row] === scored;
}

function totalsOf(
  pair: PairedScores,
  labels: readonly string[] | undefined,
  estimand: Estimand,
  fill: Fill,
): PairedTotals {
  const sign = pair.better === "higher" ? 1 : -1;
  const ends = pair.scale.kind === "bounded" ? [sign * pair.scale.min, sign * pair.scale.max] : [0, 0];
  const low = Math.min(...ends);
  const high = Math.max(...ends);
  const rows = pair.ids.length;
  const keep = fill === "left out" ? completeRows(pair) : undefined;
  const baseline = signed(pair.baseline, pair.candidate, sign, fill === "worst" ? high : low);
  const candidate = signed(pair.candidate, pair.baseline, sign, fill === "worst" ? low : high);
  const range = pair.scale.kind === "bounded" ? pair.scale.max - pair.scale.min : Number.POSITIVE_INFINITY;
  const common = {
    estimand,
    clustered: labels !== undefined || pair.baseline.items !== undefined,
    lowest: -range,
    highest: range,
    unchanged: 0,
  };
  if (pair.baseline.items && pair.candidate.items) {
    const ours = itemTotals(pair.candidate, pair.baseline, candidate, keep, labels, pair.ids);
    const theirs = itemTotals(pair.baseline, pair.candidate, baseline, keep, labels, pair.ids);
    return { ...common, ...itemDifferences(theirs, ours, estimand) };
  }
  const differences = new Float64Array(rows);
  for (let row = 0; row < rows; row++) differences[row] = candidate[row] - baseline[row];
  const toEstimand = (values: Float64Array): ClusterTotals => {
    const totals = clusterTotals(values, keep, labels, pair.ids);
    return estimand === "macro" && labels !== undefined ? documentMeans(totals) : totals;
  };
  return {
    ...common,
    totals: toEstimand(differences),
    baseline: toEstimand(baseline),
    candidate: toEstimand(candidate),
    itemsDiffer: false,
  };
}

/** Scores signed so that more is better; a missing one is `filled` for each of its items. */
function signed(side: PairedSide, other: PairedSide, sign: 1 | -1, filled: number): Float64Array {
  const { values, state } = side;
  const out = new Float64Array(values.length);
  for (let row = 0; row < out.length; row++) {
    out[row] = state[row] === scored ? sign * values[row] : filled * itemsOf(side, other, row);
  }
  return out;
}

/** Items behind a row: one for a question; a document missing on one side is given the other side's number. */
function itemsOf(side: PairedSide, other: PairedSide, row: number): number {
  if (!side.items) return 1;
  return side.items[row] > 0 ? side.items[row] : other.items![row];
}

function itemTotals(
  side: PairedSide,
  other: PairedSide,
  sums: Float64Array,
  keep: Uint8Array | undefined,
  labels: readonly string[] | undefined,
  ids: readonly string[],
): ClusterTotals {
  const items = sums.map((_, row) => itemsOf(side, other, row));
  return clusterTotalsOfItems(sums, items, side.squares, keep, labels, ids);
}

/**
 * Documents whose items differ between the systems have no pairs of items. Macro compares their rates; micro is the
 * difference of two ratios, written as what the candidate's items add to the baseline's rate.
 */
function itemDifferences(
  baseline: ClusterTotals,
  candidate: ClusterTotals,
  estimand: Estimand,
): Pick<PairedTotals, "totals" | "baseline" | "candidate" | "itemsDiffer"> {
  const { labels } = candidate;
  if (estimand === "macro") {
    const before = documentMeans(baseline);
    const after = documentMeans(candidate);
    const s = after.s.map((r, d) => r - before.s[d]);
    return {
      totals: { n: after.n, s, q: s.map((v) => v * v), labels },
      baseline: before,
      candidate: after,
      itemsDiffer: false,
    };
  }
  const itemsDiffer = candidate.n.some((n, d) => n !== baseline.n[d]);
  const rate = micro(baseline);
  const s = candidate.s.map((v, d) => (itemsDiffer ? v - rate * candidate.n[d] : v - baseline.s[d]));
  const q = new Float64Array(s.length).fill(Number.NaN);
  return { totals: { n: candidate.n, s, q, labels }, baseline, candidate, itemsDiffer };
}

function completeRows(pair: PairedScores): Uint8Array | undefined {
  const keep = new Uint8Array(pair.ids.length);
  let all = true;
  for (let row = 0; row < keep.length; row++) {
    keep[row] = isComplete(pair, row) ? 1 : 0;
    if (keep[row] === 0) all = false;
  }
  return all ? undefined : keep;
}
