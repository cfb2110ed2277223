import type { Arguments } from "../asked/Arguments.ts";
import type { CommandName } from "./commandNames.ts";
import type { Io } from "./Io.ts";

/** A command line worth showing in help, and what it is for. Every one of them is run by a test. */
export interface Example {
  readonly line: string;
  readonly does: string;
}

/** One command: what help and completion say of it, and what it does. */
export interface Command {
  readonly name: CommandName;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the program's name. */
  readonly usage: string;
  /** A paragraph: when to use it, and what the answer means. */
  readonly about: string;
  /** How many arguments that are no flags it takes. */
  readonly positionals: {
    readonly least: number;
    readonly most: number;
    /** A flag with which there may be none, since it names files itself. */
    readonly unless?: string;
  };
  readonly examples: readonly Example[];
  /** True of a command that computes for long enough for optimised code to pay. */
  readonly long?: true;
  /** Does the work and returns the exit code. */
  run(args: Arguments, io: Io): Promise<number>;
}
