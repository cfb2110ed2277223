import { deltaBinaryUnpack } from "hyparquet/src/delta.js";
import { readVarInt } from "hyparquet/src/thrift.js";

/** What stands before the values of a page, and how they are written. */
export interface PageLayout {
  readonly encoding: string | undefined;
  /** Levels of repetition and of definition that its column can have. */
  readonly levels: readonly [repetition: number, definition: number];
  /** Values of the page, nulls among them. */
  readonly count: number;
  readonly isBoolean: boolean;
}

interface Reader {
  readonly view: DataView;
  offset: number;
}

/** Bytes that the texts of a page may take together. */
const longestTexts = 2 ** 30;

/** Values in a block of deltas; writers use 128 to a few thousand. */
const largestBlock = 2 ** 20;

/**
 * Checks the levels and the values of an unpacked page, version 1, before they are read: a run of more values than the
 * page has would be written out in full, however long it says it is. Throws Error for one.
 */
export function checkPage(page: Uint8Array, layout: PageLayout): void {
  const reader = readerOf(page);
  for (const level of layout.levels) {
    if (level === 0) continue;
    const length = reader.view.getUint32(reader.offset, true);
    const end = reader.offset + 4 + length;
    reader.offset += 4;
    checkRuns(reader, widthOf(level), layout.count);
    reader.offset = end;
  }
  checkValues(reader, layout);
}

/** The same of the levels of a page of version 2, which are not packed: of repetition first, then of definition. */
export function checkLevels(
  bytes: Uint8Array,
  { levels, count }: PageLayout,
  repetitionLength: number,
): void {
  const reader = readerOf(bytes);
  const [repetition, definition] = levels;
  if (repetition > 0) checkRuns(reader, widthOf(repetition), count);
  reader.offset = repetitionLength;
  if (definition > 0) checkRuns(reader, widthOf(definition), count);
}

/** The same of its values alone. */
export function checkPageValues(page: Uint8Array, layout: PageLayout): void {
  checkValues(readerOf(page), layout);
}

function checkValues(reader: Reader, { encoding, count, isBoolean }: PageLayout): void {
  const { byteLength } = reader.view;
  if (reader.offset > byteLength) throw new Error("the levels of a page are longer than the page");
  if (reader.offset === byteLength) return;
  if (encoding === "RLE" && isBoolean) {
    reader.offset += 4;
    checkRuns(reader, 1, count);
  } else if (encoding === "RLE" || encoding === "PLAIN_DICTIONARY" || encoding === "RLE_DICTIONARY") {
    checkRuns(reader, isBoolean ? 1 : reader.view.getUint8(reader.offset++), count);
  } else if (encoding?.startsWith("DELTA_")) {
    const prefixes = deltas(reader, count);
    if (encoding === "DELTA_BYTE_ARRAY") checkTexts(prefixes, deltas(reader, count));
  }
}

/** Goes through runs as they are written, in Parquet's hybrid of repeated and of packed values. */
function checkRuns(reader: Reader, width: number, count: number): void {
  const { byteLength } = reader.view;
  let seen = 0;
  while (seen < count && reader.offset < byteLength) {
    const head = readVarInt(reader);
    const run = head >>> 1;
    const isPacked = (head & 1) === 1;
    // packed values come in eights, and the last are filled up, by some writers to 63 of them
    const values = isPacked ? run * 8 : run;
    if (values > count + (isPacked ? 504 : 7))
      throw new Error("a page has a run of more values than it holds");
    reader.offset += isPacked ? run * width : Math.ceil(width / 8);
    seen += values;
  }
}

/** Deltas of 32 bits, and the reader behind them. */
function deltas(reader: Reader, count: number): Int32Array {
  const start = reader.offset;
  const [block, parts, written] = [readVarInt(reader), readVarInt(reader), readVarInt(reader)];
  if (block < 1 || block > largestBlock || parts < 1 || parts > block || written < 0 || written > count)
    throw new Error("a page has a block of impossible size");
  reader.offset = start;
  const values = new Int32Array(written);
  if (written > 0) deltaBinaryUnpack(reader, written, values);
  return values;
}

/** Texts that begin as the one before does: none may take more of it than it has. */
function checkTexts(prefixes: Int32Array, suffixes: Int32Array): void {
  let length = 0;
  let sum = 0;
  for (const [k, prefix] of prefixes.entries()) {
    if (prefix < 0 || prefix > length || !(suffixes[k] >= 0))
      throw new Error("a page has a text of impossible length");
    length = prefix + suffixes[k];
    sum += length;
  }
  if (sum > longestTexts) throw new Error("a page has texts longer than a gigabyte");
}

function readerOf(bytes: Uint8Array): Reader {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
}

function widthOf(level: number): number {
  return 32 - Math.clz32(level);
}
