import type { SourceFile } from "./Format.ts";
import { decode } from "./utf8.ts";

/** A line of text and its number in the file, from 1. */
export interface Line {
  readonly text: string;
  readonly line: number;
}

const lineFeed = 0x0a;

/** The lines that each chunk of a file completes, without the marks that end them. Throws InputError for what is not UTF-8. */
export async function* lineBatches(file: SourceFile): AsyncGenerator<Line[]> {
  let rest: Uint8Array = new Uint8Array(0);
  let line = 1;
  const linesIn = (bytes: Uint8Array): Line[] =>
    decode(bytes)
      .split("\n")
      .map((text) => ({ text: text.endsWith("\r") ? text.slice(0, -1) : text, line: line++ }));
  for await (const chunk of file.bytes) {
    const bytes = new Uint8Array(rest.length + chunk.length);
    bytes.set(rest);
    bytes.set(chunk, rest.length);
    const end = bytes.lastIndexOf(lineFeed);
    rest = bytes.subarray(end + 1);
    if (end >= 0) yield linesIn(bytes.subarray(0, end));
  }
  if (rest.length > 0) yield linesIn(rest);
}
