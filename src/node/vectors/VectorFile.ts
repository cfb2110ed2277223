import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../../table/InputError.ts";

/**
 * Vectors on disk: a folder of files to which whole blocks are appended. Every process writes a file of its own, so that
 * none can spoil another's; what a killed one left half written does not pass the check and is not read.
 *
 * A block: "GSV1", dimensions and count (32 bits each, little-endian), then for each vector the 32 bytes of its key, then
 * the vectors as 32-bit floats, then the SHA-256 of all before it.
 */
const magic = 0x31565347;
const headBytes = 12;
const hashBytes = 32;

/** A key of 32 bytes in hexadecimal, and its vector. */
export interface KeyedVector {
  readonly key: string;
  readonly vector: Float32Array;
}

/** Every vector in the whole blocks of a folder, by its key. A folder that does not exist holds none. */
export function readVectors(folder: string): ReadonlyMap<string, Float32Array> {
  const vectors = new Map<string, Float32Array>();
  for (const name of namesIn(folder)) {
    const bytes = readFileSync(join(folder, name));
    for (let at = 0; at < bytes.length; ) {
      const end = readBlock(bytes, at, vectors);
      if (end === null) break;
      at = end;
    }
  }
  return vectors;
}

/**
 * A file of this process in a folder, into which blocks can be put; it is made with the first of them.
 * Throws InputError where it cannot be written.
 */
export function vectorWriter(folder: string): {
  put(vectors: readonly KeyedVector[]): void;
  close(): void;
} {
  let descriptor: number | undefined;
  return {
    put(vectors) {
      if (vectors.length === 0) return;
      attempt(folder, () => {
        if (descriptor === undefined) {
          mkdirSync(folder, { recursive: true });
          descriptor = openSync(join(folder, `${Date.now()}-${process.pid}.vectors`), "wx");
        }
        const block = blockOf(vectors);
        for (let written = 0; written < block.length; )
          written += writeSync(descriptor, block, written, block.length - written);
        fsyncSync(descriptor);
      });
    },
    close() {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

function attempt(folder: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new InputError(
      "cannot-write",
      `Vectors cannot be kept in ${folder}: ${(error as Error).message}.`,
      "Name a folder that can be written to with --cache.",
      { file: folder },
    );
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".vectors"))
      .sort();
  } catch {
    return [];
  }
}

function blockOf(vectors: readonly KeyedVector[]): Buffer {
  const dimensions = vectors[0].vector.length;
  const rowBytes = hashBytes + 4 * dimensions;
  const block = Buffer.alloc(headBytes + vectors.length * rowBytes + hashBytes);
  block.writeUInt32LE(magic, 0);
  block.writeUInt32LE(dimensions, 4);
  block.writeUInt32LE(vectors.length, 8);
  const values = headBytes + vectors.length * hashBytes;
  for (const [i, { key, vector }] of vectors.entries()) {
    block.write(key, headBytes + i * hashBytes, "hex");
    for (const [j, value] of vector.entries()) block.writeFloatLE(value, values + 4 * (i * dimensions + j));
  }
  const end = block.length - hashBytes;
  createHash("sha256").update(block.subarray(0, end)).digest().copy(block, end);
  return block;
}

/** Reads the block at a place into a map; gives where it ends, or null where no whole block stands there. */
function readBlock(bytes: Buffer, at: number, into: Map<string, Float32Array>): number | null {
  if (at + headBytes > bytes.length || bytes.readUInt32LE(at) !== magic) return null;
  const [dimensions, count] = [bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
  const keys = at + headBytes;
  const values = keys + count * hashBytes;
  const end = values + count * 4 * dimensions;
  if (end + hashBytes > bytes.length) return null;
  const hash = createHash("sha256").update(bytes.subarray(at, end)).digest();
  if (!hash.equals(bytes.subarray(end, end + hashBytes))) return null;
  const floats = floatsOf(bytes, values, count * dimensions);
  for (let i = 0; i < count; i++) {
    const key = bytes.toString("hex", keys + i * hashBytes, keys + (i + 1) * hashBytes);
    into.set(key, floats.subarray(i * dimensions, (i + 1) * dimensions));
  }
  return end + hashBytes;
}

function floatsOf(bytes: Buffer, from: number, count: number): Float32Array {
  const floats = new Float32Array(count);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let i = 0; i < count; i++) floats[i] = view.getFloat32(from + 4 * i, true);
  return floats;
}
