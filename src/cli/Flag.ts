import type { CommandName } from "./commandNames.ts";

/** One flag. Help, completion and the check of a command line are made from these objects. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** What stands for the value in help; a flag without one is a switch. */
  readonly value?: string;
  /** The values allowed, where they are few. */
  readonly choices?: readonly string[];
  /** Whether it may be given more than once. */
  readonly repeats?: true;
  readonly help: string;
  /** `first`: shown at the top of help; `more`: below, for those who look. */
  readonly shown: "first" | "more";
  readonly commands: readonly CommandName[];
}
