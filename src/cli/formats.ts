import { writeFileSync } from "node:fs";
import { type Page, plainPage } from "../report/page.ts";
import { InputError } from "../table/InputError.ts";
import type { Arguments } from "./Arguments.ts";
import type { Io } from "./Io.ts";

/** One way to print an answer: its name, the file endings it goes by, and the answer printed. */
export type Renderers = Readonly<Record<FormatName, (page: Page) => string>>;

/** The formats that exist, with the endings of file names that stand for them. */
const endings = { text: [".txt", ".log"], json: [".json"] } as const;

type FormatName = keyof typeof endings;

const formatNames = Object.keys(endings) as FormatName[];

/** Where an answer goes: one format to standard output at most, any number to files. */
export interface Outputs {
  readonly stdout: FormatName | undefined;
  readonly files: readonly { readonly path: string; readonly format: FormatName }[];
}

/**
 * Reads `--json`, `--format` and `-o`. A file takes the format its ending names, or the only one asked for;
 * what is left goes to standard output, and without `--format` that is text.
 */
export function outputsOf(args: Arguments): Outputs {
  const asked = askedFormats(args);
  const files = args.all("output").map((path) => ({ path, format: formatOfFile(path, asked) }));
  const left = asked.filter((format) => !files.some((file) => file.format === format));
  if (left.length > 1)
    throw new InputError(
      "usage",
      `Two formats cannot share standard output: ${left.join(", ")}.`,
      `Send one to a file: -o answer${endings[left[1]][0]}`,
    );
  return { stdout: asked.length === 0 ? "text" : left[0], files };
}

/** Whether an answer in JSON, which names the files by their hashes, was asked for. */
export function wantsJson(args: Arguments): boolean {
  const { stdout, files } = outputsOf(args);
  return stdout === "json" || files.some(({ format }) => format === "json");
}

/** Prints an answer everywhere it was asked for. */
export function deliver(outputs: Outputs, renderers: Renderers, io: Io): void {
  for (const { path, format } of outputs.files) writeFile(path, renderers[format](plainPage));
  if (outputs.stdout !== undefined) io.out(renderers[outputs.stdout](io.page));
}

function askedFormats(args: Arguments): readonly FormatName[] {
  const named = (args.one("format") ?? "").split(",").filter((name) => name !== "");
  return [...new Set([...(args.has("json") ? ["json"] : []), ...named])].map(known);
}

function known(name: string): FormatName {
  if (Object.hasOwn(endings, name)) return name as FormatName;
  throw new InputError("usage", `There is no format "${name}".`, `Formats: ${formatNames.join(", ")}.`);
}

function formatOfFile(path: string, asked: readonly FormatName[]): FormatName {
  const named = formatNames.find((name) => endings[name].some((ending) => path.endsWith(ending)));
  const format = named ?? (asked.length === 1 ? asked[0] : undefined);
  if (format !== undefined) return format;
  throw new InputError(
    "usage",
    `The ending of ${path} names no format.`,
    `End it with ${formatNames.map((name) => endings[name][0]).join(" or ")}, or name one format with --format.`,
  );
}

function writeFile(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new InputError(
      "cannot-write",
      `${path} cannot be written: ${(error as Error).message}.`,
      "Check that its folder exists and may be written to.",
      { file: path },
    );
  }
}
