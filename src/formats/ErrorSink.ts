import { isErrorStatus, saysError } from "./cells.ts";
import type { Sink } from "./Sink.ts";
import { decode } from "./utf8.ts";

/** Remembers the rows whose scoring broke down. */
export class ErrorSink implements Sink {
  rows = 0;
  readonly #isStatus: boolean;
  #failed: number[] = [];
  /** True when the column turned out to hold numbers other than 0 and 1: an error that is measured, no flag. */
  #isMeasure = false;

  constructor(kind: "error" | "status") {
    this.#isStatus = kind === "status";
  }

  /** Rows that are marked, ascending. */
  get failed(): readonly number[] {
    return this.#isMeasure ? [] : this.#failed;
  }

  bytes(bytes: Uint8Array, start: number, end: number): void {
    if (start === end) this.nothing();
    else this.text(decode(bytes, start, end));
  }

  text(text: string): void {
    if (this.#isStatus ? isErrorStatus(text) : saysError(text)) this.#failed.push(this.rows);
    if (/^-?\d*\.\d*[1-9]\d*(?:e[+-]?\d+)?$/i.test(text)) this.#isMeasure = true;
    this.rows++;
  }

  nothing(): void {
    this.rows++;
  }
}
