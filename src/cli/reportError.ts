import { exitCodes } from "../asked/exitCodes.ts";
import { errorJson } from "../report/json.ts";
import { grouped } from "../report/numbers.ts";
import { type Page, spelt, textWidth, wrap } from "../report/page.ts";
import { Interrupted } from "../simulate/Interrupted.ts";
import { InputError } from "../table/InputError.ts";
import type { Io } from "./Io.ts";
import { wantsFormat } from "./wantsFormat.ts";

/** Tells an error, on stdout as JSON, JUnit XML or an annotation where that was asked for, and gives its exit code. */
export async function reportError(error: unknown, words: readonly string[], io: Io): Promise<number> {
  const stack = words.includes("--debug") && error instanceof Error ? `${error.stack ?? ""}\n` : "";
  if (error instanceof InputError) {
    if (wantsJson(words)) io.out(inputErrorJson(error));
    else await tellInputError(error, words, io);
    if (stack !== "") io.err(stack);
    return exitCodes.input;
  }
  if (error instanceof Interrupted) {
    io.err(
      `gatestats: stopped after ${grouped(error.done)} of ${grouped(error.total)} draws. Nothing was written.\n`,
    );
    return exitCodes.interrupted;
  }
  io.err(
    stack === ""
      ? `gatestats: a fault of the program, not a verdict: ${String(error)}. Please report it with the command you ran; --debug shows more.\n`
      : stack,
  );
  return exitCodes.fault;
}

async function tellInputError(error: InputError, words: readonly string[], io: Io): Promise<void> {
  const github = wantsFormat(words, "github");
  io.err(inputErrorText(error, github ? { ...io.page, workflow: true } : io.page));
  if (github) await (await import("./tellErrorToGithub.ts")).tellErrorToGithub(error, io);
  if (wantsFormat(words, "junit") && !/(-o|--output)[= ]\S*\.xml( |$)/.test(words.join(" ")))
    io.out((await import("../report/ci/junit.ts")).junitError(words[0], error));
}

/** The place, where the message does not name it already; the message; the remedy beneath. */
function inputErrorText(error: InputError, page: Page): string {
  const { file, line } = error.place;
  const named = file === undefined || (line === undefined && error.message.includes(file));
  const place = named ? "" : `${file}${line === undefined ? "" : `:${line}`}: `;
  const message = wrap(`gatestats: ${place}${error.message}`, page, "").join("\n");
  return spelt(`${message}\n${hintLines(error.hint, page)}`, page);
}

/** A hint may list ways out, one a line, `  flag  what it means`: those lines keep their shape. */
function hintLines(hint: string, page: Page): string {
  if (hint === "") return "";
  const parted = hint.split("\n").map((line) => {
    const [, flag = "", means = line] = /^( {2}\S.*? {2,})(\S.*)$/.exec(line) ?? [];
    return { flag, means };
  });
  const beside = parted.every(({ flag }) => flag.length <= 0.6 * textWidth(page));
  const lines = parted.flatMap(({ flag, means }) =>
    beside || flag === ""
      ? wrap(means, page, `  ${flag}`)
      : [`  ${flag}`.trimEnd(), ...wrap(means, page, "      ")],
  );
  return `${lines.join("\n")}\n`;
}

function inputErrorJson(error: InputError): string {
  const { file = null, line = null, column = null } = error.place;
  return errorJson({
    code: error.code,
    message: error.message,
    file,
    line,
    column,
    hint: error.hint || null,
  });
}

function wantsJson(words: readonly string[]): boolean {
  return words.includes("--json") || (wantsFormat(words, "json") && !wantsFormat(words, "text"));
}
