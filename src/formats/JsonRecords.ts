import { InputError } from "../table/InputError.ts";
import { joined } from "./bytes.ts";
import { placeAt } from "./Cursor.ts";
import { decode } from "./utf8.ts";

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;
const openBrace = 0x7b;
const openBracket = 0x5b;
const closeBrace = 0x7d;
const closeBracket = 0x5d;

/**
 * Cuts the rows out of a JSON document as its bytes come by, so that it may be larger than a string can be:
 * the objects in the outermost array, or in an array under one of some keys of the outermost object.
 */
export class JsonRecords {
  readonly #file: string;
  readonly #keys: readonly string[];
  readonly #onRecord: (text: string, line: number) => void;
  #depth = 0;
  /** Depth of the array whose objects are rows; 0 while outside of it. */
  #rowsAt = 0;
  #inText = false;
  #escaped = false;
  #line = 1;
  /** Bytes of the latest text directly inside the outermost object: the key of what follows. */
  #key: number[] = [];
  /** The parts so far of the row that is being read, and the line on which it started. */
  #parts: Uint8Array[] = [];
  #recordLine = 0;

  constructor(file: string, keys: readonly string[], onRecord: (text: string, line: number) => void) {
    this.#file = file;
    this.#keys = keys;
    this.#onRecord = onRecord;
  }

  /** Takes the next bytes; calls back for each row that they complete. */
  push(chunk: Uint8Array): void {
    let from = this.#recordLine > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === lineFeed) this.#line++;
      if (this.#inText) this.#takeLetter(byte);
      else if (byte === quote) this.#openText();
      else if (byte === openBrace || byte === openBracket) {
        if (this.#opensRecord(byte)) from = at;
        this.#depth++;
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#depth--;
        if (this.#depth < this.#rowsAt) this.#rowsAt = 0;
        else if (this.#recordLine > 0 && this.#depth === this.#rowsAt) {
          this.#emit(chunk.subarray(from, at + 1));
          from = -1;
        }
      }
    }
    if (from >= 0) this.#parts.push(chunk.slice(from));
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

  #takeLetter(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) this.#inText = false;
    if (this.#depth === 1 && this.#inText) this.#key.push(byte);
  }

  #openText(): void {
    this.#inText = true;
    if (this.#depth === 1) this.#key = [];
  }

  /** Whether the bracket opens a row; notes where it opens the array of rows. */
  #opensRecord(byte: number): boolean {
    if (this.#rowsAt === 0 && byte === openBracket) {
      const wanted = this.#depth === 0 || (this.#depth === 1 && this.#keys.includes(this.#keyText()));
      if (wanted) this.#rowsAt = this.#depth + 1;
      return false;
    }
    if (byte !== openBrace || this.#rowsAt === 0 || this.#depth !== this.#rowsAt) return false;
    this.#recordLine = this.#line;
    return true;
  }

  #keyText(): string {
    return decode(Uint8Array.from(this.#key));
  }

  #emit(last: Uint8Array): void {
    const parts = [...this.#parts, last];
    const bytes = joined(
      parts,
      parts.reduce((sum, part) => sum + part.length, 0),
    );
    this.#onRecord(decode(bytes), this.#recordLine);
    this.#parts = [];
    this.#recordLine = 0;
  }
}
