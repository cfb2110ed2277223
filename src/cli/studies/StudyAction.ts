import type { Arguments } from "../../asked/Arguments.ts";
import type { Example } from "../Command.ts";
import type { Io } from "../Io.ts";

/** One `study` subcommand: what help says of it, and what it does. */
export interface StudyAction {
  readonly name: "register" | "run" | "report";
  /** One line. */
  readonly summary: string;
  readonly examples: readonly Example[];
  /** The flags of `study` that it takes, besides --debug and --help. */
  readonly flags: readonly string[];
  /** Does the work and returns the exit code. The action's name is no longer among the arguments, the file is. */
  run(file: string, args: Arguments, io: Io): Promise<number>;
}
