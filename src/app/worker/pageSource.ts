import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { FileParts, SourceFile } from "../../formats/Format.ts";
import { InputError } from "../../table/InputError.ts";
import type { NamedBlob } from "../state/NamedBlob.ts";
import { tooLarge } from "./tooLarge.ts";

/** Bytes, unpacked, of which a page reads no more: what they become has to fit into its memory. */
const most = 256 * 1024 * 1024;

/**
 * Opens a file that was given to the page: hashed as it is, gunzipped where its content is gzip.
 *
 * @param report is told how many of its bytes have been read
 * @throws InputError, while it is read, where there is more than a page can hold
 */
export function pageSource(
  { name, blob }: NamedBlob,
  report: (bytes: number) => void = () => {},
): SourceFile {
  const hash = sha256.create();
  let digest: string | undefined;
  return {
    path: name,
    bytes: limited(unpacked(chunksOf(blob, hash, report), name), blob, name),
    openParts: () => partsOf(blob),
    sha256: () => (digest ??= bytesToHex(hash.digest())),
  };
}

async function* chunksOf(
  blob: Blob,
  hash: { update(chunk: Uint8Array): unknown },
  report: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of streamed(blob.stream())) {
    hash.update(chunk);
    read += chunk.length;
    report(read);
    yield chunk;
  }
}

/** Browsers differ in whether a stream can be gone through by `for await`; all have readers. */
async function* streamed(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function* unpacked(chunks: AsyncGenerator<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const first = await chunks.next();
  if (first.done) return;
  const all = resumed(first.value, chunks);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* all;
  try {
    yield* streamed(readableOf(all).pipeThrough(new DecompressionStream("gzip")));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(
      "broken-gzip",
      `${name} starts as gzip but cannot be unpacked.`,
      "The file may have been cut short: write or download it again.",
      { file: name },
    );
  }
}

function readableOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
}

async function* resumed(first: Uint8Array, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}

/** As many bytes as there is room for, packed or not. */
async function* limited(
  chunks: AsyncGenerator<Uint8Array>,
  blob: Blob,
  name: string,
): AsyncGenerator<Uint8Array> {
  const refused = (): InputError => tooLarge(`${name} holds more than ${most / 1024 / 1024} MB`, name);
  if (blob.size > most) throw refused();
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) throw refused();
    yield chunk;
  }
}

function partsOf(blob: Blob): FileParts {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
    close: () => {},
  };
}
