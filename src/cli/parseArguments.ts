import type { Arguments } from "../asked/Arguments.ts";
import { nearest } from "../formats/nearest.ts";
import { openSource } from "../node/openSource.ts";
import { InputError } from "../table/InputError.ts";
import type { Command } from "./Command.ts";
import { type Flag, flagsOf } from "./flags.ts";
import { wantsHashes } from "./formats.ts";

/** What has to be known of a command to read its command line. */
type Parsed = Pick<Command, "name" | "usage" | "positionals">;

/**
 * Checks a command line. (Not with `parseArgs` of node:util, which costs as long to load as a small file to read.)
 * @throws InputError for an unknown flag (naming the nearest), a missing or unknown value, or too many or few files.
 */
export function parseArguments(command: Parsed, words: readonly string[]): Arguments {
  const known = flagsOf(command.name);
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === "--") {
      positionals.push(...words.slice(i + 1));
      break;
    }
    if (word === "-" || !word.startsWith("-")) {
      positionals.push(word);
      continue;
    }
    const { typed, inline } = splitFlag(word);
    const flag = known.find(({ name, short }) => typed === `--${name}` || typed === `-${short}`);
    if (flag === undefined) throw unknownFlag(typed, known, command.name);
    const value = flag.value === undefined ? inline : (inline ?? words[++i]);
    values.set(flag.name, [...(values.get(flag.name) ?? []), checkedValue(flag, typed, value)]);
  }
  for (const flag of known) checkRepeats(flag, values.get(flag.name));
  if (!values.has("help")) checkCount(command, positionals, values);
  const args: Arguments = {
    positionals,
    typed: [command.name, ...words],
    one: (name) => values.get(name)?.[0],
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
    open: (path) => openSource(path, wantsHashes(args) ? "hashed" : "not hashed"),
  };
  return args;
}

/** `--flag=value` in its two parts. */
function splitFlag(word: string): { readonly typed: string; readonly inline: string | undefined } {
  const at = word.indexOf("=");
  return at < 0
    ? { typed: word, inline: undefined }
    : { typed: word.slice(0, at), inline: word.slice(at + 1) };
}

function checkedValue(flag: Flag, typed: string, value: string | undefined): string {
  if (flag.value === undefined) {
    if (value === undefined) return "";
    throw new InputError(
      "usage",
      `${typed} takes no value, but "${value}" was given`,
      `write ${typed} alone`,
    );
  }
  if (value === undefined || value === "")
    throw new InputError("usage", `${typed} needs a value.`, `Write ${typed} ${flag.value}: ${flag.help}.`);
  if (flag.choices !== undefined && !flag.choices.includes(value))
    throw new InputError(
      "usage",
      `${typed} does not know "${value}".`,
      `Choose ${flag.choices.join(" or ")}: ${flag.help}.`,
    );
  return value;
}

function unknownFlag(typed: string, known: readonly Flag[], command: string): InputError {
  const near = nearest(
    typed.replace(/^-+/, ""),
    known.map((flag) => flag.name),
  );
  const list = `gatestats help ${command} lists them all.`;
  return new InputError(
    "usage",
    `${command} has no flag ${typed}.`,
    near === undefined ? list : `Did you mean --${near}? ${list}`,
  );
}

function checkRepeats(flag: Flag, values: readonly string[] | undefined): void {
  if (values === undefined || values.length < 2 || flag.repeats || flag.value === undefined) return;
  throw new InputError(
    "usage",
    `--${flag.name} was given ${values.length} times: ${values.join(", ")}.`,
    "Give it once.",
  );
}

function checkCount(
  command: Parsed,
  positionals: readonly string[],
  values: ReadonlyMap<string, unknown>,
): void {
  const { least, most, unless } = command.positionals;
  if (positionals.length < least && !(unless !== undefined && values.has(unless)))
    throw new InputError(
      "usage",
      `${command.name} needs ${least === 1 ? "a file" : `${least} files`}, but ${positionals.length === 0 ? "none was" : "only one was"} given.`,
      `Usage: gatestats ${command.usage}`,
    );
  if (positionals.length > most)
    throw new InputError(
      "usage",
      `${command.name} takes ${most === 0 ? "no argument" : most === 1 ? "one argument" : `${most} arguments`} at most, but got ${positionals.length}: ${positionals.join(" ")}.`,
      `Usage: gatestats ${command.usage}`,
    );
}
