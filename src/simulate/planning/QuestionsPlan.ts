import type { PairedTotals } from "../../gates/PairedTotals.ts";
import type { Better, Caveat, Estimand } from "../../stats/types.ts";
import type { GateRates } from "./gateRates.ts";

/** What is asked of a plan for questions. Changes are raw, candidate − baseline. */
export interface QuestionsQuestion {
  readonly margin: number;
  readonly trueChange: number;
  readonly better: Better;
  readonly alpha: number;
  readonly power: number;
  /** Questions (documents, with a cluster) in the population. */
  readonly population?: number;
  /** Numbers of questions (documents) to look at besides the usual ones. */
  readonly counts: readonly number[];
  /** How far from a fixed threshold a system is thought to lie. */
  readonly distance: number;
  /** Golden sets drawn for each number of questions; 0 draws none. */
  readonly draws: number;
  readonly seed: number;
}

/** A pair of systems like those to come: scores of both on the same questions. */
export interface PilotPair {
  readonly metric: string;
  readonly seen: PairedTotals;
  /** sd(d) of single questions, and the share of them that changed. */
  readonly sdDifference: number;
  readonly shareChanged: number;
  readonly questions: number;
  readonly caveats: readonly Caveat[];
}

/** What is taken for granted without a pilot. */
export interface AssumedDifference {
  readonly sdDifference: number;
  /** Standard deviation of one system's scores, for the error of a threshold. */
  readonly sd?: number;
  /** What sharing documents costs, and how many questions a document has. */
  readonly designEffect?: number;
  readonly meanSize?: number;
  /** The range of a score, infinite where there is none. */
  readonly range: number;
}

/** What so many questions can do. */
export interface SizeRow {
  /** Questions; documents where those are counted. */
  readonly count: number;
  readonly why: "needed" | "formula" | "pilot" | "asked" | "usual";
  /** The distance from the margin that is told as often as `power` says. */
  readonly detectable: number;
  /** The share of samples that pass, by the formula. */
  readonly passByFormula: number;
  /** The same and the other answers, by the recommended gate on golden sets drawn from the pilot. */
  readonly simulated: GateRates | null;
  /** How often a fixed threshold errs on a system at the distance asked for. */
  readonly thresholdError: number | null;
}

/** The answer to `plan questions`. */
export interface QuestionsPlan {
  readonly metric: string | null;
  readonly estimand: Estimand;
  /** What is counted: questions, or with a cluster documents. */
  readonly unit: "question" | "document";
  readonly margin: number;
  readonly trueChange: number;
  readonly better: Better;
  readonly alpha: number;
  readonly power: number;
  readonly coefficient: number;
  /** sd(d) of single questions; what of the count's unit is in `spread`. */
  readonly sdDifference: number;
  readonly spread: number;
  readonly shareChanged: number | null;
  readonly designEffect: number | null;
  readonly population: number | null;
  /** n_min, with which an unchanged system passes; null where scores have no bounds. */
  readonly floor: number | null;
  /** By the formula; null where no number suffices. */
  readonly byFormula: number | null;
  /** By drawing: a number of which as many golden sets passed as `power` says; null where none was looked for or found. */
  readonly byDrawing: number | null;
  /** By drawing where that is more, else the greater of formula and floor. */
  readonly needed: number | null;
  /** Questions in the needed documents, or documents of the needed questions; null where neither is known. */
  readonly others: { readonly unit: "question" | "document"; readonly count: number } | null;
  readonly distance: number;
  /** The method of the simulated gate; null where nothing was drawn. */
  readonly method: string | null;
  readonly sizes: readonly SizeRow[];
  readonly caveats: readonly Caveat[];
}
