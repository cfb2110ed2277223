import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { ReadOptions } from "../../src/formats/Format.ts";
import { readTable } from "../../src/formats/index.ts";
import { InputError } from "../../src/table/InputError.ts";
import { failed, missing, type ScoreTable } from "../../src/table/ScoreTable.ts";

export const filesDirectory: string = resolve(import.meta.dirname, "../files");

/** Folders of cases: tables that people write themselves, and files that tools write. */
const folders = ["scores", "tools"];

/** What stands in an .expected.json beside an input file. */
export interface ExpectedFile {
  /** Why the case is there, in a sentence. */
  readonly why: string;
  readonly options?: ReadOptions;
  readonly table?: unknown;
  readonly error?: unknown;
}

/** The cases: file name of the input (under `test/files`) and what is expected of it. */
export function readCases(): { readonly input: string; readonly expected: ExpectedFile }[] {
  return folders.flatMap((folder) => {
    const names = readdirSync(join(filesDirectory, folder));
    return names
      .filter((name) => name.endsWith(".expected.json"))
      .map((name) => ({
        input: `${folder}/${names.find((other) => other !== name && other.startsWith(`${name.slice(0, -14)}.`))!}`,
        expected: JSON.parse(readFileSync(join(filesDirectory, folder, name), "utf8")),
      }));
  });
}

/** Bytes as a file of chunks of a given length. */
export async function* chunked(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}

/** Reads a case's file in chunks and tells what came out, in the form of its .expected.json. */
export async function outcomeOf(input: string, options: ReadOptions, chunk: number): Promise<object> {
  const bytes = readFileSync(join(filesDirectory, input));
  try {
    return {
      table: summary(await readTable({ path: basename(input), bytes: chunked(bytes, chunk) }, options)),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, message, hint, place } = error;
    return { error: { code, message, hint, ...place } };
  }
}

/** A table as JSON: null for a missing score, "failed" for one whose scoring failed. */
export function summary(table: ScoreTable): object {
  const metrics = [...table.metrics.values()].map(
    ({ name, values, state, scale, better, items, squares }) => [
      name,
      {
        scores: Array.from(values, (value, row) =>
          state[row] === missing ? null : state[row] === failed ? "failed" : value,
        ),
        scale: scale.kind === "bounded" ? [scale.min, scale.max] : "unbounded",
        ...(better === "lower" && { better }),
        ...(items && { items: [...items] }),
        ...(squares && { squares: [...squares] }),
      },
    ],
  );
  return {
    format: table.source.format,
    ids: table.ids,
    lines: [...table.source.lines],
    metrics: Object.fromEntries(metrics),
    groups: Object.fromEntries(table.groups),
    ...(table.repeats && { repeats: table.repeats }),
    ...(table.systemColumns && { systemColumns: table.systemColumns }),
    caveats: table.caveats,
  };
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Reads a file given as text. */
export function readText(text: string, options: ReadOptions = {}, path = "scores.csv"): Promise<ScoreTable> {
  return readTable({ path, bytes: chunked(bytesOf(text), 1 << 20) }, options);
}
