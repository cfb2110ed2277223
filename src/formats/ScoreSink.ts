import { failed, missing, scored } from "../table/ScoreTable.ts";
import { readCell } from "./cells.ts";
import { plainDecimal } from "./decimal.ts";
import { GrowingBytes, GrowingFloats } from "./grow.ts";
import type { Sink } from "./Sink.ts";
import { decode } from "./utf8.ts";

/** Labels remembered for the error message, and to tell a column of text from a column of scores. */
const rememberedLabels = 1000;

/** No score is written with more letters than this: a longer cell is text, and only its start is kept. */
const longestScore = 64;

/** A cell that is neither a score nor a missing token. */
export interface UnknownLabel {
  readonly row: number;
  readonly text: string;
}

/** Collects a column that is, or may turn out to be, one of scores. Judgement waits until the file is read. */
export class ScoreSink implements Sink {
  readonly column: string;
  readonly unknown: UnknownLabel[] = [];
  unknownCount = 0;
  scoredCount = 0;
  /** Words met and the scores they stood for. */
  readonly mapped: Map<string, number> = new Map();
  commas = 0;
  points = 0;
  readonly #decimalComma: boolean;
  readonly #values = new GrowingFloats();
  readonly #state = new GrowingBytes();

  constructor(column: string, decimalComma: boolean) {
    this.column = column;
    this.#decimalComma = decimalComma;
  }

  get rows(): number {
    return this.#state.length;
  }

  bytes(bytes: Uint8Array, start: number, end: number): void {
    if (end - start > longestScore) {
      this.#pushLabel(new TextDecoder().decode(bytes.subarray(start, start + longestScore)));
      return;
    }
    const value = plainDecimal(bytes, start, end);
    if (Number.isNaN(value)) this.text(decode(bytes, start, end));
    else {
      if (this.#decimalComma && !Number.isInteger(value)) this.points++;
      this.#push(value, scored);
    }
  }

  text(text: string): void {
    if (text.length > longestScore) {
      this.#pushLabel(copyOf(text.slice(0, longestScore)));
      return;
    }
    const cell = readCell(text, this.#decimalComma);
    if (cell.kind === "number") {
      if (cell.comma) this.commas++;
      else if (text.includes(".")) this.points++;
      this.#push(cell.value, scored);
    } else if (cell.kind === "label") {
      this.mapped.set(text.trim(), cell.value);
      this.#push(cell.value, scored);
    } else if (cell.kind === "unknown") this.#pushLabel(text);
    else this.#push(0, cell.kind === "failed" ? failed : missing);
  }

  /** Takes a number that needed no parsing. */
  number(value: number): void {
    if (Number.isFinite(value)) this.#push(value, scored);
    else this.nothing();
  }

  nothing(): void {
    this.#push(0, missing);
  }

  values(): Float64Array {
    return this.#values.view();
  }

  state(): Uint8Array {
    return this.#state.view();
  }

  #pushLabel(text: string): void {
    if (this.unknown.length < rememberedLabels) this.unknown.push({ row: this.rows, text });
    this.unknownCount++;
    this.nothing();
  }

  #push(value: number, state: number): void {
    if (state === scored) this.scoredCount++;
    this.#values.push(value + 0); // −0 becomes 0
    this.#state.push(state);
  }
}

/** The same letters in a string of their own: a slice would keep the whole text it was cut from. */
function copyOf(slice: string): string {
  return Array.from(slice).join("");
}
