import { version } from "../asked/version.ts";
import { nearest } from "../formats/nearest.ts";
import { quickStart } from "../node/quickStart.ts";
import { InputError } from "../table/InputError.ts";
import { type CommandName, commandNames, isCommandName } from "./commandNames.ts";
import { allCommands, commands } from "./commands/index.ts";
import type { Io } from "./Io.ts";
import { parseArguments } from "./parseArguments.ts";

/** Runs one command line and returns its exit code. Nothing is thrown: an error becomes words and a code. */
export async function run(words: readonly string[], io: Io): Promise<number> {
  try {
    const [name, ...rest] = words;
    if (name === undefined) return await showOverview(io);
    if (name === "--version" || name === "-V") return showVersion(io);
    const command = await commands[commandName(name)]();
    const args = parseArguments(command, rest);
    if (args.has("help")) return await run(["help", command.name], io);
    if (command.long === undefined) quickStart(args.positionals);
    return await command.run(args, io);
  } catch (error) {
    const { reportError } = await import("./reportError.ts");
    return await reportError(error, words, io);
  }
}

function commandName(word: string): CommandName {
  if (word === "--help" || word === "-h") return "help";
  if (isCommandName(word)) return word;
  const near = nearest(word, commandNames);
  const list = `Commands: ${commandNames.join(", ")}.`;
  throw new InputError(
    "usage",
    `There is no command ${word}.`,
    near === undefined ? list : `Did you mean ${near}? ${list}`,
  );
}

/** With nothing asked, shows what there is; exit 2, so that an empty variable in CI is no pass. */
async function showOverview(io: Io): Promise<number> {
  const { overviewText } = await import("./helpText.ts");
  io.err(overviewText(await allCommands(), io.page));
  return 2;
}

function showVersion(io: Io): number {
  io.out(`${version}\n`);
  return 0;
}
