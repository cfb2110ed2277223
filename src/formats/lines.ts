import { joined } from "./bytes.ts";
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
  /** The start of a line in pieces, which are joined once: it may be as long as the file. */
  let rest: Uint8Array[] = [];
  let line = 1;
  const linesIn = (bytes: Uint8Array): Line[] =>
    decode(bytes)
      .split("\n")
      .map((text) => ({ text: text.endsWith("\r") ? text.slice(0, -1) : text, line: line++ }));
  for await (const chunk of file.bytes) {
    const end = chunk.lastIndexOf(lineFeed);
    rest.push(end < 0 ? chunk : chunk.subarray(0, end));
    if (end < 0) continue;
    yield linesIn(together(rest));
    rest = [chunk.subarray(end + 1)];
  }
  const last = together(rest);
  if (last.length > 0) yield linesIn(last);
}

function together(pieces: readonly Uint8Array[]): Uint8Array {
  return joined(
    pieces,
    pieces.reduce((sum, { length }) => sum + length, 0),
  );
}
