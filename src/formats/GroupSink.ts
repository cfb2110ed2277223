import { Dictionary } from "./Dictionary.ts";
import { GrowingIntegers } from "./grow.ts";
import type { Sink } from "./Sink.ts";

/** A column that cannot group rows may be dropped once its distinct values take this many bytes. */
const largestGuess = 64 * 2 ** 20;

/** Keeps a text column as codes into its distinct values. */
export class GroupSink implements Sink {
  readonly column: string;
  /** True when the user named the column; a guessed one is given up when its text grows too large. */
  readonly asked: boolean;
  rows = 0;
  readonly #labels = new Dictionary();
  readonly #codes = new GrowingIntegers();
  readonly #encoder = new TextEncoder();

  constructor(column: string, asked: boolean) {
    this.column = column;
    this.asked = asked;
  }

  /** Whether the column was given up. */
  get abandoned(): boolean {
    return !this.asked && this.#labels.size > largestGuess;
  }

  bytes(bytes: Uint8Array, start: number, end: number): void {
    this.rows++;
    if (!this.abandoned) this.#codes.push(this.#labels.code(bytes, start, end));
  }

  text(text: string): void {
    const bytes = this.#encoder.encode(text);
    this.bytes(bytes, 0, bytes.length);
  }

  nothing(): void {
    this.text("");
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
