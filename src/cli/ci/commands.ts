import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { type CommandName, commandNames } from "../commandNames.ts";

type Load = () => Promise<Command>;

/**
 * The commands of the program that is committed for CI (scripts/build-action.mjs): those that judge, and those that
 * prepare for it. Others would double its size.
 */
const present: Partial<Record<CommandName, Load>> = {
  gate: async () => (await import("../commands/gate.ts")).gate,
  compare: async () => (await import("../commands/compare.ts")).compare,
  check: async () => (await import("../commands/check.ts")).check,
  score: async () => (await import("../commands/score.ts")).score,
  latency: async () => (await import("../commands/latency.ts")).latency,
  baseline: async () => (await import("../commands/baseline.ts")).baseline,
  "check-config": async () => (await import("../commands/checkConfig.ts")).checkConfig,
  help: async () => (await import("../commands/help.ts")).help(allCommands),
};

/** Each command, loaded when it is asked for. */
export const commands: Readonly<Record<CommandName, Load>> = Object.fromEntries(
  commandNames.map((name) => [name, present[name] ?? absent(name)]),
) as Record<CommandName, Load>;

/** All commands that are there, loaded: for help. */
export function allCommands(): Promise<readonly Command[]> {
  return Promise.all(Object.values(present).map((load) => load()));
}

function absent(name: CommandName): Load {
  return async () => {
    throw new InputError(
      "usage",
      `The program for CI has no command ${name}.`,
      `It has ${Object.keys(present).join(", ")}. In a clone, npm run build makes the whole program.`,
    );
  };
}
