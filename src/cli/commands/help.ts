import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import { commandText, overviewText } from "../helpText.ts";
import type { Io } from "../Io.ts";
import { commandNames, isCommandName } from "./names.ts";

export const help: Command = {
  name: "help",
  summary: "show the commands, or one command's flags and examples",
  usage: "help [COMMAND]",
  about:
    "Shows the list of commands, or what one command does, its flags and examples that work as they stand.",
  positionals: { least: 0, most: 1 },
  examples: [
    { line: "gatestats help gate", does: "What gate does, with all its flags:" },
    { line: "gatestats help", does: "The list of commands:" },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [name] = args.positionals;
  if (name !== undefined && !isCommandName(name))
    throw new InputError("usage", `There is no command ${name}.`, `Commands: ${commandNames.join(", ")}.`);
  io.out(name === undefined ? await overviewText(io.page) : await commandText(name, io.page));
  return 0;
}
