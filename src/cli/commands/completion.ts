import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { type Shell, shells } from "../completionScripts.ts";

/** Completion scripts, made from the command objects. */
export function completion(all: () => Promise<readonly Command[]>): Command {
  return {
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
    async run({ positionals: [name] }, io) {
      if (!isShell(name))
        throw new InputError(
          "usage",
          `There is no completion for "${name}".`,
          `Choose ${Object.keys(shells).join(", ")}.`,
        );
      io.out(shells[name](await all()));
      return 0;
    },
  };
}

function isShell(name: string): name is Shell {
  return Object.hasOwn(shells, name);
}
