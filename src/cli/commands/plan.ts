import type { Arguments } from "../../asked/Arguments.ts";
import { nearest } from "../../formats/nearest.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { flagsOf } from "../flags.ts";
import type { Io } from "../Io.ts";
import { plans } from "../plans/index.ts";
import type { Plan } from "../plans/Plan.ts";

const names = plans.map(({ name }) => name);

export const plan: Command = {
  name: "plan",
  summary: "how many questions or documents are enough",
  usage: `plan ${names.join("|")} FILE...`,
  about:
    "Says before the work how much of it is needed: by formula, and by drawing samples from scores that you have. " +
    plans.map(({ usage, summary }) => `${usage}: ${summary}.`).join(" "),
  positionals: { least: 0, most: 3 },
  examples: plans.flatMap(({ examples }) => examples),
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [word, ...positionals] = args.positionals;
  const found = planOf(word);
  refuseForeign(found, args);
  return found.run({ ...args, positionals }, io);
}

function planOf(word: string | undefined): Plan {
  const found = plans.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const near = word === undefined ? undefined : nearest(word, names);
  throw new InputError(
    "usage",
    word === undefined ? "plan needs to know what to plan." : `plan does not know "${word}".`,
    [
      ...(near === undefined ? [] : [`Did you mean ${near}?`]),
      "Say one of:",
      ...plans.map(({ usage, summary }) => `  gatestats ${usage}  ${summary}`),
    ].join("\n"),
  );
}

/** A flag of the other plan would be read by nobody. */
function refuseForeign(found: Plan, args: Arguments): void {
  const own = [...found.flags, "debug", "help"];
  const foreign = flagsOf("plan").find(({ name }) => args.has(name) && !own.includes(name));
  if (foreign === undefined) return;
  throw new InputError(
    "usage",
    `plan ${found.name} has no flag --${foreign.name}.`,
    `It takes ${found.flags.map((name) => `--${name}`).join(", ")}.`,
  );
}
