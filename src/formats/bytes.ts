import { InputError } from "../table/InputError.ts";
import type { FileParts, SourceFile } from "./Format.ts";
import { StrictDecoder } from "./utf8.ts";

/** How much of a file is looked at to recognise it, in whatever chunks it comes. */
const headLength = 65536;

/** The first bytes of a file and the same file, still to be read from its start. */
export interface Opened {
  readonly head: Uint8Array;
  readonly file: SourceFile;
}

/** Looks at the start of a file without using it up, whatever it is. */
export async function openBytes(source: SourceFile): Promise<Opened> {
  const chunks = source.bytes[Symbol.asyncIterator]();
  const start = await take(chunks, headLength);
  return { head: start.subarray(0, headLength), file: { ...source, bytes: resumed(start, chunks) } };
}

/**
 * Looks at the start of a file without using it up; takes a byte order mark off and turns UTF-16 into UTF-8.
 * Throws InputError for an empty or binary file.
 */
export async function openText(source: SourceFile): Promise<Opened> {
  const chunks = source.bytes[Symbol.asyncIterator]();
  const first = await take(chunks, headLength);
  const encoding = byteOrder(first);
  if (encoding) {
    const text = { ...source, bytes: recoded(source.path, encoding, first, chunks) };
    return openText(text);
  }
  const start = hasMark(first) ? first.subarray(3) : first;
  const head = start.subarray(0, headLength);
  refuseUnreadable(head, source.path);
  return { head, file: { ...source, bytes: resumed(start, chunks) } };
}

/** The first bytes of a file that was looked at before, which is not read any further. */
export async function startOf(file: SourceFile): Promise<Uint8Array> {
  for await (const chunk of file.bytes) return chunk;
  return new Uint8Array(0);
}

/** The next bytes, at least this many if there are, as one array. */
export async function take(chunks: AsyncIterator<Uint8Array>, atLeast: number): Promise<Uint8Array> {
  const taken: Uint8Array[] = [];
  let length = 0;
  while (length < atLeast) {
    const next = await chunks.next();
    if (next.done) break;
    taken.push(next.value);
    length += next.value.length;
  }
  return joined(taken, length);
}

/** Chunks put together; one chunk is returned as it is. */
export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1) return chunks[0];
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Bytes already taken, and then the rest. */
export async function* resumed(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* recoded(
  file: string,
  encoding: "utf-16le" | "utf-16be",
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const decoder = new StrictDecoder(file, encoding);
  const encoder = new TextEncoder();
  for await (const chunk of resumed(first, rest)) yield encoder.encode(decoder.decode(chunk));
  yield encoder.encode(decoder.decode());
}

function byteOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function refuseUnreadable(start: Uint8Array, file: string): void {
  if (start.every((byte) => byte <= 0x20 && byte !== 0)) {
    throw new InputError("empty-file", `${file} is empty.`, "Check that what writes it ran to its end.", {
      file,
    });
  }
  if (start.includes(0)) {
    throw new InputError(
      "binary-file",
      `${file} is binary, not text.`,
      "Give the scores as CSV, JSON or JSONL, one row a question.",
      { file },
    );
  }
}

/** Bytes that a file of which only a stream is to be had may hold, to be read in any order. */
const largestHeld = 2 ** 30;

/**
 * A file's bytes in any order: from where they are stored, or else held in memory. Where the hash will be asked for the
 * stream is read to its end as well.
 */
export async function partsOf(file: SourceFile): Promise<FileParts> {
  const stream = file.bytes[Symbol.asyncIterator]();
  const start = await take(stream, 1);
  const parts = await storedParts(file, start);
  if (parts) {
    if (file.sha256) while (!(await stream.next()).done);
    return parts;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of resumed(start, stream)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > largestHeld)
      throw new InputError(
        "too-long-to-hold",
        `${file.path} is longer than 1 GiB and comes as a stream, but its kind is read from its end.`,
        "Give the name of a file that is stored unpacked.",
        { file: file.path },
      );
  }
  const all = joined(chunks, size);
  return { size, read: async (start, end) => all.subarray(start, end), close: () => {} };
}

/** Where the file is stored, if it is stored as it is read: not where it is packed as a whole. */
async function storedParts(file: SourceFile, start: Uint8Array): Promise<FileParts | undefined> {
  const parts = file.openParts?.();
  if (parts === undefined) return undefined;
  const stored = await parts.read(0, Math.min(16, start.length));
  if (stored.every((byte, k) => byte === start[k])) return parts;
  parts.close();
  return undefined;
}
