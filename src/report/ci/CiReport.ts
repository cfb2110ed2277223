import type { Verdict } from "../../gates/results.ts";
import type { Better } from "../../stats/types.ts";

/** A verdict as CI gets it: what JUnit, GitHub, Bencher, github-action-benchmark and shields.io print of any command. */
export interface CiReport {
  readonly command: "gate" | "latency";
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly cases: readonly CiCase[];
}

/** The verdict on one metric. */
export interface CiCase {
  readonly metric: string;
  readonly verdict: Verdict;
  /** False of a metric that is only watched. */
  readonly decides: boolean;
  /** Whether this verdict by itself makes the exit code other than 0. */
  readonly blocks: boolean;
  readonly better: Better;
  /** What the numbers count: "score", "ms". */
  readonly unit: string;
  /** Digits after the point that show on which side of its line a number lies. */
  readonly decimals: number;
  /** What was found, as a sentence. */
  readonly sentence: string;
  /** Whether it can be merged, and on what evidence. */
  readonly answer: string;
  /** The first questions that got worse, each with its scores; none where nothing is compared. */
  readonly worse: readonly string[];
  /** The report as text. */
  readonly text: string;
  /** The value that is judged. */
  readonly measured: "difference" | "candidate";
  /** One-sided bounds of it; null where they are not known or run off. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** candidate − baseline; null where the candidate is judged alone. */
  readonly difference: number | null;
  readonly baseline: number | null;
  readonly candidate: number | null;
}
