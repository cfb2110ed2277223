import type { TailUse } from "../../stats/tails/upperTail.ts";
import type { Applicability, Citation, Context } from "../../stats/types.ts";
import type { PairedTotals } from "../PairedTotals.ts";
import type { Engine, Rule } from "../results.ts";

/** A one-sided p-value and how far off it may be. */
export interface PValue {
  readonly p: number;
  readonly engine: Engine;
  readonly error: number;
}

/**
 * A test of "the true difference is at most μ" against "it is greater". A gate asks it twice: with μ = −margin to
 * pass, and with the systems exchanged to fail.
 */
export interface LossTest {
  readonly name: string;
  readonly title: string;
  readonly source: Citation;
  readonly rule: Extract<Rule, "paired" | "unpaired">;
  /** True when a loss that no sampled question showed is part of the test; else the floor is laid on it. */
  readonly carriesFloor: boolean;
  applies(pair: PairedTotals): Applicability;
  /** p-value of θ ≤ μ. `use` says what it is for. */
  pValue(pair: PairedTotals, mu: number, use: TailUse, context: Context): PValue;
  /** Lower one-sided limit of θ at α. */
  lower(pair: PairedTotals, alpha: number, context: Context): number;
  /** Standard error and degrees of freedom, where the method has them. */
  spread?(pair: PairedTotals): { readonly standardError: number; readonly degreesOfFreedom: number };
}
