import type { Arguments } from "../../asked/Arguments.ts";
import type { Example } from "../Command.ts";
import type { Io } from "../Io.ts";

/** The simulations, in the order in which help lists them. */
export const simulationNames = ["gate", "coverage", "latency"] as const;

export type SimulationName = (typeof simulationNames)[number];

/** One `simulate` subcommand: what help says of it, and what it does. */
export interface Simulation {
  readonly name: SimulationName;
  /** One line for the list of simulations. */
  readonly summary: string;
  /** What follows the program's name. */
  readonly usage: string;
  readonly examples: readonly Example[];
  /** The flags of `simulate` that it takes, besides --debug and --help; all of them where it does not say. */
  readonly flags?: readonly string[];
  /** Does the work and returns the exit code. The simulation's name is no longer among the arguments. */
  run(args: Arguments, io: Io): Promise<number>;
}
