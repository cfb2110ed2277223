import { InputError } from "../../table/InputError.ts";
import { joined } from "../bytes.ts";
import { decode } from "../utf8.ts";

const lineFeed = 0x0a;
const hash = 0x23;
/** A line of a run takes a few hundred bytes; the end of one of this length is not waited for. */
const longest = 1 << 20;
/** Fields of a line that are kept; those beyond are only counted. */
const most = 8;

/**
 * Cuts lines into fields as bytes come by: at white space or, where that does not give as many as are expected and tabs
 * do, at tabs, so that names may hold blanks. Empty lines and lines that start with # are left out.
 * The fields of the current line stand in `bytes`, from `starts` to before `ends`.
 */
export class FieldLines {
  bytes: Uint8Array = new Uint8Array(0);
  readonly starts: Int32Array = new Int32Array(most);
  readonly ends: Int32Array = new Int32Array(most);
  count = 0;
  line = 0;
  readonly #file: string;
  readonly #expected: number;
  readonly #onLine: (fields: FieldLines) => void;
  /** The start of a line whose end is still to come. */
  #rest: Uint8Array = new Uint8Array(0);

  /** @param expected how many fields a line should have */
  constructor(file: string, expected: number, onLine: (fields: FieldLines) => void) {
    this.#file = file;
    this.#expected = expected;
    this.#onLine = onLine;
  }

  /** Takes the next bytes; calls back for each line that they complete. */
  push(given: Uint8Array): void {
    const chunk = plainBytes(given);
    const last = chunk.lastIndexOf(lineFeed);
    let from = 0;
    if (last >= 0 && this.#rest.length > 0) {
      from = chunk.indexOf(lineFeed) + 1;
      this.#take(this.#withRest(chunk.subarray(0, from)), 0);
      this.#rest = new Uint8Array(0);
    }
    from = this.#takeLines(chunk, from, last);
    this.#rest = this.#withRest(chunk.subarray(from));
    if (this.#rest.length > longest) throw tooLong(this.#file, this.line + 1);
  }

  /** Takes the last line, where no line feed ends it. */
  end(): void {
    if (this.#rest.length > 0) this.push(Uint8Array.of(lineFeed));
  }

  /** A field of the current line, as text. */
  text(field: number): string {
    return decode(this.bytes, this.starts[field], this.ends[field]);
  }

  /** A copy: the chunk is not kept. */
  #withRest(bytes: Uint8Array): Uint8Array {
    const { length } = this.#rest;
    return length > 0 ? joined([this.#rest, bytes], length + bytes.length) : bytes.slice();
  }

  /** Takes the lines up to the last line feed; gives where the line after it starts. */
  #takeLines(bytes: Uint8Array, from: number, last: number): number {
    let at = from;
    while (at <= last) at = this.#take(bytes, at);
    return at;
  }

  /** Takes a line that is there with its line feed; gives where the next one starts. */
  #take(bytes: Uint8Array, from: number): number {
    this.line++;
    this.bytes = bytes;
    const next = this.#split(blanks, from);
    if (this.count > this.#expected) this.#tryTabs(from);
    if (this.count > 0 && bytes[this.starts[0]] !== hash) this.#onLine(this);
    return next;
  }

  #tryTabs(from: number): void {
    this.#split(tabs, from);
    if (this.count === this.#expected) this.#trim();
    else this.#split(blanks, from);
  }

  #split(kinds: Uint8Array, from: number): number {
    const { bytes, starts, ends } = this;
    let count = 0;
    let at = from;
    for (;;) {
      while (kinds[bytes[at]] === 1) at++;
      if (kinds[bytes[at]] === 2) break;
      const start = at;
      while (kinds[bytes[at]] === 0) at++;
      if (count < most) {
        starts[count] = start;
        ends[count] = at;
      }
      count++;
    }
    this.count = count;
    return at + 1;
  }

  /** Takes the blanks round the fields off, which splitting at tabs leaves there. */
  #trim(): void {
    for (let field = 0; field < Math.min(this.count, most); field++) {
      while (this.starts[field] < this.ends[field] && this.bytes[this.starts[field]] <= 0x20)
        this.starts[field]++;
      while (this.starts[field] < this.ends[field] && this.bytes[this.ends[field] - 1] <= 0x20)
        this.ends[field]--;
    }
  }
}

/** The same bytes without Node's own class around them: code that meets one class only runs several times as fast. */
function plainBytes({ buffer, byteOffset, length }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, length);
}

/** For each byte: 1 where it parts fields, 2 where it ends the line. */
const blanks = kindsOf([0x09, 0x0b, 0x0c, 0x0d, 0x20]);
const tabs = kindsOf([0x09, 0x0d]);

function kindsOf(separators: readonly number[]): Uint8Array {
  const kinds = new Uint8Array(256);
  for (const byte of separators) kinds[byte] = 1;
  kinds[lineFeed] = 2;
  return kinds;
}

function tooLong(file: string, line: number): InputError {
  return new InputError(
    "line-too-long",
    `Line ${line} is longer than a megabyte.`,
    "A run or judgements have one document a line: check that this is such a file, with line feeds.",
    { file, line },
  );
}
