import type { Arguments } from "../../asked/Arguments.ts";
import type { Example } from "../Command.ts";
import type { Io } from "../Io.ts";

/** The plans, in the order in which help lists them. */
export const planNames = ["questions", "documents"] as const;

export type PlanName = (typeof planNames)[number];

/** One `plan` subcommand: what help says of it, and what it does. */
export interface Plan {
  readonly name: PlanName;
  /** One line for the list of plans. */
  readonly summary: string;
  /** What follows the program's name. */
  readonly usage: string;
  readonly examples: readonly Example[];
  /** The flags of `plan` that it takes, besides --debug and --help. */
  readonly flags: readonly string[];
  /** Does the work and returns the exit code. The plan's name is no longer among the arguments. */
  run(args: Arguments, io: Io): Promise<number>;
}
