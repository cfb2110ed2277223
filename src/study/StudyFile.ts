import type { SearchedFields } from "../retrieval/Corpus.ts";
import type { Replacement } from "../simulate/goldenSets/GateStudy.ts";
import type { GoldenRuleName } from "../simulate/goldenSets/goldenRuleNames.ts";
import type { Cell, TableName } from "./tables.ts";

/** A study as its file describes it, defaults filled in: what is compared, on what, how gates are tried, and what is claimed. */
export interface StudyFile {
  readonly version: 1;
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** What every random number comes from. */
  readonly seed: number;
  readonly metrics: { readonly primary: string; readonly secondary: readonly string[] };
  readonly search: {
    /** Documents retrieved for each query. */
    readonly top: number;
    readonly fields: SearchedFields;
    readonly ignoreIdenticalIds: boolean;
    /** The least grade that counts as relevant. */
    readonly relevantFrom: number;
  };
  readonly data: Readonly<Record<string, DataEntry>>;
  readonly systems: Readonly<Record<string, SystemEntry>>;
  readonly goldenSets: GoldenSetsEntry;
  readonly changes: readonly Change[];
  readonly contrasts: readonly ContrastEntry[];
  readonly latency: LatencyEntry | null;
  readonly hypotheses: Readonly<Record<string, Hypothesis>>;
  /** Values that others have published, to stand beside those found here. */
  readonly published: readonly PublishedValue[];
}

/** A set of questions. Without a folder it has no collection: only files of scores can bring systems to it. */
export interface DataEntry {
  readonly title: string | null;
  /** Folder of a collection in BEIR's layout, taken from the data root. */
  readonly folder: string | null;
  readonly split: string;
}

/** What searches, or has searched. `{setting}` and `{build}` in it are filled in where a change rebuilds it. */
export type SystemEntry =
  /** A system of gatestats by its expression, such as `bm25(k1=1.2)`. */
  | { readonly kind: "retriever"; readonly system: string }
  /** A run, a file for each data set. */
  | {
      readonly kind: "run";
      readonly files: Readonly<Record<string, string>>;
      readonly missing: "error" | "zero";
    }
  /** Scores of each question, a file for each data set, a column for each metric. */
  | { readonly kind: "scores"; readonly files: Readonly<Record<string, string>> }
  /** A command that gets queries as JSON lines and prints a run. */
  | { readonly kind: "command"; readonly command: readonly string[]; readonly release: string }
  /** A service that answers POST {query, k} with [{id, score}]. */
  | {
      readonly kind: "http";
      readonly url: string;
      readonly release: string;
      readonly timeoutSeconds: number;
    };

/** How golden sets are drawn and judged. */
export interface GoldenSetsEntry {
  /** Questions in them; sizes above half of a data set are left out there. */
  readonly n: readonly number[];
  /** How many are drawn of each size. */
  readonly draws: number;
  readonly replacement: Replacement;
  readonly margins: readonly number[];
  /** Those at which secondary metrics are judged. */
  readonly secondaryMargins: readonly number[] | null;
  readonly alpha: number;
  readonly rules: readonly GoldenRuleName[];
  /** How far below the baseline's mean the fixed threshold of the rule `threshold` lies. */
  readonly headroom: number;
  readonly thresholds: {
    /** Systems that are held to thresholds this far below and above their own means. */
    readonly systems: readonly string[];
    readonly distance: number;
  };
}

export const pairFamilies = ["swap", "parameters", "vectors"] as const;

/** How a degraded system loses: whole questions, the last of them in part (few), or a share of every one (spread). */
export const lossKinds = ["whole", "few", "spread"] as const;
export type LossKind = (typeof lossKinds)[number];

/** A change that gates are to judge. */
export type Change =
  | {
      readonly family: (typeof pairFamilies)[number];
      readonly name: string | null;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly family: "degraded";
      readonly of: readonly string[];
      readonly losses: readonly number[];
      readonly how: readonly LossKind[];
    }
  | {
      readonly family: "rebuild";
      readonly of: string;
      readonly settings: readonly string[];
      readonly builds: number;
      /** Settings at which gates judge the rebuilds; the others only show their noise. */
      readonly judged: readonly string[];
      /** The measure by which noise is told. */
      readonly metric: string;
    };

/** Which golden sets `rule` passes (or raises an alarm on) and `minus` does not, less the reverse. */
export interface ContrastEntry {
  readonly name: string;
  readonly of: "passes" | "alarms";
  readonly rule: GoldenRuleName;
  readonly minus: GoldenRuleName;
}

/** How latencies are measured, or where they stand. */
export interface LatencyEntry {
  /** The data set whose queries are asked. */
  readonly data: string;
  /** Systems that are asked here. */
  readonly systems: readonly string[];
  /** Files of latencies that were measured elsewhere, by the system's name. */
  readonly files: Readonly<Record<string, string>>;
  readonly runs: number;
  readonly warmUp: number;
  /** Threads that embedding may take. */
  readonly threads: number;
  /** Documents asked for. */
  readonly top: number;
  /** Numbers of queries that a single run's gate is tried with. */
  readonly gateQueries: readonly number[];
  readonly draws: number;
}

/** A claim written down before the run, with its decision rule as data. */
export interface Hypothesis {
  readonly says: string;
  readonly section: string | null;
  /** The column whose values the conditions are looked at for, one by one. */
  readonly each: "data" | "system";
  /** For how many of them all conditions must hold. */
  readonly atLeast: number;
  readonly conditions: readonly Condition[];
}

export const comparisons = [
  "above",
  "at least",
  "below",
  "at most",
  "above column",
  "at least column",
  "never grows along",
] as const;

/** What must be true of a column in all rows that are picked. */
export interface Condition {
  readonly table: TableName;
  /** Values that picked rows have in some columns; a list means any of them. */
  readonly where: Readonly<Record<string, Cell | readonly Cell[]>>;
  readonly column: string;
  readonly is: (typeof comparisons)[number];
  /** A number, or the name of a column for the comparisons that name one. */
  readonly value: number | string;
}

/** A value from elsewhere, and the rows of ours that it belongs to. */
export interface PublishedValue {
  readonly section: string;
  readonly table: TableName;
  readonly where: Readonly<Record<string, Cell | readonly Cell[]>>;
  readonly column: string;
  /** One number, or the least and the greatest of several. */
  readonly value: number | readonly [least: number, most: number];
}
