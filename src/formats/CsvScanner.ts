import { InputError } from "../table/InputError.ts";
import { joined } from "./bytes.ts";
import { placeAt } from "./Cursor.ts";
import { decode } from "./utf8.ts";

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quote = 0x22;
const space = 0x20;

/** The fields of one row as spans of a buffer; valid until the next row. */
export interface Row {
  readonly bytes: Uint8Array;
  /** Line on which the row starts, from 1. */
  readonly line: number;
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** 1 where the span still holds doubled quotes. */
  readonly doubled: Uint8Array;
}

/**
 * Cuts delimited text into rows (RFC 4180; LF, CRLF or CR; blank lines skipped; unquoted fields trimmed),
 * over chunks of any size, without making a string. A row that a chunk cuts in two waits for the next chunk.
 */
export class CsvScanner {
  readonly #file: string;
  readonly #delimiter: number;
  readonly #onRow: (row: Row) => void;
  readonly #row = {
    bytes: new Uint8Array(0) as Uint8Array,
    line: 1,
    count: 0,
    starts: new Int32Array(64),
    ends: new Int32Array(64),
    doubled: new Uint8Array(64),
  };
  #line = 1;
  #waiting: Uint8Array[] = [];
  #waitingLength = 0;
  #enough = 0;

  constructor(file: string, delimiter: number, onRow: (row: Row) => void) {
    this.#file = file;
    this.#delimiter = delimiter;
    this.#onRow = onRow;
  }

  /** Takes the next bytes; calls back for every row they complete. */
  push(chunk: Uint8Array): void {
    this.#waiting.push(chunk);
    this.#waitingLength += chunk.length;
    if (this.#waitingLength >= this.#enough) this.#scanWaiting(false);
  }

  /** Ends the file; calls back for the last row if no newline ended it. */
  end(): void {
    this.#scanWaiting(true);
  }

  #scanWaiting(last: boolean): void {
    const bytes = joined(this.#waiting, this.#waitingLength);
    const rest = bytes.subarray(this.#rows(bytes, last));
    this.#waiting = rest.length > 0 ? [rest] : [];
    this.#waitingLength = rest.length;
    // A row longer than a chunk is looked at again only when twice as much of it is there.
    this.#enough = rest.length * 2;
  }

  /** Scans whole rows and returns where the first incomplete one starts. */
  #rows(bytes: Uint8Array, last: boolean): number {
    const row = this.#row;
    row.bytes = bytes;
    let at = 0;
    while (at < bytes.length) {
      row.line = this.#line;
      const next = this.#fields(bytes, at, last);
      if (next < 0) {
        this.#line = row.line;
        return at;
      }
      at = next;
      const blank = row.count === 1 && row.starts[0] === row.ends[0];
      if (!blank) this.#onRow(row);
    }
    return at;
  }

  /** Finds the fields of the row at `at`; returns where the next row starts, or -1 where this one is cut. */
  #fields(bytes: Uint8Array, at: number, last: boolean): number {
    const row = this.#row;
    const delimiter = this.#delimiter;
    const length = bytes.length;
    row.count = 0;
    for (;;) {
      const start = at;
      let byte = at < length ? bytes[at] : lineFeed;
      while (byte !== delimiter && byte !== lineFeed && byte !== carriageReturn && byte !== quote) {
        byte = ++at < length ? bytes[at] : lineFeed;
      }
      if (byte === quote) {
        at = isBlank(bytes, start, at) ? this.#quoted(bytes, at, last) : this.#unquoted(bytes, start, at);
        if (at < 0) return -1;
      } else this.#add(start, at, 0);
      if (at === length) return last ? at : -1;
      byte = bytes[at++];
      if (byte === delimiter) continue;
      this.#line++;
      if (byte === lineFeed) return at;
      if (at === length) return last ? at : -1;
      return bytes[at] === lineFeed ? at + 1 : at;
    }
  }

  /** A field with a quote in its middle, where a quote is a letter like any other. */
  #unquoted(bytes: Uint8Array, start: number, from: number): number {
    let at = from;
    while (at < bytes.length && !this.#endsField(bytes[at])) at++;
    this.#add(start, at, 0);
    return at;
  }

  /** A field in quotes; returns where its delimiter or newline stands, or -1 where the field is cut. */
  #quoted(bytes: Uint8Array, open: number, last: boolean): number {
    const line = this.#line;
    let doubled = 0;
    let at = open + 1;
    for (; ; at++) {
      if (at >= bytes.length) return last ? refuseUnclosed(this.#file, line) : -1;
      const byte = bytes[at];
      if (byte === lineFeed || (byte === carriageReturn && bytes[at + 1] !== lineFeed)) this.#line++;
      if (byte !== quote) continue;
      if (at + 1 === bytes.length && !last) return -1;
      if (bytes[at + 1] !== quote) break;
      doubled = 1;
      at++;
    }
    this.#add(open + 1, at, doubled, true);
    do at++;
    while (at < bytes.length && bytes[at] === space && bytes[at] !== this.#delimiter);
    if (at < bytes.length && !this.#endsField(bytes[at])) refuseAfterQuote(this.#file, line);
    return at;
  }

  #endsField(byte: number): boolean {
    return byte === this.#delimiter || byte === lineFeed || byte === carriageReturn;
  }

  #add(from: number, to: number, doubled: number, keepBlanks = false): void {
    const row = this.#row;
    let start = from;
    let end = to;
    if (!keepBlanks) {
      while (start < end && row.bytes[start] <= space) start++;
      while (start < end && row.bytes[end - 1] <= space) end--;
    }
    if (row.count === row.starts.length) this.#widen();
    row.starts[row.count] = start;
    row.ends[row.count] = end;
    row.doubled[row.count++] = doubled;
  }

  #widen(): void {
    const row = this.#row;
    const wider = <A extends Int32Array | Uint8Array>(to: A, from: A): A => {
      to.set(from);
      return to;
    };
    row.starts = wider(new Int32Array(row.count * 2), row.starts);
    row.ends = wider(new Int32Array(row.count * 2), row.ends);
    row.doubled = wider(new Uint8Array(row.count * 2), row.doubled);
  }
}

function refuseUnclosed(file: string, line: number): never {
  throw new InputError(
    "unclosed-quote",
    `A quote opened on line ${line} is never closed.`,
    'Close it, or double a quote that belongs to the text: "".',
    placeAt(file, line),
  );
}

function refuseAfterQuote(file: string, line: number): never {
  throw new InputError(
    "text-after-quote",
    `A quoted field that starts on line ${line} goes on after its closing quote.`,
    'Double a quote that belongs to the text: "".',
    placeAt(file, line),
  );
}

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i] !== space) return false;
  return true;
}

/** A field as text, its doubled quotes made one. */
export function fieldText(row: Row, field: number): string {
  const text = decode(row.bytes, row.starts[field], row.ends[field]);
  return row.doubled[field] ? text.replaceAll('""', '"') : text;
}
