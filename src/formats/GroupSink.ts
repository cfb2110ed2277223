import { Dictionary } from "./Dictionary.ts";
import { GrowingIntegers } from "./grow.ts";
import type { Sink } from "./Sink.ts";

/**
 * Why a column is read as one that groups rows: it was named, it has a name that documents have, or every column is
 * looked at.
 */
export type GroupReason = "asked" | "likely" | "any";

/** A column may be given up once its distinct values take this many bytes. */
const largest: Readonly<Record<GroupReason, number>> = {
  asked: Number.POSITIVE_INFINITY,
  likely: 64 * 2 ** 20,
  any: 4 * 2 ** 20,
};

/** Of a column that is only looked at: a cell longer than this is no name. */
const longestName = 1000;

/** After so many rows, a column that is only looked at and has shown a new value on nine of ten names rows. */
const patience = 2000;

/** Keeps a text column as codes into its distinct values. */
export class GroupSink implements Sink {
  readonly column: string;
  readonly reason: GroupReason;
  rows = 0;
  /** Whether the column was given up; one that was asked for never is. */
  abandoned = false;
  #labels = new Dictionary();
  readonly #codes = new GrowingIntegers();
  readonly #encoder = new TextEncoder();

  constructor(column: string, reason: GroupReason) {
    this.column = column;
    this.reason = reason;
  }

  bytes(bytes: Uint8Array, start: number, end: number): void {
    this.rows++;
    if (this.abandoned) return;
    if (this.reason === "any" && end - start > longestName) {
      this.#giveUp();
      return;
    }
    this.#codes.push(this.#labels.code(bytes, start, end));
    if (this.#labels.size > largest[this.reason] || this.#namesRows()) this.#giveUp();
  }

  text(text: string): void {
    if (this.abandoned) {
      this.rows++;
      return;
    }
    const bytes = this.#encoder.encode(text);
    this.bytes(bytes, 0, bytes.length);
  }

  nothing(): void {
    this.text("");
  }

  /** Whether a column that is only looked at has a value of its own on nearly every row. */
  #namesRows(): boolean {
    return this.reason === "any" && this.rows === patience && this.#labels.count > 0.9 * patience;
  }

  #giveUp(): void {
    this.abandoned = true;
    this.#labels = new Dictionary();
    this.#codes.clear();
  }

  /** The label of each row; equal labels are the same string. */
  labels(): string[] {
    const names = this.#labels.texts().map((name) => name.normalize("NFC"));
    const codes = this.#codes.view();
    const out = new Array<string>(codes.length);
    for (let i = 0; i < codes.length; i++) out[i] = names[codes[i]];
    return out;
  }
}
