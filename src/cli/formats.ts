import type { Arguments } from "../asked/Arguments.ts";
import { type NewFile, writeFiles } from "../node/writeFiles.ts";
import type { Article } from "../report/article/Article.ts";
import { type Page, plainPage } from "../report/page.ts";
import { InputError } from "../table/InputError.ts";
import type { Io } from "./Io.ts";
import { refuseIdleLanguage } from "./refuseIdleLanguage.ts";
import { refuseOverwriting } from "./refuseOverwriting.ts";

/** The formats that exist, with the endings of file names that stand for them; of two that fit, the longer. */
const endings = {
  text: [".txt", ".log"],
  json: [".json"],
  md: [".md", ".markdown"],
  html: [".html", ".htm"],
  junit: [".xml"],
  github: [],
  bencher: [".bmf.json"],
  benchmark: [".benchmark.json"],
  shields: [".shields.json"],
  csv: [".csv"],
  latex: [".tex"],
  bibtex: [".bib"],
  trec: [".trec", ".run"],
} as const;

export type FormatName = keyof typeof endings;

const formatNames = Object.keys(endings) as FormatName[];

/** The formats that a command has, each with the answer printed in it, and the article whose figures `--figure` draws. */
export type Renderers = Readonly<Partial<Record<FormatName, (page: Page) => string | Promise<string>>>> & {
  readonly figures?: () => Promise<Article>;
};

/** Where an answer goes: one format to standard output at most, any number to files. */
export interface Outputs {
  readonly stdout: FormatName | undefined;
  readonly files: readonly { readonly path: string; readonly format: FormatName }[];
  /** Where the figures alone go, as `--figure` says. */
  readonly figures: readonly string[];
}

/**
 * Reads `--json`, `--format` and `-o`. A file takes the format its ending names, or the only one asked for;
 * what is left goes to standard output, and without `--format` that is text.
 *
 * @param formats those that the command has
 */
export function outputsOf(args: Arguments, formats: readonly FormatName[]): Outputs {
  const asked = askedNames(args).map((name) => known(name, formats, args));
  refuseOverwriting(args, [...args.all("output"), ...args.all("figure")]);
  const figures = args.all("figure");
  const other = figures.find((path) => !/\.(svg|png)$/i.test(path));
  if (other !== undefined) throw noFigure(other);
  const files = args.all("output").map((path) => ({ path, format: formatOfFile(path, asked, formats) }));
  for (const { format } of files) known(format, formats, args);
  refuseIdleLanguage(args, [...asked, ...files.map(({ format }) => format)]);
  const left = asked.filter((format) => !files.some((file) => file.format === format));
  if (left.length > 1)
    throw new InputError(
      "usage",
      `Two formats cannot share standard output: ${left.join(", ")}.`,
      `Send one to a file: -o answer${endingsOf(left)[0] ?? ".txt"}`,
    );
  return { stdout: asked.length === 0 ? "text" : left[0], files, figures };
}

/** Formats that name the files by their hashes. */
const withHashes: readonly string[] = ["json", "md", "html", "github"] satisfies readonly FormatName[];

/** Whether an answer in a format that names the files by their hashes was asked for. */
export function wantsHashes(args: Arguments): boolean {
  const named = args.all("output").map(formatNamedBy);
  return [...askedNames(args), ...named].some(
    (format) => format !== undefined && withHashes.includes(format),
  );
}

/** The files that were asked for in a format. */
export function filesIn(format: FormatName, args: Arguments): readonly string[] {
  return args.all("output").filter((path) => formatNamedBy(path) === format);
}

/** Prints an answer everywhere it was asked for: everything is printed before the first file is written, and all files or none are. */
export async function deliver(outputs: Outputs, renderers: Renderers, io: Io): Promise<void> {
  const print = async (format: FormatName, page: Page): Promise<string> =>
    (await renderers[format]?.(page)) ?? "";
  const texts: NewFile[] = [];
  for (const { path, format } of outputs.files) texts.push({ path, text: await print(format, plainPage) });
  if (outputs.figures.length > 0 && renderers.figures === undefined) throw noFigures(outputs.figures[0]);
  if (renderers.figures !== undefined && outputs.figures.length > 0)
    texts.push(
      ...(await (await import("./figureFiles.ts")).figureFiles(outputs.figures, await renderers.figures())),
    );
  const shown = outputs.stdout === undefined ? "" : await print(outputs.stdout, io.page);
  writeFiles(texts, "replace");
  io.out(shown);
}

function noFigures(path: string): InputError {
  return new InputError("usage", `There is no figure of this answer for ${path}.`, "Leave out --figure.");
}

function noFigure(path: string): InputError {
  return new InputError(
    "usage",
    `The ending of ${path} names no format of figures.`,
    "End it with .svg or .png.",
    { file: path },
  );
}

function askedNames(args: Arguments): readonly string[] {
  const named = (args.one("format") ?? "").split(",").filter((name) => name !== "");
  return [...new Set([...(args.has("json") ? ["json"] : []), ...named])];
}

function known(name: string, formats: readonly FormatName[], args: Arguments): FormatName {
  const found = formats.find((format) => format === name);
  if (found !== undefined) return found;
  throw new InputError(
    "usage",
    Object.hasOwn(endings, name)
      ? `${args.typed[0]}${args.has("statistic") ? " --statistic" : ""} does not print ${name}.`
      : `There is no format "${name}".`,
    `Formats: ${formats.join(", ")}.`,
  );
}

function formatOfFile(
  path: string,
  asked: readonly FormatName[],
  formats: readonly FormatName[],
): FormatName {
  const only = asked.length === 1 && endingsOf(asked).length > 0 ? asked[0] : undefined;
  const format = formatNamedBy(path) ?? only;
  if (format !== undefined) return format;
  throw new InputError(
    "usage",
    `The ending of ${path} names no format.`,
    `End it with ${endingsOf(formats).join(" or ")}, or name one format with --format.`,
  );
}

function formatNamedBy(path: string): FormatName | undefined {
  const length = (name: FormatName): number =>
    Math.max(0, ...endings[name].filter((ending) => path.endsWith(ending)).map((ending) => ending.length));
  const longest = formatNames.reduce((best, name) => (length(name) > length(best) ? name : best));
  return length(longest) > 0 ? longest : undefined;
}

/** The first ending of each format that files may have. */
function endingsOf(formats: readonly FormatName[]): readonly string[] {
  return formats.flatMap((name) => endings[name].slice(0, 1));
}
