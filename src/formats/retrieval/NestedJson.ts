import { InputError } from "../../table/InputError.ts";
import { joined } from "../bytes.ts";
import { placeAt } from "../Cursor.ts";
import { decode } from "../utf8.ts";

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** What may come next. */
type Expected =
  | "start"
  | "first query"
  | "query"
  | "first document"
  | "document"
  | "after document"
  | "after query"
  | "end";

/** Where a text or a value stands in the bytes at hand. */
interface Span {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** Longer names or numbers are not waited for. */
const longest = 1 << 20;

/**
 * Reads `{"query": {"document": number}}` as its bytes come by, so that it may be larger than a string can be.
 * Values are handed on as they are written.
 */
export class NestedJson {
  readonly #file: string;
  readonly #onQuery: (query: Span, line: number) => void;
  readonly #onDocument: (document: Span, value: Span, line: number) => void;
  #expected: Expected = "start";
  #line = 1;
  #rest: Uint8Array = new Uint8Array(0);
  #bytes: Uint8Array = this.#rest;
  #at = 0;

  constructor(
    file: string,
    onQuery: (query: Span, line: number) => void,
    onDocument: (document: Span, value: Span, line: number) => void,
  ) {
    this.#file = file;
    this.#onQuery = onQuery;
    this.#onDocument = onDocument;
  }

  /** Takes the next bytes. Throws InputError where they are not of this form. */
  push(chunk: Uint8Array): void {
    const { length } = this.#rest;
    this.#bytes = length > 0 ? joined([this.#rest, chunk], length + chunk.length) : chunk;
    this.#at = 0;
    let from = 0;
    let line = this.#line;
    while (this.#step()) {
      from = this.#at;
      line = this.#line;
    }
    // What is cut is read again from its start, together with the bytes to come.
    this.#line = line;
    this.#rest = this.#bytes.slice(from);
    if (this.#rest.length > longest) throw this.#unexpected("a name or number longer than a megabyte");
  }

  /** Ends the document. Throws InputError where it was cut short. */
  end(): void {
    if (this.#expected === "end") return;
    const line = this.#line + this.#rest.filter((byte) => byte === lineFeed).length;
    throw new InputError(
      "json-syntax",
      `Not JSON: the file ends on line ${line} in the middle of a value.`,
      "Check that the file was written to its end.",
      placeAt(this.#file, line),
    );
  }

  /** Reads one step further; false where the bytes at hand do not hold it to its end. */
  #step(): boolean {
    const byte = this.#next();
    if (byte === undefined) return false;
    switch (this.#expected) {
      case "start":
        if (byte !== openBrace) throw this.#unexpected();
        return this.#pass("first query");
      case "first query":
        return byte === closeBrace ? this.#pass("end") : this.#query();
      case "query":
        return this.#query();
      case "first document":
        return byte === closeBrace ? this.#pass("after query") : this.#document();
      case "document":
        return this.#document();
      case "after document":
        if (byte === comma) return this.#pass("document");
        if (byte === closeBrace) return this.#pass("after query");
        throw this.#unexpected();
      case "after query":
        if (byte === comma) return this.#pass("query");
        if (byte === closeBrace) return this.#pass("end");
        throw this.#unexpected();
      default:
        throw this.#unexpected();
    }
  }

  #query(): boolean {
    const query = this.#name();
    if (query === undefined) return false;
    const byte = this.#next();
    if (byte === undefined) return false;
    if (byte !== openBrace) throw this.#unexpected();
    this.#onQuery(query, this.#line);
    return this.#pass("first document");
  }

  #document(): boolean {
    const document = this.#name();
    if (document === undefined || this.#next() === undefined) return false;
    const start = this.#at;
    while (this.#at < this.#bytes.length && isOfNumber(this.#bytes[this.#at])) this.#at++;
    if (this.#at === this.#bytes.length) return false;
    if (this.#at === start) throw this.#unexpected();
    this.#onDocument(document, { bytes: this.#bytes, start, end: this.#at }, this.#line);
    this.#expected = "after document";
    return true;
  }

  /** A text and the colon after it. */
  #name(): Span | undefined {
    if (this.#bytes[this.#at] !== quote) throw this.#unexpected();
    const start = this.#at;
    let escaped = false;
    for (let at = start + 1; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at];
      if (byte < 0x20) throw this.#unexpected("a control character in a text");
      if (byte === backslash) {
        escaped = true;
        at++;
      } else if (byte === quote) {
        this.#at = at + 1;
        const next = this.#next();
        if (next === undefined) return undefined;
        if (next !== colon) throw this.#unexpected();
        this.#at++;
        return escaped ? this.#unescaped(start, at + 1) : { bytes: this.#bytes, start: start + 1, end: at };
      }
    }
    return undefined;
  }

  #unescaped(start: number, end: number): Span {
    try {
      const bytes = new TextEncoder().encode(JSON.parse(decode(this.#bytes, start, end)));
      return { bytes, start: 0, end: bytes.length };
    } catch (error) {
      if (error instanceof SyntaxError) throw this.#unexpected("a text that is not escaped as JSON is");
      throw error;
    }
  }

  /** Goes on past the byte at hand. */
  #pass(expected: Expected): true {
    this.#at++;
    this.#expected = expected;
    return true;
  }

  /** The next byte that is no white space, and goes to it; undefined at the end of the bytes at hand. */
  #next(): number | undefined {
    for (; this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === lineFeed) this.#line++;
      else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return byte;
    }
    return undefined;
  }

  #unexpected(what?: string): InputError {
    const found = what ?? JSON.stringify(String.fromCharCode(this.#bytes[this.#at]));
    return new InputError(
      "json-shape",
      `Unexpected ${found} on line ${this.#line}: not of the form {"query": {"document": number}}.`,
      'Give a run or judgements as JSON like {"q1": {"d7": 0.9, "d3": 0.4}, "q2": {…}}.',
      placeAt(this.#file, this.#line),
    );
  }
}

/** Digits, signs, points and the letters of words such as null and NaN: the value itself is judged later. */
function isOfNumber(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    byte === 0x2d ||
    byte === 0x2e ||
    byte === 0x2b
  );
}
