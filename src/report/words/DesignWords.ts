import type { Unit } from "./kinds.ts";

/** Phrases of the design report: what a reader needs to judge an estimate. */
export interface DesignWords {
  readonly titles: Readonly<
    Record<"drawn" | "estimand" | "sample" | "interval" | "diagnostics" | "leftOut", string>
  >;
  /** `20 of 1,300 documents`; without a population `20 documents`. */
  readonly drawnOf: (p: { readonly documents: number; readonly population: number | null }) => string;
  readonly drawn: Readonly<{
    crossed: (p: { readonly sample: string }) => string;
    questions: (p: { readonly count: number }) => string;
    fractionUnknown: string;
    srs: (p: Drawn) => string;
    srsShare: (p: { readonly share: number; readonly corrected: "yes" | "no" }) => string;
    oneStratum: (p: Drawn) => string;
    strata: (p: Drawn & { readonly strata: number }) => string;
    stratum: (p: Drawn & { readonly name: string; readonly share: number | null }) => string;
    pps: (p: Drawn & { readonly replacement: "with" | "without" | null }) => string;
    certain: (p: { readonly count: number }) => string;
    weights: (p: Drawn) => string;
    fixed: (p: { readonly documents: number }) => string;
    twoLevels: (p: { readonly questions: number }) => string;
    oneLevel: string;
    unlabelled: (p: { readonly count: number }) => string;
    seed: (p: { readonly seed: string }) => string;
  }>;
  readonly estimand: Readonly<{
    questions: (p: { readonly metric: string }) => string;
    micro: (p: { readonly metric: string; readonly weighted: "yes" | "no" }) => string;
    microAnswers: string;
    macro: (p: { readonly metric: string; readonly weighted: "yes" | "no" }) => string;
    macroAnswers: string;
  }>;
  readonly sample: Readonly<{
    allScored: string;
    someScored: (p: {
      readonly scored: number;
      readonly total: number;
      readonly missing: number;
      readonly failed: number;
    }) => string;
    questions: (p: { readonly questions: number; readonly scored: string }) => string;
    documents: (p: {
      readonly documents: number;
      readonly questions: number;
      readonly scored: string;
    }) => string;
    sizes: (p: { readonly spread: string }) => string;
    /** `without` is the value without the document, null where there is none. */
    largest: (p: {
      readonly label: string;
      readonly share: number;
      readonly without: string | null;
    }) => string;
  }>;
  readonly interval: Readonly<{
    method: (p: { readonly method: string; readonly title: string; readonly sources: string }) => string;
    ignoresDocuments: string;
    crossedUnits: (p: { readonly columnA: string; readonly columnB: string }) => string;
    unit: Readonly<Record<Unit, string>>;
    replicates: (p: { readonly count: number }) => string;
    standardError: (p: { readonly error: string }) => string;
    noStandardError: string;
    freedom: (p: { readonly freedom: string }) => string;
    noFreedom: string;
    level: (p: { readonly level: number }) => string;
  }>;
  readonly diagnostics: Readonly<{
    effect: (p: { readonly effect: string }) => string;
    icc: (p: { readonly icc: string }) => string;
    weigh: (p: { readonly by: "sizes" | "weights"; readonly rho0: string; readonly rho1: string }) => string;
    means: (p: { readonly spread: string }) => string;
    /** Shares of documents at the ends of the scale, in a clause. */
    ends: (p: {
      readonly shareLow: number;
      readonly low: string;
      readonly shareHigh: number;
      readonly high: string;
    }) => string;
  }>;
  /** Five numbers in words. */
  readonly spread: (p: {
    readonly min: string;
    readonly max: string;
    readonly low: string;
    readonly high: string;
    readonly median: string;
  }) => string;
  /** The same when all are alike. */
  readonly each: (p: { readonly value: string }) => string;
  readonly leftOut: Readonly<{
    systems: string;
    questions: string;
    noise: string;
    noiseWithRepeats: string;
  }>;
  /** The design in a line or two. */
  readonly line: Readonly<{
    title: (p: { readonly design: string }) => string;
    srs: (p: { readonly part: string }) => string;
    strata: (p: { readonly count: number; readonly list: string }) => string;
    pps: (p: {
      readonly part: string;
      readonly replacement: "with" | "without" | null;
      readonly certain: number;
    }) => string;
    weights: (p: { readonly part: string }) => string;
    fixed: (p: { readonly documents: number }) => string;
    part: (p: { readonly drawn: string; readonly population: number; readonly share: number }) => string;
    scored: (p: { readonly scored: number; readonly questions: number }) => string;
    unlabelled: (p: { readonly count: number }) => string;
    seed: (p: { readonly seed: string }) => string;
  }>;
}

interface Drawn {
  /** What was drawn, as `drawnOf` has it. */
  readonly of: string;
}
