/** What a policy says by one key: the values that a command line would give to the flag of this name. */
export interface Told {
  readonly values: readonly string[];
  /** The line of the file on which it stands. */
  readonly line: number;
}

/** What is said by flags' names: `margin`, `cluster`, … */
export type Settings = ReadonlyMap<string, Told>;

/** Whether a metric decides, or is only reported. */
export type Role = "must" | "watch";

/** One metric of a policy, with what is said of it alone. */
export interface PolicyMetric {
  readonly name: string;
  readonly role: Role;
  readonly line: number;
  readonly settings: Settings;
}

/** What an inconclusive answer does: it blocks with an exit code of its own, or counts as a pass or a fail. */
export type OnInconclusive = "block" | "pass" | "fail";

/** The questions that a policy holds candidates to: those of a file, or those with a hash. */
export interface PinnedGoldenSet {
  /** A file with the ids of the questions. */
  readonly file: string | null;
  /** The hash that `check-config --candidate` and `baseline show` print. */
  readonly sha256: string | null;
  /** Columns that are held to it besides the ids, such as the documents. */
  readonly columns: readonly string[];
}

/** Both systems in one file: the column that tells them apart, and their names in it. */
export interface PolicySystems {
  readonly column: string;
  readonly baseline: string;
  readonly candidate: string;
}

/** A policy as its file has it (docs/schema/policy.schema.json). Paths are as they stand there. */
export interface Policy {
  readonly file: string;
  readonly goldenSet: PinnedGoldenSet | null;
  readonly baseline: string | null;
  readonly candidate: string | null;
  /** The name of a saved baseline. */
  readonly against: string | null;
  readonly maxBaselineAge: string | null;
  readonly systems: PolicySystems | null;
  readonly onInconclusive: Told | null;
  /** What holds for all metrics that say nothing else, and how files are read. */
  readonly defaults: Settings;
  readonly metrics: readonly PolicyMetric[];
  /** The line on which a key at the top stands. */
  lineOf(key: string): number;
}
