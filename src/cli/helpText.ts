import { type Page, textWidth, wrap } from "../report/page.ts";
import type { Command } from "./Command.ts";
import { type Flag, flagsOf } from "./flags.ts";

/** The first screen: what the program is for, its commands, and where to begin. */
export function overviewText(commands: readonly Command[], page: Page): string {
  const list = commands.map((command) => [command.name, command.summary]);
  return lines([
    ...wrap(
      "gatestats: did a change to your RAG, retrieval or LLM system make it worse? " +
        "It reads the scores you have, one row a question, and answers pass, fail or inconclusive.",
      page,
      "",
    ),
    "",
    ...pairs(list, page),
    "",
    "Begin with",
    "  gatestats gate baseline.csv candidate.csv --metric hit@5 --margin 0.02",
    "  gatestats explain verdict",
    "",
    ...wrap("gatestats help COMMAND shows a command's flags and examples.", page, ""),
  ]);
}

/** Help of one command, made from its object and its flags. */
export function commandText(command: Command, page: Page): string {
  const known = flagsOf(command.name);
  return lines([
    `gatestats ${command.usage}`,
    "",
    ...wrap(command.about, page, ""),
    "",
    ...section(
      "Flags",
      known.filter((flag) => flag.shown === "first"),
      page,
    ),
    ...section(
      "More flags",
      known.filter((flag) => flag.shown === "more"),
      page,
    ),
    "Examples",
    ...command.examples.flatMap((example) => [...wrap(example.does, page), `    ${example.line}`]),
    ...(command.name === "gate" ? ["", ...wrap(exitWords, page, "")] : []),
  ]);
}

const exitWords =
  "Exit codes: 0 pass, 1 fail, 2 usage or input error, 3 inconclusive, 70 a fault of the program.";

function section(title: string, flags: readonly Flag[], page: Page): readonly string[] {
  if (flags.length === 0) return [];
  return [
    title,
    ...pairs(
      flags.map((flag) => [flagWords(flag), flag.help + choices(flag)]),
      page,
    ),
    "",
  ];
}

function flagWords({ short, name, value }: Flag): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

function choices(flag: Flag): string {
  return flag.choices === undefined ? "" : ` [${flag.choices.join("|")}]`;
}

/** Names with their words beside them, or beneath them where the terminal is narrow. */
function pairs(rows: readonly (readonly string[])[], page: Page): readonly string[] {
  if (textWidth(page) < 72)
    return rows.flatMap(([name, words]) => [`  ${name}`, ...wrap(words, page, "      ")]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.flatMap(([name, words]) => wrap(words, page, `  ${name.padEnd(width)}  `));
}

function lines(all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
