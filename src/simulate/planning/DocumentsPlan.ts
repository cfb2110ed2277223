import type { ClusterTotals } from "../../stats/ClusterTotals.ts";
import type { AssumedDocuments } from "../../stats/planning/documentSpread.ts";
import type { PlannedDesign } from "../../stats/planning/plannedDesigns.ts";
import type { Caveat, Estimand, Scale } from "../../stats/types.ts";
import type { ExpectedWidth } from "./expectedWidth.ts";

/** What is asked of a plan for documents. */
export interface DocumentsQuestion {
  readonly estimand: Estimand;
  readonly halfWidth: number;
  readonly level: number;
  readonly population?: number;
  /** ν of K documents: K − 1, or the pilot's own (Bell & McCaffrey) in proportion to K − 1. */
  readonly degreesOfFreedom: "documents" | "pilot";
  /** Questions of each document, where only so many are to be scored. */
  readonly take?: number;
  readonly costs?: Costs;
  /** Samples drawn for each number of documents; 0 draws none. */
  readonly draws: number;
  readonly seed: number;
}

/** What labelling costs, in any unit. */
export interface Costs {
  readonly document: number;
  readonly question: number;
}

/** Scores of documents like those to come. */
export interface Pilot {
  readonly metric: string;
  readonly totals: ClusterTotals;
  readonly scale: Scale;
  readonly caveats: readonly Caveat[];
}

/** What is taken for granted without a pilot. */
export type Assumption = { readonly spread: number } | AssumedDocuments;

/** What a way to draw documents comes to. */
export interface DesignRow {
  readonly design: PlannedDesign["design"];
  /** Questions of each document at most; null: all. */
  readonly take: number | null;
  /** Documents of more questions are large, where stratified. */
  readonly cut: number | null;
  /** Expected half-width with as many documents as the plan says; null where there are too few. */
  readonly halfWidth: number | null;
  /** Documents for the half-width asked for, the questions in them, and the cost of both; null: not to be had. */
  readonly documents: number | null;
  readonly questions: number | null;
  readonly cost: number | null;
}

/** The answer to `plan documents` for one estimand. */
export interface DocumentsPlan {
  /** null where nothing was measured. */
  readonly metric: string | null;
  readonly estimand: Estimand;
  readonly halfWidth: number;
  readonly level: number;
  /** S: the standard error is S/√K. */
  readonly spread: number;
  readonly population: number | null;
  /** Documents needed; null where a billion do not suffice. */
  readonly documents: number | null;
  /** The same as if there were no end of documents. */
  readonly withoutCorrection: number | null;
  readonly degreesOfFreedom: { readonly way: "documents" | "pilot"; readonly value: number | null };
  readonly pilot: PilotSummary | null;
  readonly assumed: AssumedDocuments | null;
  /** Ways to draw, the first alike; empty without a pilot. */
  readonly designs: readonly DesignRow[];
  /** Drawn in proportion to size: few questions of many documents against many of few; empty where not known. */
  readonly takes: readonly DesignRow[];
  /** q*, the cheapest number of questions of a document; null without costs, or where all are to be taken. */
  readonly optimalTake: number | null;
  /** What the recommended interval came to in samples drawn from the pilot. */
  readonly simulated: readonly ExpectedWidth[];
  readonly caveats: readonly Caveat[];
}

export interface PilotSummary {
  readonly documents: number;
  readonly questions: number;
  readonly mean: number;
  readonly meanSize: number;
  /** Standard deviation of the sizes over their mean. */
  readonly cvSize: number;
  readonly icc: number | null;
}
