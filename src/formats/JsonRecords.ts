import { InputError } from "../table/InputError.ts";
import { joined } from "./bytes.ts";
import { placeAt } from "./Cursor.ts";
import { type JsonPath, keysOf, leadsTo } from "./jsonPath.ts";
import { decode } from "./utf8.ts";

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;
const openBrace = 0x7b;
const openBracket = 0x5b;
const closeBrace = 0x7d;
const closeBracket = 0x5d;
const comma = 0x2c;

/** A row is held as text to be parsed, so it may not be longer than this many bytes. */
const longestRow = 2 ** 28;

/** Takes a row that was cut out: its text, the line on which it starts, and the path that led to it. */
export type OnRecord = (text: string, line: number, path: JsonPath) => void;

/**
 * Cuts the rows out of a JSON document as its bytes come by, so that it may be larger than a string can be: the objects
 * in the arrays to which some paths lead.
 */
export class JsonRecords {
  readonly #file: string;
  readonly #paths: readonly { readonly path: JsonPath; readonly keys: readonly string[] }[];
  readonly #deepest: number;
  readonly #onRecord: OnRecord;
  #depth = 0;
  /** Depth of the array whose objects are rows, and the path to it; 0 while outside of any. */
  #rowsAt = 0;
  #rowsPath: JsonPath = "";
  /** Whether that array has had a row, and the line of its first element that is none; 0 while all are. */
  #hasRows = false;
  #oddLine = 0;
  #inText = false;
  #escaped = false;
  #line = 1;
  /** What is open, no deeper than the longest path: keys on the way, and whether each is an array. */
  readonly #keys: string[] = [];
  readonly #arrays: boolean[] = [];
  /** Bytes of the latest text there: the key of what follows. */
  #key: number[] = [];
  /** The parts so far of the row that is being read, and the line on which it started. */
  #parts: Uint8Array[] = [];
  #length = 0;
  #recordLine = 0;

  constructor(file: string, paths: readonly JsonPath[], onRecord: OnRecord) {
    this.#file = file;
    this.#paths = paths.map((path) => ({ path, keys: keysOf(path) }));
    this.#deepest = Math.max(...this.#paths.map(({ keys }) => keys.length));
    this.#onRecord = onRecord;
  }

  /** Takes the next bytes; calls back for each row that they complete. */
  push(chunk: Uint8Array): void {
    let from = this.#recordLine > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      if (this.#inText && !this.#escaped && !this.#onTheWay()) {
        at = endOfPlain(chunk, at);
        if (at === chunk.length) break;
      }
      const byte = chunk[at];
      if (byte === lineFeed) this.#line++;
      if (this.#inText) this.#takeLetter(byte);
      else if (byte === quote) {
        if (this.#betweenRows()) this.#noteOdd();
        this.#openText();
      } else if (byte === openBrace || byte === openBracket) {
        if (this.#opensRecord(byte)) from = at;
        this.#depth++;
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#depth--;
        if (this.#depth < this.#rowsAt) this.#rowsAt = 0;
        else if (this.#recordLine > 0 && this.#depth === this.#rowsAt) {
          this.#emit(chunk.subarray(from, at + 1));
          from = -1;
        }
      } else if (byte > 0x20 && byte !== comma && this.#betweenRows()) this.#noteOdd();
    }
    if (from >= 0) this.#keep(chunk.slice(from));
  }

  /** Ends the document. Throws InputError where it was cut short. */
  end(): void {
    if (this.#depth === 0) return;
    throw new InputError(
      "json-syntax",
      `Not JSON: the file ends on line ${this.#line} in the middle of a value.`,
      "Check that the file was written to its end.",
      placeAt(this.#file, this.#line),
    );
  }

  /** Whether an element of the array of rows may start here. */
  #betweenRows(): boolean {
    return this.#recordLine === 0 && this.#rowsAt > 0 && this.#depth === this.#rowsAt;
  }

  /** Notes an element that is no object: an array that has both is refused, one without objects holds no rows. */
  #noteOdd(): void {
    if (this.#oddLine === 0) this.#oddLine = this.#line;
    if (this.#hasRows) this.#refuseOdd();
  }

  #refuseOdd(): never {
    throw new InputError(
      "json-row",
      `An element of the array of rows, on line ${this.#oddLine}, is no object, so it names no question and no metric.`,
      "Check that the file is as its tool wrote it.",
      placeAt(this.#file, this.#oddLine),
    );
  }

  #keep(part: Uint8Array): void {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length <= longestRow) return;
    throw new InputError(
      "row-too-long",
      `The row that starts on line ${this.#recordLine} is longer than ${longestRow / 2 ** 20} MiB.`,
      "Export the scores without the texts and images that go with them.",
      placeAt(this.#file, this.#recordLine),
    );
  }

  #takeLetter(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) this.#inText = false;
    if (this.#inText && this.#onTheWay()) this.#key.push(byte);
  }

  #openText(): void {
    this.#inText = true;
    if (this.#onTheWay()) this.#key = [];
  }

  /** Whether rows may still lie deeper than here, under a key that is read now. */
  #onTheWay(): boolean {
    return this.#rowsAt === 0 && this.#depth <= this.#deepest;
  }

  /** Whether the bracket opens a row; notes where it opens the array of rows. */
  #opensRecord(byte: number): boolean {
    if (this.#rowsAt > 0) {
      if (this.#depth !== this.#rowsAt) return false;
      if (byte !== openBrace) {
        this.#noteOdd();
        return false;
      }
      if (this.#oddLine > 0) this.#refuseOdd();
      this.#hasRows = true;
      this.#recordLine = this.#line;
      return true;
    }
    if (!this.#onTheWay()) return false;
    const depth = this.#depth;
    if (depth > 0) this.#keys[depth - 1] = this.#arrays[depth - 1] ? "*" : decode(Uint8Array.from(this.#key));
    this.#keys.length = depth;
    this.#arrays[depth] = byte === openBracket;
    const found = byte === openBracket && this.#paths.find(({ keys }) => leadsTo(this.#keys, keys));
    if (found) {
      this.#rowsAt = depth + 1;
      this.#rowsPath = found.path;
      this.#hasRows = false;
      this.#oddLine = 0;
    }
    return false;
  }

  #emit(last: Uint8Array): void {
    const parts = [...this.#parts, last];
    const bytes = joined(
      parts,
      parts.reduce((sum, part) => sum + part.length, 0),
    );
    this.#onRecord(decode(bytes), this.#recordLine, this.#rowsPath);
    this.#parts = [];
    this.#length = 0;
    this.#recordLine = 0;
  }
}

/** Where the letters of a text end that mean nothing to whoever looks for its end: most of a long file. */
function endOfPlain(chunk: Uint8Array, from: number): number {
  let at = from;
  while (at < chunk.length && chunk[at] !== quote && chunk[at] !== backslash) at++;
  return at;
}
