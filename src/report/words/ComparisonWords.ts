import type { ChangeKind, Direction, Unit } from "./kinds.ts";

/** Phrases of a comparison of two systems. */
export interface ComparisonWords {
  /** No difference is shown; the metric is null where the systems' names say it already. */
  readonly undecided: (p: Pair) => string;
  readonly shown: (p: Pair & { readonly change: ChangeKind; readonly direction: Direction }) => string;
  /** How many questions moved. */
  readonly questions: (p: Moved & { readonly unchanged: number }) => string;
  /** The same of scores that are all 0 or 1. */
  readonly flips: (p: {
    readonly hitToMiss: number;
    readonly missToHit: number;
    readonly bothHit: number;
    readonly bothMiss: number;
  }) => string;
  readonly documents: (p: Moved & { readonly tied: number; readonly share: number }) => string;
  readonly documentChanges: (p: {
    readonly min: string;
    readonly max: string;
    readonly low: string;
    readonly high: string;
    readonly median: string;
  }) => string;
  readonly pairing: (p: {
    readonly paired: string;
    readonly baseline: string;
    readonly candidate: string;
    readonly gain: string;
    readonly unit: Unit;
  }) => string;
}

interface Pair {
  readonly metric: string | null;
  readonly baseline: string;
  readonly candidate: string;
}

interface Moved {
  readonly worse: number;
  readonly better: number;
  readonly change: ChangeKind;
}
