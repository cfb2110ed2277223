import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { commandNames } from "../commandNames.ts";
import { commandText, overviewText } from "../helpText.ts";

/** Help, made from the command objects. */
export function help(all: () => Promise<readonly Command[]>): Command {
  return {
    name: "help",
    summary: "show the commands, or one command's flags and examples",
    usage: "help [COMMAND]",
    about:
      "Shows the list of commands, or what one command does, its flags and examples that work as they stand.",
    positionals: { least: 0, most: 2 },
    examples: [
      { line: "gatestats help gate", does: "What gate does, with all its flags:" },
      { line: "gatestats help", does: "The list of commands:" },
    ],
    async run({ positionals: [name, part] }, io) {
      const commands = await all();
      const command = commands.find((candidate) => candidate.name === name);
      if (name !== undefined && command === undefined)
        throw new InputError(
          "usage",
          `There is no command ${name}.`,
          `Commands: ${commandNames.join(", ")}.`,
        );
      if (command !== undefined && part !== undefined && !hasPart(command, part))
        throw new InputError(
          "usage",
          `gatestats ${name} has no part ${part}.`,
          `gatestats help ${name} shows all of ${name}.`,
        );
      io.out(command === undefined ? overviewText(commands, io.page) : commandText(command, io.page));
      return 0;
    },
  };
}

/** Whether a command's own words name a part of it: `plan questions`, `latency measure`. */
function hasPart({ name, about }: Command, part: string): boolean {
  const words = about.split(/\W+/);
  return words.some((word, i) => word === name && words[i + 1] === part);
}
