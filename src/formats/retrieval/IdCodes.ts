import type { Dictionary } from "../Dictionary.ts";
import { decode } from "../utf8.ts";

/** Numbers ids as they are read from bytes, in Unicode NFC, without making a string of those that are ASCII. */
export class IdCodes {
  readonly dictionary: Dictionary;
  /** Ids that NFC changed. */
  normalised = 0;
  readonly #encoder = new TextEncoder();

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary;
  }

  /** The number of the id at bytes[start, end). Throws InputError where it is not UTF-8. */
  code(bytes: Uint8Array, start: number, end: number): number {
    let bits = 0;
    for (let i = start; i < end; i++) bits |= bytes[i];
    return bits < 0x80 ? this.dictionary.code(bytes, start, end) : this.#beyondAscii(bytes, start, end);
  }

  #beyondAscii(bytes: Uint8Array, start: number, end: number): number {
    const text = decode(bytes, start, end);
    const normal = text.normalize("NFC");
    if (normal === text) return this.dictionary.code(bytes, start, end);
    this.normalised++;
    const encoded = this.#encoder.encode(normal);
    return this.dictionary.code(encoded, 0, encoded.length);
  }
}
