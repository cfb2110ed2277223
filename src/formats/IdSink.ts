import { InputError } from "../table/InputError.ts";
import { type Cursor, onLine } from "./Cursor.ts";
import { GrowingBytes, GrowingIntegers } from "./grow.ts";
import type { Sink } from "./Sink.ts";
import { decode } from "./utf8.ts";

/**
 * Collects ids as text in Unicode NFC. Bytes are gathered and decoded together by `flush`, and ids that come
 * in an order already known are not made a second time; both for speed.
 */
export class IdSink implements Sink {
  readonly column: string;
  readonly ids: string[] = [];
  /** Ids that NFC changed. */
  normalised = 0;
  rows = 0;
  readonly #cursor: Cursor;
  /** Ids of another file, as long as this one has the same in the same order. */
  #expected: readonly string[] | undefined;
  readonly #pending = new GrowingBytes();
  readonly #ends = new GrowingIntegers();
  #ascii = true;

  constructor(column: string, cursor: Cursor, expected?: readonly string[]) {
    this.column = column;
    this.#cursor = cursor;
    this.#expected = expected;
  }

  bytes(bytes: Uint8Array, start: number, end: number): void {
    if (start === end) this.nothing();
    const expected = this.#expected?.[this.rows++];
    if (expected !== undefined && spells(expected, bytes, start, end)) {
      this.ids.push(expected);
      return;
    }
    this.#expected = undefined;
    this.#ascii = this.#pending.append(bytes, start, end) && this.#ascii;
    this.#ends.push(this.#pending.length);
  }

  text(text: string): void {
    if (text === "") this.nothing();
    this.rows++;
    this.#add(text);
  }

  nothing(): never {
    refuseEmptyId(this.column, this.#cursor);
  }

  /** Turns the gathered bytes into ids; called between chunks. */
  flush(): void {
    const bytes = this.#pending.view();
    const text = this.#ascii ? decode(bytes) : "";
    let start = 0;
    for (let k = 0; k < this.#ends.length; k++) {
      const end = this.#ends.at(k);
      if (this.#ascii) this.ids.push(text.slice(start, end));
      else this.#add(decode(bytes, start, end));
      start = end;
    }
    this.#pending.clear();
    this.#ends.clear();
    this.#ascii = true;
  }

  #add(text: string): void {
    const id = text.normalize("NFC");
    if (id !== text) this.normalised++;
    this.ids.push(id);
  }
}

/** Throws InputError for a row that no id names. */
export function refuseEmptyId(column: string, row: Cursor): never {
  throw new InputError(
    "empty-id",
    `The row${onLine(row.line)} has no ${column || "id"}, so it cannot be paired.`,
    `Give every row a value in "${column}", or name another column with --id COLUMN.`,
    row.place(column),
  );
}

/** Whether bytes[start, end) are this text; false for all that is not ASCII. */
function spells(text: string, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== bytes[start + i] || code >= 0x80) return false;
  }
  return true;
}
