import type { Arguments } from "../../asked/Arguments.ts";
import { nearest } from "../../formats/nearest.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { flagsOf } from "../flags.ts";
import type { Io } from "../Io.ts";
import { simulations } from "../simulations/index.ts";
import type { Simulation } from "../simulations/Simulation.ts";

const names = simulations.map(({ name }) => name);

export const simulate: Command = {
  name: "simulate",
  summary: "how often gates err and intervals miss, on your own scores",
  usage: `simulate ${names.join("|")} FILE...`,
  about:
    "Takes your own scores for all there is, draws golden sets from them thousands of times, and counts how often the " +
    `answer is wrong. ${simulations.map(({ usage, summary }) => `${usage}: ${summary}.`).join(" ")}`,
  positionals: { least: 0, most: 60 },
  long: true,
  examples: simulations.flatMap(({ examples }) => examples),
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [word, ...positionals] = args.positionals;
  const simulation = simulationOf(word);
  refuseForeign(simulation, args);
  return simulation.run({ ...args, positionals }, io);
}

function simulationOf(word: string | undefined): Simulation {
  const found = simulations.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const near = word === undefined ? undefined : nearest(word, names);
  throw new InputError(
    "usage",
    word === undefined ? "simulate needs to know what to simulate." : `simulate does not know "${word}".`,
    [
      ...(near === undefined ? [] : [`Did you mean ${near}?`]),
      "Say one of:",
      ...simulations.map(({ usage, summary }) => `  gatestats ${usage}  ${summary}`),
    ].join("\n"),
  );
}

/** A flag of another simulation would be read by nobody. */
function refuseForeign(simulation: Simulation, args: Arguments): void {
  if (simulation.flags === undefined) return;
  const own = [...simulation.flags, "debug", "help"];
  const foreign = flagsOf("simulate").find(({ name }) => args.has(name) && !own.includes(name));
  if (foreign === undefined) return;
  throw new InputError(
    "usage",
    `simulate ${simulation.name} has no flag --${foreign.name}.`,
    `It takes ${simulation.flags.map((name) => `--${name}`).join(", ")}.`,
  );
}
