/** Phrases of an estimate of one mean. */
export interface EstimateWords {
  /** The mean with its interval, as a sentence; `system` is null where there is one only. */
  readonly interval: (p: Named & Limits & { readonly value: string }) => string;
  /** The same when nothing is left to estimate. */
  readonly known: (p: Named & { readonly value: string }) => string;
  readonly name: (p: Named) => string;
  /** The interval alone, without a full stop. */
  readonly limits: (p: Limits) => string;
  /** What the variance of one answer is made of, in a clause; `documents` is null where they make no part. */
  readonly repeats: (p: {
    readonly documents: number | null;
    readonly questions: number;
    readonly repeats: number;
  }) => string;
  /** What endless repeats would leave of the standard error; begins with a semicolon. */
  readonly endless: (p: { readonly left: string; readonly now: string }) => string;
  readonly endlessNone: (p: { readonly now: string }) => string;
  /** How two columns cross, in a clause. */
  readonly crossed: (p: {
    readonly valuesA: number;
    readonly columnA: string;
    readonly valuesB: number;
    readonly columnB: string;
    readonly pairs: number;
  }) => string;
  readonly crossedErrors: (p: {
    readonly errorA: string;
    readonly columnA: string;
    readonly errorB: string;
    readonly columnB: string;
    readonly errorPairs: string;
  }) => string;
  readonly notes: string;
  readonly everyMethod: string;
  readonly forMethodsSection: string;
}

interface Named {
  readonly metric: string;
  readonly system: string | null;
}

interface Limits {
  readonly level: number;
  readonly lower: string;
  readonly upper: string;
}
