import type { Arguments } from "../../asked/Arguments.ts";
import { nearest } from "../../formats/nearest.ts";
import { InputError } from "../../table/InputError.ts";
import { baselineActions } from "../baselines/index.ts";
import type { Command } from "../Command.ts";
import { flagsOf } from "../flags.ts";
import type { Io } from "../Io.ts";

const names = baselineActions.map(({ name }) => name);

export const baseline: Command = {
  name: "baseline",
  summary: "keep the scores of a run to compare later ones with",
  usage: "baseline save SCORES --name NAME | list | show NAME",
  about:
    "Keeps scores as plain files under .gatestats/baselines, with the hash of the golden set, the commit and the date. " +
    "gate --against NAME compares a candidate with them and refuses one that was scored on other questions, naming them; " +
    "--max-baseline-age refuses a baseline that is too old.",
  positionals: { least: 0, most: 2 },
  examples: [
    ...baselineActions.flatMap(({ examples }) => examples),
    {
      line: "gatestats gate candidate.csv --against main --metric hit@5 --margin 0.02",
      does: "Compare a candidate with it:",
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [word, ...words] = args.positionals;
  const action = baselineActions.find(({ name }) => name === word);
  if (action === undefined) throw unknownAction(word);
  if (words.length !== action.words)
    throw new InputError(
      "usage",
      `baseline ${action.name} takes ${action.words === 0 ? "no argument" : "one argument"}, but ${words.length === 0 ? "none was" : `${words.join(" ")} was`} given.`,
      `Usage: gatestats ${action.usage}`,
    );
  const own = [...action.flags, "json", "baseline-dir", "debug", "help"];
  const foreign = flagsOf("baseline").find(({ name }) => args.has(name) && !own.includes(name));
  if (foreign !== undefined)
    throw new InputError(
      "usage",
      `baseline ${action.name} has no flag --${foreign.name}.`,
      `Usage: gatestats ${action.usage}`,
    );
  return action.run(words, args, io);
}

function unknownAction(word: string | undefined): InputError {
  const near = word === undefined ? undefined : nearest(word, names);
  return new InputError(
    "usage",
    word === undefined ? "baseline needs to know what to do." : `baseline does not know "${word}".`,
    [
      ...(near === undefined ? [] : [`Did you mean ${near}?`]),
      "Say one of:",
      ...baselineActions.map(({ usage, summary }) => `  gatestats ${usage}  ${summary}`),
    ].join("\n"),
  );
}
