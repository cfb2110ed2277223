import type { Caveat } from "../stats/types.ts";

/**
 * What decides the order of documents. `score`: the score, highest first, equal ones by document id from the last to the
 * first, byte by byte (trec_eval 10). `single`: the same with scores in single precision (trec_eval before 10, and what
 * is built on it, such as pytrec_eval and ir_measures). `rank`: the rank written in the run, lowest first.
 */
export type RunOrder = "score" | "single" | "rank";

/** The scores of one run by one measure. */
export interface MeasureScores {
  /** As it was asked for: `recall@5`. */
  readonly measure: string;
  /** As ir_measures spells it: `R@5`. */
  readonly name: string;
  /** The value of each question; NaN where there is none. */
  readonly values: Float64Array;
  /** The mean of the values there are; null without any. */
  readonly mean: number | null;
  /** Questions behind the mean. */
  readonly questions: number;
  /** Down to the rank that the measure looks at, the share of documents that have a judgement, averaged over questions. */
  readonly judged: number | null;
  /** Questions in which equal scores stand on both sides of that rank; without a cut-off, in which any scores are equal. */
  readonly ties: number;
}

/** One run scored by judgements. */
export interface RunScores {
  /** Path of the run. */
  readonly run: string;
  /** Path of the judgements. */
  readonly judgements: string;
  readonly order: RunOrder;
  /** The least grade that counts as relevant. */
  readonly relevantFrom: number;
  /** The questions, in the order of the judgements. */
  readonly ids: readonly string[];
  readonly results: readonly MeasureScores[];
  readonly caveats: readonly Caveat[];
}
