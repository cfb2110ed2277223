import type { Verdict } from "../../gates/results.ts";
import type { Better } from "../../stats/types.ts";
import type { ChangeKind, Direction, Unit } from "./kinds.ts";

/** Phrases of a verdict: what it says, why, and what to do. */
export interface VerdictWords {
  /** The verdict as it stands at the start of a line. */
  readonly word: Readonly<Record<Verdict, string>>;
  /** The verdict on a change held to a margin. */
  readonly margin: Readonly<{
    pass: (p: MarginWords) => string;
    fail: (p: MarginWords) => string;
    inconclusive: (p: MarginWords & Counted) => string;
  }>;
  /** The same under the rule `difference`, which compares two means. */
  readonly difference: Readonly<Record<Verdict, (p: Held & { readonly margin: string }) => string>>;
  /** The verdict on a candidate held to a threshold. */
  readonly threshold: Readonly<{
    pass: (p: ThresholdWords) => string;
    fail: (p: ThresholdWords) => string;
    inconclusive: (p: ThresholdWords & Counted) => string;
  }>;
  /** Said of a metric that does not decide. */
  readonly watched: string;
  /** Whether a metric decides, in a cell of a table. */
  readonly role: Readonly<Record<"must" | "watch", string>>;
  readonly canItBeMerged: string;
  /** The same of a metric that does not decide. */
  readonly couldItBeMerged: string;
  /** The answer to that question. */
  readonly merge: Readonly<
    Record<Verdict, (p: { readonly metric: string; readonly evidence: string }) => string>
  >;
  /** The answer for several metrics together. */
  readonly mergeAll: Readonly<Record<Verdict, (p: { readonly names: string }) => string>>;
  /** Where to look after a fail. */
  readonly lookAt: (p: { readonly count: number; readonly change: ChangeKind }) => string;
  /** How often a fail is wrong. */
  readonly falseFail: (p: { readonly alpha: number }) => string;
  /** What an answer rests on, in one clause. */
  readonly evidence: Readonly<{
    noChance: string;
    meanAtLeast: (p: SureOf) => string;
    meanAtMost: (p: SureOf) => string;
    gainAtLeast: (p: SureOf & { readonly change: ChangeKind }) => string;
    lossAtMost: (p: SureOf) => string;
    lossAtLeast: (p: SureOf) => string;
  }>;
  /** Why no verdict could be given, in one clause. */
  readonly why: Readonly<{
    missingDecides: string;
    heavyDocuments: string;
    severalMetrics: string;
    tailError: string;
    noInterval: string;
    withinMargin: string;
    floor: (p: Counted & { readonly margin: string; readonly required: string }) => string;
    threshold: (p: { readonly lower: string; readonly upper: string }) => string;
    /** From a loss to another loss, or to a gain. */
    between: (p: {
      readonly worst: string;
      readonly best: string;
      readonly to: Direction;
      readonly change: ChangeKind;
    }) => string;
  }>;
  readonly adviceTitle: string;
  /** What it would take to know, in sentences. */
  readonly advice: Readonly<{
    smallestMargin: (p: Counted & { readonly margin: string }) => string;
    wouldPassAt: (p: { readonly margin: string; readonly alpha: number }) => string;
    needed: (p: Counted & { readonly power: number }) => string;
    /** The same beside the least number with which a pass can be had at all. */
    floorAndNeeded: (p: Counted & { readonly required: string; readonly power: number }) => string;
    repeats: Readonly<Record<Unit, string>>;
  }>;
  /** The first line when several metrics are gated together; of a total of one the others are only watched. */
  readonly combined: Readonly<
    Record<Verdict, (p: { readonly named: number; readonly total: number; readonly names: string }) => string>
  >;
}

/** A number of questions or documents. */
export interface Counted {
  readonly count: number;
  readonly unit: Unit;
}

interface Held {
  readonly metric: string;
  readonly better: Better;
}

interface MarginWords {
  readonly metric: string;
  readonly margin: string;
  readonly change: ChangeKind;
}

interface ThresholdWords extends Held {
  readonly threshold: string;
}

/** A number, and the confidence with which it can be said. */
interface SureOf {
  readonly confidence: number;
  readonly value: string;
}
