import { InputError } from "../../table/InputError.ts";
import { joined } from "../bytes.ts";
import { decode } from "../utf8.ts";

const lineFeed = 0x0a;
const hash = 0x23;
/** A line of a run takes a few hundred bytes; the end of one of this length is not waited for. */
const longest = 1 << 20;
/** Fields of a line that are kept; those beyond are only counted. */
const most = 8;

/** Fields are parted by any white space; or by tabs, so that names may hold blanks, in each line that has enough of them. */
export type Separator = "blanks" | "tabs";

/**
 * Cuts lines into fields as bytes come by. Empty lines and lines that start with # are left out.
 * The fields of the current line stand in `bytes`, from `starts` to before `ends`.
 */
export class FieldLines {
  bytes: Uint8Array = new Uint8Array(0);
  readonly starts: Int32Array = new Int32Array(most);
  readonly ends: Int32Array = new Int32Array(most);
  count = 0;
  line = 0;
  readonly #file: string;
  readonly #separator: Separator;
  readonly #least: number;
  readonly #onLine: (fields: FieldLines) => void;
  /** The start of a line whose end is still to come. */
  #rest: Uint8Array = new Uint8Array(0);

  /** @param least how many fields a line should have */
  constructor(file: string, separator: Separator, least: number, onLine: (fields: FieldLines) => void) {
    this.#file = file;
    this.#separator = separator;
    this.#least = least;
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
    while (from <= last) from = this.#take(chunk, from);
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

  /** Takes a line that is there with its line feed; gives where the next one starts. */
  #take(bytes: Uint8Array, from: number): number {
    this.line++;
    this.bytes = bytes;
    let next = 0;
    if (this.#separator === "tabs") {
      next = this.#split(tabs, from);
      this.#trim();
    }
    if (this.#separator === "blanks" || this.count < this.#least) next = this.#split(blanks, from);
    if (this.count > 0 && bytes[this.starts[0]] !== hash) this.#onLine(this);
    return next;
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
