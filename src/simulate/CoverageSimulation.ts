import type { Caveat, Estimand } from "../stats/types.ts";
import type { CoverageRow, EstimatorError } from "./coverage.ts";

/** How often each interval covers a mean that is known: that of the user's own documents. */
export interface CoverageSimulation {
  readonly metric: string;
  /** scores: of one system. differences: of two. */
  readonly of: "scores" | "differences";
  readonly unit: "question" | "document";
  /** Documents (or questions) that samples are drawn from, and the questions in them. */
  readonly population: number;
  readonly questions: number;
  readonly level: number;
  readonly replicates: number;
  readonly seed: number;
  readonly results: readonly CoverageResult[];
  readonly caveats: readonly Caveat[];
}

/** One estimand and size of sample. */
export interface CoverageResult {
  readonly estimand: Estimand;
  readonly documents: number;
  readonly draws: number;
  readonly replacement: "with" | "without";
  readonly truth: number;
  readonly rows: readonly CoverageResultRow[];
  readonly estimator: EstimatorError;
}

export interface CoverageResultRow extends CoverageRow {
  /** True of what estimate (of differences: compare) takes by itself. */
  readonly recommended: boolean;
  /** Samples that this row rests on. */
  readonly draws: number;
}
