import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { FileParts, SourceFile } from "../formats/Format.ts";
import { InputError } from "../table/InputError.ts";
import { type Fingerprint, fingerprint } from "./fingerprint.ts";

/** Bytes read at a time. A file no larger is read with one call. */
const chunkLength = 1 << 20;
/** Bytes unpacked at a time: each chunk waits for a turn of the event loop. */
const unpackedLength = 1 << 18;

/**
 * Opens a file, or standard input for `-`. Its bytes are hashed as stored (`sha256`, once all are read), unless
 * nobody will ask, and gunzipped when their content is gzip, whatever the name.
 * Throws InputError, while it is read, for a path that cannot be read.
 * @example const table = await readTable(openSource("scores.csv.gz"));
 */
export function openSource(path: string, hashing: "hashed" | "not hashed" = "hashed"): SourceFile {
  const chunks = path === "-" ? process.stdin : fileChunks(path);
  const parts = path === "-" ? {} : { openParts: () => openParts(path) };
  if (hashing === "not hashed") return { path, bytes: gunzipped(passed(chunks), path), ...parts };
  const print = fingerprint();
  return { path, bytes: gunzipped(hashed(chunks, print), path), sha256: () => print.sha256(), ...parts };
}

/** Opens a file to read any part of it, as it is stored. */
function openParts(path: string): FileParts {
  const descriptor = readable(path, () => openSync(path, "r"));
  return {
    size: fstatSync(descriptor).size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, end - start));
      let length = 0;
      while (length < bytes.length) {
        const more = readable(path, () =>
          readSync(descriptor, bytes, length, bytes.length - length, start + length),
        );
        if (more === 0) break;
        length += more;
      }
      return bytes.subarray(0, length);
    },
    close: () => closeSync(descriptor),
  };
}

async function* passed(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  print: Fingerprint,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    await print.add(chunk);
    yield chunk;
  }
}

function* fileChunks(path: string): Generator<Uint8Array> {
  const descriptor = readable(path, () => openSync(path, "r"));
  try {
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) throw unreadable(path, "EISDIR");
    if (stat.isFile() && stat.size <= chunkLength) {
      yield readFileSync(descriptor);
      return;
    }
    for (;;) {
      const chunk = new Uint8Array(chunkLength);
      const length = readable(path, () => readSync(descriptor, chunk));
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The bytes as they are, or unpacked where they start with gzip's magic number. */
async function* gunzipped(chunks: AsyncGenerator<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  const first = await chunks.next();
  if (first.done) return;
  const all = resumed(first.value, chunks);
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) yield* unpacked(all, path);
  else yield* all;
}

async function* resumed(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

async function* unpacked(chunks: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  const [{ createGunzip }, { Readable }] = await Promise.all([import("node:zlib"), import("node:stream")]);
  const gunzip = Readable.from(chunks, { objectMode: false }).pipe(
    createGunzip({ chunkSize: unpackedLength }),
  );
  try {
    yield* gunzip;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))) throw error;
    throw new InputError(
      "broken-gzip",
      `${path} starts as gzip but cannot be unpacked: ${error.message}.`,
      "The file may have been cut short: write or download it again.",
      { file: path },
    );
  }
}

function readable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "") throw error;
    throw unreadable(path, code);
  }
}

const reasons: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOENT: ["does not exist", "Check the path, which is taken from the current directory."],
  EISDIR: ["is a directory, not a file", "Name a file of scores inside it."],
  EACCES: ["may not be read by this user", "Change its permissions or run as a user who may read it."],
};

function unreadable(path: string, code: string): InputError {
  const [reason, hint] = reasons[code] ?? [`cannot be read (${code})`, "Check the path and the disk."];
  return new InputError("unreadable-file", `${path} ${reason}.`, hint, { file: path });
}
