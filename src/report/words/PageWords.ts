import type { ChangeKind, Unit } from "./kinds.ts";

/** What pages and figures of `gate`, `compare` and `estimate` say beside the sentences of all reports. */
export interface PageWords {
  /** What a page is about. */
  readonly about: Readonly<{
    pair: (p: { readonly baseline: string; readonly candidate: string }) => string;
  }>;
  readonly titles: Readonly<
    Record<
      | "metrics"
      | "comparisons"
      | "numbers"
      | "questions"
      | "documents"
      | "distribution"
      | "judged"
      | "scores"
      | "methods"
      | "designReport",
      string
    >
  >;
  /** What there is to do next, before a command. */
  readonly next: Readonly<Record<"plan" | "explain" | "worse", string>>;
  /** The exit code, and what an inconclusive answer does to it. */
  readonly policy: Readonly<{
    exitCode: (p: { readonly code: number }) => string;
    inconclusive: Readonly<Record<"unset" | "pass" | "fail", string>>;
    /** The same where the answer is another. */
    otherwise: Readonly<Record<"unset" | "pass" | "fail", string>>;
    exitZero: string;
  }>;
  /** How the answer was come by. */
  readonly judged: Readonly<{
    sampled: (p: { readonly questions: number; readonly documents: number | null }) => string;
    /** The same of one system. */
    alone: (p: { readonly questions: number; readonly documents: number | null }) => string;
    averaged: (p: { readonly estimand: string }) => string;
    method: (p: { readonly rule: string; readonly method: string }) => string;
    compared: (p: { readonly method: string }) => string;
    /** The error rates that are allowed. */
    errors: (p: { readonly alpha: number }) => string;
    noErrors: string;
    p: (p: { readonly pPass: string; readonly pFail: string; readonly alpha: string }) => string;
    /** The same of a mean held to a threshold. */
    pThreshold: (p: { readonly pPass: string; readonly pFail: string; readonly alpha: string }) => string;
    holm: string;
  }>;
  /** Names of numbers, as heads of rows and columns. */
  readonly heads: Readonly<
    Record<
      | "scored"
      | "missing"
      | "failed"
      | "outcome"
      | "twoErrors"
      | "standardError"
      | "number"
      | "value"
      | "pValue"
      | "pHolm"
      | "unchanged"
      | "unscored"
      | "belowMean"
      | "aboveMean"
      | "finding"
      | "system"
      | "role"
      | "meanOverDocuments",
      string
    >
  >;
  readonly findings: Readonly<Record<"better" | "worse" | "undecided", string>>;
  /** What several comparisons found. */
  readonly compared: Readonly<{
    found: (p: { readonly better: number; readonly worse: number; readonly undecided: number }) => string;
    undetailed: (p: { readonly most: number }) => string;
  }>;
  /** `598 of 600`. */
  readonly of: (p: { readonly part: number; readonly all: number }) => string;
  /** What a mean was taken over. */
  readonly sampled: (p: { readonly documents: number; readonly estimand: string }) => string;
  /** The name of an interval, and its ends. */
  readonly interval: Readonly<{
    name: (p: { readonly level: number }) => string;
    /** Why the level of an interval is not the confidence of one bound. */
    errs: (p: { readonly level: number; readonly error: number; readonly confidence: number }) => string;
    ends: (p: { readonly lower: string; readonly upper: string }) => string;
  }>;
  /** What tables and listings hold. */
  readonly captions: Readonly<{
    metrics: string;
    sides: string;
    candidate: string;
    numbers: (p: { readonly metric: string }) => string;
    questions: string;
    documents: string;
    documentMeans: string;
    /** What a dash in place of an error means. */
    unseen: string;
    comparisons: string;
    estimates: string;
    methods: string;
  }>;
  /** What figures show, and the words inside them. */
  readonly figures: Readonly<{
    interval: (p: { readonly metric: string; readonly level: number }) => string;
    /** The candidate's own mean. */
    candidate: (p: { readonly metric: string; readonly level: number }) => string;
    estimate: (p: { readonly name: string; readonly level: number }) => string;
    /** The metric is null where the systems' names say it. */
    comparisons: (p: { readonly metric: string | null; readonly level: number }) => string;
    /** `method`: the one that was taken, which stands out. */
    methods: (p: { readonly level: number; readonly method: string }) => string;
    /** `each`: how many documents a row stands for. */
    documents: (p: { readonly documents: number; readonly each: number }) => string;
    documentMeans: (p: { readonly documents: number; readonly each: number }) => string;
    /** What a hollow document is. */
    hollow: string;
    distribution: (p: { readonly changed: number; readonly unchanged: number }) => string;
    scores: (p: { readonly metric: string; readonly questions: number }) => string;
    sizes: string;
    change: (p: { readonly metric: string }) => string;
    mean: (p: { readonly metric: string }) => string;
    noChange: string;
    margin: (p: { readonly at: string }) => string;
    threshold: (p: { readonly at: string }) => string;
    tooBad: Readonly<Record<ChangeKind, string>>;
    missed: Readonly<Record<"higher" | "lower", string>>;
    count: Readonly<Record<Unit, string>>;
    questionsInDocument: string;
  }>;
  /** The parts with which rows are searched. */
  readonly listing: Readonly<{
    search: string;
    show: string;
    all: (p: { readonly count: number }) => string;
    state: (p: { readonly name: string; readonly count: number }) => string;
    /** With {from}, {to} and {matching} in it, which the page fills in. */
    shown: string;
    none: string;
    previous: string;
    next: string;
    save: string;
    first: (p: { readonly shown: number; readonly total: number }) => string;
    leftOut: (p: { readonly count: number }) => string;
  }>;
  readonly origin: Readonly<{
    command: string;
    version: string;
    file: (p: { readonly rows: number; readonly format: string; readonly sha256: string }) => string;
    policy: string;
    baseline: string;
    /** A saved baseline: its name, when it was saved and of which commit, null where none is known. */
    saved: (p: { readonly name: string; readonly saved: string; readonly commit: string | null }) => string;
    /** The button that saves the result. */
    data: string;
  }>;
}
