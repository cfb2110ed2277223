import { InputError } from "../table/InputError.ts";
import { isRow, type JsonRow } from "./jsonCells.ts";

/** The fields of one object in a JSON document that was written by hand: each is checked, and errors name its place. */
export class JsonFields {
  readonly #row: JsonRow;
  readonly #file: string;
  /** Where the object stands, such as `strata[0]`; empty at the top. */
  readonly #at: string;

  /** @throws InputError unless the value is an object whose keys are all known. */
  constructor(value: unknown, file: string, at: string, known: readonly string[]) {
    this.#file = file;
    this.#at = at;
    if (!isRow(value)) throw this.refusal(at, value, `must be an object with ${known.join(", ")}`);
    this.#row = value;
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown !== undefined)
      throw this.error(`There is no field ${this.place(unknown)}.`, `Fields here: ${known.join(", ")}.`);
  }

  has(key: string): boolean {
    return this.#row[key] !== undefined && this.#row[key] !== null;
  }

  /** A text, or a number taken as text; undefined where there is none. */
  text(key: string): string | undefined {
    return this.has(key) ? (textOf(this.#row[key]) ?? this.#refuse(key, "must be text")) : undefined;
  }

  /** One of these words. */
  choice<Word extends string>(key: string, words: readonly Word[]): Word | undefined {
    if (!this.has(key)) return undefined;
    const found = words.find((word) => word === this.#row[key]);
    return found ?? this.#refuse(key, `must be one of ${words.join(", ")}`);
  }

  /** A whole number, at least this. */
  whole(key: string, least: number): number | undefined {
    const value = this.#row[key];
    if (!this.has(key)) return undefined;
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= least) return value;
    return this.#refuse(key, `must be a whole number, ${least} or more`);
  }

  /** A number above 0, at most this. */
  positive(key: string, most: number): number | undefined {
    const value = this.#row[key];
    if (!this.has(key)) return undefined;
    if (typeof value === "number" && value > 0 && value <= most) return value;
    return this.#refuse(
      key,
      `must be a number above 0${most < Number.POSITIVE_INFINITY ? `, at most ${most}` : ""}`,
    );
  }

  /** A list with at least one element. */
  list(key: string): readonly unknown[] | undefined {
    const value = this.#row[key];
    if (!this.has(key)) return undefined;
    return Array.isArray(value) && value.length > 0 ? value : this.#refuse(key, "must be a list, not empty");
  }

  /** A field as errors name it. */
  place(key: string): string {
    return this.#at === "" ? key : `${this.#at}.${key}`;
  }

  error(message: string, hint: string): InputError {
    return new InputError("design-file", `${this.#file}: ${message}`, hint, { file: this.#file });
  }

  refusal(place: string, value: unknown, must: string): InputError {
    return this.error(
      `${place || "the file"} is ${shown(value)}; it ${must}.`,
      "See docs/schema/design.schema.json, or gatestats explain designs.",
    );
  }

  #refuse(key: string, must: string): never {
    throw this.refusal(this.place(key), this.#row[key], must);
  }
}

/** A name as text, in the one Unicode form in which names are compared. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value.normalize("NFC") : undefined;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
