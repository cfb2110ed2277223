import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { OnProgress } from "../../retrieval/Retriever.ts";
import { InputError } from "../../table/InputError.ts";
import { ensureFolder } from "../ensureFolder.ts";
import type { DataSource } from "./DataSource.ts";

/**
 * Downloads an archive, from where an earlier attempt stopped, and checks it. Until it is whole and right it stands beside
 * its place as PATH.part.
 *
 * @throws InputError where it cannot be had (what came so far is kept) or is not what it should be (nothing is kept)
 */
export async function download(source: DataSource, path: string, onProgress: OnProgress): Promise<void> {
  const part = `${path}.part`;
  ensureFolder(dirname(path));
  if (sizeOf(part) > source.bytes) rmSync(part);
  if (sizeOf(part) < source.bytes) await receive(source, part, onProgress);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(part)) hash.update(chunk as Uint8Array);
  const sha256 = hash.digest("hex");
  if (sha256 !== source.sha256.toLowerCase()) {
    rmSync(part);
    throw new InputError(
      "wrong-checksum",
      `What ${source.url} gave is not ${source.name} as it is known. Its SHA-256 should be ${source.sha256}, and is ${sha256}.`,
      "Nothing of it was kept. Try again; if it stays, the publisher has changed the archive, and results made with it are not comparable.",
    );
  }
  renameSync(part, path);
}

async function receive(
  { name, url, bytes }: DataSource,
  part: string,
  onProgress: OnProgress,
): Promise<void> {
  const fail = (why: string): never => {
    throw new InputError(
      "download-failed",
      `${name} could not be had from ${url}: ${why}.`,
      `What came so far is kept, and the same command goes on from there. Without a network, put the collection's corpus.jsonl, queries.jsonl and qrels into a folder of the data root by hand.`,
    );
  };
  const have = sizeOf(part);
  let done = have;
  try {
    const answer = await fetch(url, have > 0 ? { headers: { range: `bytes=${have}-` } } : {});
    if (!answer.ok || answer.body === null) return fail(`HTTP ${answer.status}`);
    const goesOn = have > 0 && answer.status === 206;
    if (!goesOn) done = 0;
    const file = openSync(part, goesOn ? "a" : "w");
    try {
      for await (const chunk of answer.body) {
        writeSync(file, chunk);
        done += chunk.length;
        if (done > bytes) break;
        onProgress(Math.ceil(done / 1000), Math.ceil(bytes / 1000), "kB");
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { message, cause } = error as Error;
    return fail(cause instanceof Error && cause.message !== "" ? cause.message : message);
  }
  if (done < bytes) fail(`it ended after ${done} of ${bytes} bytes`);
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}
