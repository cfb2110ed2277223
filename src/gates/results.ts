import type { Better, Caveat, Estimand, MethodReason } from "../stats/types.ts";
import type { RepeatRates } from "../table/repeatRates.ts";
import type { DocumentChanges } from "./documentChanges.ts";
import type { Flips } from "./flips.ts";

/** The three answers. `inconclusive` is an answer: these data cannot tell at the stated error rate. */
export type Verdict = "pass" | "fail" | "inconclusive";

export type Rule = "paired" | "threshold" | "difference" | "unpaired";

/** One side of a comparison: its mean never stands without what it was computed from. */
export interface SideSummary {
  /** Mean of the scored rows (micro or macro as declared); null when nothing was scored. */
  readonly mean: number | null;
  readonly scored: number;
  readonly missing: number;
  readonly errors: number;
  /** How often questions that were asked several times passed, where every score is 0 or 1. */
  readonly repeatRates?: RepeatRates;
}

/** The least number of questions (or documents) with which "no loss seen" can mean "loss within the margin". */
export interface Floor {
  readonly required: number;
  readonly met: boolean;
  /** True when the method does not carry the floor inside and is held to it. */
  readonly binding: boolean;
}

/** What it would take to decide with 80 % power, were nothing truly changed. */
export interface Needed {
  readonly questions?: number;
  readonly clusters?: number;
  readonly power: number;
}

/** A question whose score changed. */
export interface ChangedQuestion {
  readonly id: string;
  readonly baseline: number;
  readonly candidate: number;
}

/** How a tail probability was had: summed over the lattice, by saddlepoint, by contour integral, or in closed form. */
export type Engine = "exact" | "saddlepoint" | "integral" | "closed-form";

/** The answer for one metric. Differences are raw, candidate − baseline, in score units. */
export interface MetricVerdict {
  readonly metric: string;
  readonly role: "must" | "watch";
  readonly rule: Rule;
  readonly method: string;
  /** Why this method: the reason `auto` gives, or that it was asked for. */
  readonly methodReason: MethodReason;
  readonly estimand: Estimand;
  /** The largest acceptable loss, positive, in score units; null under the rule `threshold`. */
  readonly margin: number | null;
  /** The level the candidate's mean is held to; null unless the rule is `threshold`. */
  readonly threshold: number | null;
  readonly alpha: number;
  readonly better: Better;
  readonly verdict: Verdict;
  /** candidate − baseline; null under the rule `threshold`. */
  readonly difference: number | null;
  /** One-sided bounds at alpha each, of the difference (of the candidate's mean under `threshold`). */
  readonly lower: number | null;
  readonly upper: number | null;
  /** 1 − 2·alpha. */
  readonly level: number;
  /** p-value of "the loss is at least the margin": small lets it pass. */
  readonly pPass: number | null;
  /** p-value of "the loss is at most the margin": small makes it fail. */
  readonly pFail: number | null;
  readonly baseline: SideSummary | null;
  readonly candidate: SideSummary;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  /** Documents; equal to `questions` when there is no cluster column. */
  readonly clusters: number;
  readonly questions: number;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly ties: number | null;
  readonly floor: Floor | null;
  /** The smallest margin at which these questions could pass had nothing changed. */
  readonly smallestMargin: number | null;
  /** The smallest margin at which today's data pass (choosing it after looking voids alpha). */
  readonly wouldPassAt: number | null;
  readonly needed: Needed | null;
  readonly engine: Engine | null;
  /** Questions that changed, at most 20 a side, largest change first. */
  readonly changed: {
    readonly losses: readonly ChangedQuestion[];
    readonly wins: readonly ChangedQuestion[];
  } | null;
  readonly caveats: readonly Caveat[];
}

/** The answer to `gate`. */
export interface GateResult {
  readonly verdict: Verdict;
  readonly results: readonly MetricVerdict[];
}

/** What the difference would vary by if systems were not paired, baseline + candidate, and what it does vary by. */
export interface PairingVariances {
  readonly baseline: number;
  readonly candidate: number;
  readonly difference: number;
}

/** One pair of systems set side by side, without a margin. Differences are raw, candidate − baseline. */
export interface Comparison {
  readonly metric: string;
  readonly baselineName: string;
  readonly candidateName: string;
  readonly estimand: Estimand;
  readonly better: Better;
  readonly difference: number;
  /** Two-sided interval at `level`. */
  readonly lower: number;
  readonly upper: number;
  readonly level: number;
  readonly method: string;
  readonly methodReason: MethodReason;
  /** Two-sided p-value of "no difference", and the same after Holm over all comparisons shown. */
  readonly pValue: number;
  readonly pHolm: number;
  /** "better" or "worse" when the Holm-adjusted p-value and its error are at most 1 − level, else "undecided". */
  readonly finding: "better" | "worse" | "undecided";
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly baseline: SideSummary;
  readonly candidate: SideSummary;
  readonly clusters: number;
  readonly questions: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Hits that came and went where every score is 0 or 1, else null. */
  readonly flips: Flips | null;
  readonly documents: DocumentChanges;
  /** Squared standard errors of the two means and of their difference; null when nothing differs. */
  readonly variances: PairingVariances | null;
  /** Var(candidate) + Var(baseline) over Var(candidate − baseline): what pairing bought; null when nothing differs. */
  readonly pairingGain: number | null;
  readonly changed: {
    readonly losses: readonly ChangedQuestion[];
    readonly wins: readonly ChangedQuestion[];
  };
  readonly caveats: readonly Caveat[];
}

/** The answer to `compare`. */
export interface CompareResult {
  readonly results: readonly Comparison[];
}
