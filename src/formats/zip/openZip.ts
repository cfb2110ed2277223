import {
  type Entry,
  type FileEntry,
  Reader,
  registerCodec,
  WARNING_TRAILING_CENTRAL_DIRECTORY_DATA,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-custom.js";
import { InputError } from "../../table/InputError.ts";
import type { FileParts } from "../Format.ts";
import { ZstdDecompressionStream } from "./zstd.ts";

/** A member of an archive. */
export interface ZipMember {
  readonly name: string;
  /** Length when unpacked, as the archive says; reading stops where it proves false. */
  readonly size: number;
  /** Whether its name stands before its bytes too, and not only in the archive's directory, which no checksum guards. */
  hasItsName(): Promise<boolean>;
  /** Hands out its bytes, unpacked, as they come. Throws InputError where they cannot be unpacked. */
  read(take: (bytes: Uint8Array) => void): Promise<void>;
}

/** Zstandard's number among the compression methods (APPNOTE 6.3.10, section 4.4.5). */
const zstandard = 93;

/** A member longer than this that unpacks to more than so many times its packed length holds no scores. */
const likelyLength = 64 * 2 ** 20;
const mostPacked = 1000;

registerCodec({
  compressionMethod: zstandard,
  format: "zstd",
  DecompressionStream: ZstdDecompressionStream,
});

/** The members of a zip archive by name, the last where a name stands twice. Throws InputError where it cannot be read. */
export async function openZip(parts: FileParts, path: string): Promise<ReadonlyMap<string, ZipMember>> {
  const zip = new ZipReader(new PartsReader(parts), {
    useWebWorkers: false,
    checkCrc32: true,
    // names of members are never used as paths
    filenameValidation: "tolerant",
  });
  const entries = await zip.getEntries().catch((error) => refuse(error, path));
  if (zip.warnings?.some(({ reason }) => reason === WARNING_TRAILING_CENTRAL_DIRECTORY_DATA))
    refuse(new Error("its directory holds more than it says"), path);
  const full = entries.find((entry) => entry.directory && entry.uncompressedSize > 0);
  if (full !== undefined) refuse(new Error(`${full.filename} is a folder that holds bytes`), path);
  return new Map(entries.filter(isFile).map((entry) => [entry.filename, memberOf(entry, parts, path)]));
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

/** Before the bytes of a member: its signature and fields, then its name (APPNOTE 6.3.10, section 4.3.7). */
const localHeader = 30;

function memberOf(entry: FileEntry, parts: FileParts, path: string): ZipMember {
  const { filename: name, uncompressedSize: size, offset, rawFilename } = entry;
  return {
    name,
    size,
    async hasItsName() {
      const start = offset + localHeader;
      const again = await parts.read(start, start + rawFilename.length);
      return again.length === rawFilename.length && again.every((byte, k) => byte === rawFilename[k]);
    },
    async read(take) {
      if (entry.encrypted) refuseEncrypted(name, path);
      if (size > likelyLength && size > mostPacked * entry.compressedSize) refuseBomb(entry, path);
      let length = 0;
      const sink = new WritableStream<Uint8Array>({
        write(bytes) {
          length += bytes.length;
          if (length > size) throw new Error("it is longer than the archive says");
          take(bytes);
        },
      });
      await entry.getData(sink).catch((error) => refuse(error, path, entry));
    },
  };
}

/** Lets the library read a file's parts as it needs them. */
class PartsReader extends Reader<FileParts> {
  readonly #parts: FileParts;

  constructor(parts: FileParts) {
    super(parts);
    this.#parts = parts;
    this.size = parts.size;
  }

  override readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.#parts.read(index, Math.min(index + length, this.#parts.size));
  }
}

function refuseEncrypted(name: string, path: string): never {
  throw new InputError(
    "encrypted-zip",
    `${name} in ${path} is encrypted.`,
    "Unpack the archive with its password, and pack it again without.",
    { file: path },
  );
}

/** What would take minutes to unpack and holds nothing: scores and texts do not repeat themselves so often. */
function refuseBomb({ filename, compressedSize, uncompressedSize }: FileEntry, path: string): never {
  throw new InputError(
    "zip-bomb",
    `${filename} in ${path} says that its ${compressedSize} bytes unpack to ${uncompressedSize}, more than ${mostPacked} times as many.`,
    "No log of an evaluation is packed like that: write or download it again.",
    { file: path },
  );
}

/** Tells an error of the library in words; what was thrown while the bytes were taken stays as it is. */
function refuse(error: unknown, path: string, entry?: FileEntry): never {
  if (error instanceof InputError) throw error;
  const member = entry === undefined ? "" : `${entry.filename} in `;
  const what = entry === undefined ? "starts as a zip archive but cannot be read" : "cannot be unpacked";
  const reason = error instanceof Error ? error.message : String(error);
  if (entry !== undefined && /compression method/i.test(reason))
    throw new InputError(
      "zip-method",
      `${member}${path} is packed by method ${entry.compressionMethod}, which gatestats cannot unpack.`,
      "Unpack it and pack it again with deflate or zstd. For an Inspect log: inspect log convert LOG --to json --output-dir DIR",
      { file: path },
    );
  throw new InputError(
    "broken-zip",
    `${member}${path} ${what}: ${reason.replace(/\.$/, "")}.`,
    "The file may have been cut short or changed: write or download it again.",
    { file: path },
  );
}
