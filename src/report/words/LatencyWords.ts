import type { LatencyResult } from "../../gates/latency.ts";

/** Every phrase of a page on latencies, in one language. */
export interface LatencyWords {
  /** The verdict, or without one where the quantile lies. */
  readonly sentence: (r: LatencyResult) => string;
  /** The answer to "can it be merged?". */
  readonly answer: (r: LatencyResult) => string;
  /** What it would take to know. */
  readonly advice: (r: LatencyResult) => readonly string[];
  /** What the quantiles are, and how they differ between the runs. */
  readonly runs: (r: LatencyResult) => readonly string[];
  /** What the verdict was computed from. */
  readonly basis: (r: LatencyResult) => readonly string[];
  readonly runsHeads: RunsHeads;
  readonly page: {
    readonly interval: (p: { readonly name: string; readonly level: string }) => string;
    readonly changeInterval: (p: { readonly name: string; readonly level: string }) => string;
    readonly subject: (p: { readonly name: string; readonly metric: string }) => string;
    readonly change: (p: { readonly name: string; readonly metric: string }) => string;
    readonly limit: (at: string) => string;
    readonly margin: (at: string) => string;
    readonly noChange: string;
    readonly tooSlow: string;
    readonly runsTitle: string;
    readonly runsFigure: (p: { readonly name: string; readonly level: string }) => string;
    readonly sides: Readonly<Record<"baseline" | "candidate", string>>;
    readonly oneTitle: string;
    /** How many runs, read alone, would have passed. */
    readonly oneSaid: (p: { readonly passed: number; readonly runs: number }) => string;
    /** What a single run is worth, and its own interval. */
    readonly oneWorth: string;
    readonly oneInterval: string;
    readonly oneCaption: string;
    readonly oneHeads: Readonly<Record<"run" | "read" | "interval", string>>;
    readonly judged: string;
    readonly next: Readonly<Record<"limit" | "margin", string>>;
    readonly exceeding: (p: { readonly share: string; readonly may: string }) => string;
  };
}

/** Heads and cells of the table of runs. */
export interface RunsHeads {
  readonly run: string;
  readonly measured: string;
  readonly interval: (level: string) => string;
  readonly before: (name: string) => string;
  readonly after: string;
  readonly change: string;
  readonly ends: (p: { readonly lower: string; readonly upper: string }) => string;
  readonly orMore: (lower: string) => string;
  readonly orLess: (upper: string) => string;
}
