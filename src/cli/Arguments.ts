import { parseArgs } from "node:util";
import { InputError } from "../table/InputError.ts";
import type { Command } from "./Command.ts";
import { type Flag, flagsOf } from "./flags.ts";
import { nearest } from "./nearest.ts";

/** A command line that has been checked against the command's flags. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** All arguments as they were typed, the command's name first. */
  readonly typed: readonly string[];
  /** The value of a flag, or undefined when it was not given. */
  one(name: string): string | undefined;
  /** All values of a flag that may be given several times. */
  all(name: string): readonly string[];
  /** Whether a switch was given. */
  has(name: string): boolean;
}

/**
 * Checks a command line.
 * @throws InputError for an unknown flag (naming the nearest), a missing or unknown value, or too many or few files.
 */
export function parseArguments(command: Command, words: readonly string[]): Arguments {
  const known = flagsOf(command.name);
  const { tokens } = parseArgs({ args: [...words], options: optionsOf(known), strict: false, tokens: true });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind === "option") {
      const flag = known.find((candidate) => candidate.name === token.name);
      if (flag === undefined) throw unknownFlag(token.rawName, token.name, known, command.name);
      values.set(flag.name, [...(values.get(flag.name) ?? []), checkedValue(flag, token.rawName, token.value)]);
    }
  }
  for (const flag of known) checkRepeats(flag, values.get(flag.name));
  if (!values.has("help")) checkCount(command, positionals);
  return {
    positionals,
    typed: [command.name, ...words],
    one: (name) => values.get(name)?.[0],
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}

type ParseOptions = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

function optionsOf(known: readonly Flag[]): ParseOptions {
  return Object.fromEntries(
    known.map((flag) => [
      flag.name,
      {
        type: flag.value === undefined ? "boolean" : "string",
        ...(flag.short === undefined ? {} : { short: flag.short }),
      } as const,
    ]),
  );
}

function checkedValue(flag: Flag, typed: string, value: string | undefined): string {
  if (flag.value === undefined) {
    if (value === undefined) return "";
    throw new InputError("usage", `${typed} takes no value, but "${value}" was given`, `write ${typed} alone`);
  }
  if (value === undefined || value === "")
    throw new InputError("usage", `${typed} needs a value`, `write ${typed} ${flag.value}: ${flag.help}`);
  if (flag.choices !== undefined && !flag.choices.includes(value))
    throw new InputError(
      "usage",
      `${typed} does not know "${value}"`,
      `choose ${flag.choices.join(" or ")}: ${flag.help}`,
    );
  return value;
}

function unknownFlag(typed: string, name: string, known: readonly Flag[], command: string): InputError {
  const near = nearest(
    name,
    known.map((flag) => flag.name),
  );
  const list = `see all flags with: gatestats help ${command}`;
  return new InputError(
    "usage",
    `${command} has no flag ${typed}`,
    near === undefined ? list : `did you mean --${near}? Or ${list}`,
  );
}

function checkRepeats(flag: Flag, values: readonly string[] | undefined): void {
  if (values === undefined || values.length < 2 || flag.repeats || flag.value === undefined) return;
  throw new InputError(
    "usage",
    `--${flag.name} was given ${values.length} times: ${values.join(", ")}`,
    "give it once",
  );
}

function checkCount(command: Command, positionals: readonly string[]): void {
  const { least, most } = command.positionals;
  if (positionals.length < least)
    throw new InputError(
      "usage",
      `${command.name} needs ${least === 1 ? "a file" : `${least} files`}, but ${positionals.length === 0 ? "none was" : "only one was"} given`,
      `usage: gatestats ${command.usage}`,
    );
  if (positionals.length > most)
    throw new InputError(
      "usage",
      `${command.name} takes at most ${most}, but got ${positionals.length}: ${positionals.join(" ")}`,
      `usage: gatestats ${command.usage}`,
    );
}
