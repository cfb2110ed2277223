import { InputError } from "../../table/InputError.ts";
import type { Arguments } from "../Arguments.ts";
import type { Command } from "../Command.ts";
import { type Shell, shells } from "../completionScripts.ts";
import type { Io } from "../Io.ts";
import { allCommands } from "./names.ts";

export const completion: Command = {
  name: "completion",
  summary: "print a script that completes commands and flags in your shell",
  usage: "completion bash|zsh|fish",
  about: "Prints a completion script. Load it from your shell's start-up file.",
  positionals: { least: 1, most: 1 },
  examples: [
    { line: "gatestats completion bash", does: "For bash: source <(gatestats completion bash)" },
    {
      line: "gatestats completion zsh",
      does: "For zsh, into a folder of $fpath, in a file named _gatestats:",
    },
    { line: "gatestats completion fish", does: "For fish: gatestats completion fish | source" },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [name] = args.positionals;
  const write = Object.hasOwn(shells, name) ? shells[name as Shell] : undefined;
  if (write === undefined)
    throw new InputError(
      "usage",
      `There is no completion for "${name}".`,
      `Choose ${Object.keys(shells).join(", ")}.`,
    );
  io.out(write(await allCommands()));
  return 0;
}
