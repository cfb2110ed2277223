import { InputError } from "../table/InputError.ts";
import { parseArguments } from "./Arguments.ts";
import { commandNames, commands, isCommandName } from "./commands/names.ts";
import type { Io } from "./Io.ts";
import { nearest } from "./nearest.ts";
import { version } from "./version.ts";

/** Runs one command line and returns its exit code. Nothing is thrown: an error becomes words and a code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  try {
    const [name = "", ...rest] = words;
    if (name === "--version" || name === "-V") return say(version, io);
    if (name === "") return await overview(io);
    const command = await commands[commandName(name)]();
    const args = parseArguments(command, rest);
    return args.has("help") ? await runHelp(command.name, io) : await command.run(args, io);
  } catch (error) {
    const { reportError } = await import("./reportError.ts");
    return reportError(error, words, io);
  }
}

function commandName(word: string): keyof typeof commands {
  if (word === "--help" || word === "-h") return "help";
  if (isCommandName(word)) return word;
  const near = nearest(word, commandNames);
  const list = `Commands: ${commandNames.join(", ")}.`;
  throw new InputError(
    "usage",
    `There is no command ${word}.`,
    near ? `Did you mean ${near}? ${list}` : list,
  );
}

/** With nothing asked, shows what there is; exit 2, so that an empty variable in CI is no pass. */
async function overview(io: Io): Promise<number> {
  const { overviewText } = await import("./helpText.ts");
  io.err(await overviewText(io.page));
  return 2;
}

async function runHelp(name: keyof typeof commands, io: Io): Promise<number> {
  const { commandText } = await import("./helpText.ts");
  return say((await commandText(name, io.page)).trimEnd(), io);
}

function say(text: string, io: Io): number {
  io.out(`${text}\n`);
  return 0;
}
