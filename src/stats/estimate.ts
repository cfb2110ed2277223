import type { Caveat, Estimand } from "./types.ts";

/** One line of the table of methods. */
export interface MethodRow {
  readonly name: string;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  /** Why the method does not apply, or what it ignores; empty when there is nothing to say. */
  readonly note: string;
}

/** The answer to `estimate` for one metric. */
export interface EstimateResult {
  readonly metric: string;
  readonly estimand: Estimand;
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
  readonly level: number;
  readonly method: string;
  readonly methodReason: string;
  readonly standardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly clusters: number;
  readonly questions: number;
  readonly missing: number;
  readonly errors: number;
  /** Variance of the clustered estimate over that of as many independent questions; null when that has no variance. */
  readonly designEffect: number | null;
  /** Intraclass correlation by analysis of variance; null when every document has one question. */
  readonly icc: number | null;
  /** 1/P₂ and (Σn²)²/Σn⁴: how many documents count when answers within one are unrelated, or all alike. */
  readonly effectiveClusters: { readonly rho0: number; readonly rho1: number };
  readonly shareZero: number;
  readonly shareOne: number;
  readonly largestCluster: {
    readonly label: string;
    readonly share: number;
    readonly withoutIt: number | null;
  };
  readonly methods: readonly MethodRow[];
  readonly caveats: readonly Caveat[];
}
