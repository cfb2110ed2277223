import { InputError } from "../table/InputError.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Decodes text that comes in chunks, strictly: what is not of the encoding is an InputError with the line, for the same
 * reason as in `decode`.
 */
export class StrictDecoder {
  readonly #file: string;
  readonly #encoding: string;
  readonly #decoder: TextDecoder;
  #line = 1;

  constructor(file: string, encoding: "utf-8" | "utf-16le" | "utf-16be") {
    this.#file = file;
    this.#encoding = encoding;
    this.#decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: encoding === "utf-8" });
  }

  /** The text that a chunk completes; without a chunk the end of the file. */
  decode(chunk?: Uint8Array): string {
    try {
      const text = this.#decoder.decode(chunk, { stream: chunk !== undefined });
      this.#line += newlinesIn(text);
      return text;
    } catch {
      const lossy = new TextDecoder(this.#encoding).decode(chunk);
      const line = this.#line + newlinesIn(lossy.slice(0, Math.max(0, lossy.indexOf("\ufffd"))));
      const name = this.#encoding.toUpperCase();
      throw new InputError("not-utf8", `Line ${line} is not ${name} text.`, "Save the file as UTF-8.", {
        file: this.#file,
        line,
      });
    }
  }
}

/** The text of a whole file, without a byte order mark. Throws InputError with the line where it is not UTF-8. */
export function fileText(bytes: Uint8Array, file: string): string {
  const strict = new StrictDecoder(file, "utf-8");
  return (strict.decode(bytes) + strict.decode()).replace(/^\uFEFF/, "");
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

/**
 * Text of bytes[start, end). Throws InputError where they are not UTF-8: two ids with a letter lost each
 * could otherwise become the same id.
 */
export function decode(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  try {
    return decoder.decode(bytes.subarray(start, end));
  } catch {
    const about = new TextDecoder().decode(bytes.subarray(start, Math.min(end, start + 80)));
    throw new InputError(
      "not-utf8",
      `${JSON.stringify(about)} is not UTF-8 text.`,
      "Save the file as UTF-8 (in a spreadsheet: CSV UTF-8).",
    );
  }
}
