import type { Arguments } from "../../asked/Arguments.ts";
import type { Example } from "../Command.ts";
import type { Io } from "../Io.ts";

/** One `baseline` subcommand: what help says of it, and what it does. */
export interface BaselineAction {
  readonly name: "save" | "list" | "show";
  /** One line. */
  readonly summary: string;
  readonly usage: string;
  readonly examples: readonly Example[];
  /** How many words follow its name. */
  readonly words: number;
  /** The flags of `baseline` that it takes, besides --json, --baseline-dir, --debug and --help. */
  readonly flags: readonly string[];
  /** Does the work and returns the exit code. */
  run(words: readonly string[], args: Arguments, io: Io): Promise<number>;
}
