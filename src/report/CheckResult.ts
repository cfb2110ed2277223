import type { FormatEntry } from "../formats/catalogue.ts";
import type { GateNeeds } from "../gates/gateNeeds.ts";
import type { Caveat } from "../stats/types.ts";
import type { Overlap } from "../table/describe/describeOverlap.ts";
import type { TableDescription } from "../table/describe/describeTable.ts";
import type { JsonError } from "./JsonError.ts";

/** What one file is, or why it cannot be read as scores. */
export interface CheckedFile {
  readonly path: string;
  /** null where the file could not be read. */
  readonly format: FormatEntry | null;
  readonly table: TableDescription | null;
  readonly caveats: readonly Caveat[];
  readonly error: JsonError | null;
}

/** What stands between two files and a gate. */
export interface CheckProblem {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** The command to run next, as words of a shell, and what it is for. */
export interface NextCommand {
  readonly does: "estimate" | "gate" | "compare";
  readonly words: readonly string[];
}

/** The answer to `check`. */
export interface CheckResult {
  readonly files: readonly CheckedFile[];
  /** What the files that could be read have in common; null where they are fewer than two. */
  readonly overlap: Overlap | null;
  /** Why the first two systems cannot be set side by side as they are; null where they can. */
  readonly problem: CheckProblem | null;
  readonly needs: GateNeeds | null;
  readonly next: NextCommand | null;
}
