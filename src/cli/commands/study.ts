import type { Arguments } from "../../asked/Arguments.ts";
import { nearest } from "../../formats/nearest.ts";
import { InputError } from "../../table/InputError.ts";
import type { Command } from "../Command.ts";
import { flagsOf } from "../flags.ts";
import type { Io } from "../Io.ts";
import { studyActions } from "../studies/index.ts";

const names = studyActions.map(({ name }) => name);

export const study: Command = {
  name: "study",
  summary: "put gates to the test on retrieval systems, by a plan written down before",
  usage: `study ${names.join("|")} FILE.yaml`,
  about:
    "A gate laboratory in one file: data, systems, changes, golden sets, margins, and hypotheses with their decision rules. " +
    `${studyActions.map(({ name, summary }) => `study ${name}: ${summary}.`).join(" ")} ` +
    "Your own retriever joins by a run file, a command or a service. See docs/commands/study.md.",
  positionals: { least: 0, most: 2 },
  long: true,
  examples: studyActions.flatMap(({ examples }) => examples),
  run,
};

async function run(args: Arguments, io: Io): Promise<number> {
  const [word, file, ...rest] = args.positionals;
  const action = studyActions.find(({ name }) => name === word);
  if (action === undefined) throw unknownAction(word);
  if (file === undefined || rest.length > 0)
    throw new InputError(
      "usage",
      `study ${action.name} needs a study file.`,
      `Name one: gatestats study ${action.name} studies/example.yaml`,
    );
  const own = [...action.flags, "debug", "help"];
  const foreign = flagsOf("study").find(({ name }) => args.has(name) && !own.includes(name));
  if (foreign !== undefined)
    throw new InputError(
      "usage",
      `study ${action.name} has no flag --${foreign.name}.`,
      `It takes ${action.flags.map((name) => `--${name}`).join(", ")}.`,
    );
  return action.run(file, args, io);
}

function unknownAction(word: string | undefined): InputError {
  const near = word === undefined ? undefined : nearest(word, names);
  return new InputError(
    "usage",
    word === undefined ? "study needs to know what to do." : `study does not know "${word}".`,
    [
      ...(near === undefined ? [] : [`Did you mean ${near}?`]),
      "Say one of:",
      ...studyActions.map(({ name, summary }) => `  gatestats study ${name} FILE  ${summary}`),
    ].join("\n"),
  );
}
