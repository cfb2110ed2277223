import type { Better, Scale } from "../stats/types.ts";
import { type PairedScores, type PairedSide, rateAt } from "../table/pair.ts";
import { scored } from "../table/ScoreTable.ts";
import { tieOf } from "./changes.ts";

/** What lies beneath a verdict, question by question and document by document: what reports list and draw. */
export interface PairDetails {
  readonly metric: string;
  readonly better: Better;
  /** Where a score may lie. */
  readonly scale: Scale;
  /** The largest difference that counts as none. */
  readonly tie: number;
  /** Every question of the pair in the baseline's order; of a file of totals, every document. */
  readonly questions: readonly QuestionDetail[];
  /** Every document with a score on both sides, in the order of first sight; none where questions stand alone. */
  readonly documents: readonly DocumentDetail[];
}

/** One question; a score is null where it is missing or failed, the difference where either is. */
export interface QuestionDetail {
  readonly id: string;
  /** Its document, null where questions stand alone. */
  readonly document: string | null;
  readonly baseline: number | null;
  readonly candidate: number | null;
  /** candidate − baseline, raw. */
  readonly difference: number | null;
}

/** One document: the mean change of its questions, candidate − baseline. */
export interface DocumentDetail {
  readonly label: string;
  /** Questions scored on both sides; of a file of totals the candidate's items. */
  readonly questions: number;
  readonly difference: number;
  /** s/√n of the changes within it; null with one question, or where only totals are known. */
  readonly standardError: number | null;
}

/**
 * Lists the questions and documents of a pair.
 *
 * @param labels the document of each row; undefined where questions stand alone
 */
export function pairDetails(pair: PairedScores, labels: readonly string[] | undefined): PairDetails {
  const questions = pair.ids.map((id, row): QuestionDetail => {
    const baseline = scoreOf(pair.baseline, row);
    const candidate = scoreOf(pair.candidate, row);
    const difference = baseline === null || candidate === null ? null : candidate - baseline;
    return { id, document: labels?.[row] ?? null, baseline, candidate, difference };
  });
  return {
    metric: pair.metric,
    better: pair.better,
    scale: pair.scale,
    tie: tieOf(pair),
    questions,
    documents: documentsOf(questions, pair.candidate.items, labels),
  };
}

function scoreOf(side: PairedSide, row: number): number | null {
  return side.state[row] === scored ? rateAt(side, row) : null;
}

function documentsOf(
  questions: readonly QuestionDetail[],
  items: Float64Array | undefined,
  labels: readonly string[] | undefined,
): readonly DocumentDetail[] {
  if (labels === undefined && items === undefined) return [];
  const changes = new Map<string, { readonly difference: number; readonly weight: number }[]>();
  questions.forEach(({ id, document, difference }, row) => {
    if (difference === null) return;
    const label = document ?? id;
    const seen = changes.get(label);
    const change = { difference, weight: items?.[row] ?? 1 };
    if (seen === undefined) changes.set(label, [change]);
    else seen.push(change);
  });
  return [...changes].map(([label, all]) => {
    const weight = all.reduce((sum, change) => sum + change.weight, 0);
    const mean = all.reduce((sum, change) => sum + change.weight * change.difference, 0) / weight;
    const squares = all.reduce((sum, { difference }) => sum + (difference - mean) ** 2, 0);
    const standardError =
      items !== undefined || all.length < 2 ? null : Math.sqrt(squares / (all.length - 1) / all.length);
    return { label, questions: weight, difference: mean, standardError };
  });
}
