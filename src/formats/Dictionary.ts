import { GrowingBytes, GrowingIntegers } from "./grow.ts";
import { decode } from "./utf8.ts";

/** Numbers the distinct byte strings it is shown, from 0 in order of first sight. Open addressing, FNV-1a. */
export class Dictionary {
  #slots = new Int32Array(1024).fill(-1);
  readonly #bytes = new GrowingBytes();
  readonly #ends = new GrowingIntegers();
  readonly #hashes = new GrowingIntegers();

  /** Bytes held by the distinct strings. */
  get size(): number {
    return this.#bytes.length;
  }

  /** The number of bytes[start, end), new or known. */
  code(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5 | 0;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let code = this.#slots[slot]; code >= 0; code = this.#slots[slot]) {
      if (this.#hashes.at(code) === hash && this.#equals(code, bytes, start, end)) return code;
      slot = (slot + 1) & mask;
    }
    return this.#add(slot, hash, bytes, start, end);
  }

  /** The distinct strings, by number. */
  texts(): string[] {
    const ends = this.#ends.view();
    const bytes = this.#bytes.view();
    return Array.from(ends, (end, code) => decode(bytes, code === 0 ? 0 : ends[code - 1], end));
  }

  #equals(code: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = code === 0 ? 0 : this.#ends.at(code - 1);
    return this.#ends.at(code) - from === end - start && this.#bytes.holds(from, bytes, start, end);
  }

  #add(slot: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const code = this.#ends.length;
    this.#slots[slot] = code;
    this.#bytes.append(bytes, start, end);
    this.#ends.push(this.#bytes.length);
    this.#hashes.push(hash);
    if (this.#ends.length * 2 > this.#slots.length) this.#rehash();
    return code;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    const hashes = this.#hashes.view();
    for (let code = 0; code < hashes.length; code++) {
      let slot = hashes[code] & mask;
      while (slots[slot] >= 0) slot = (slot + 1) & mask;
      slots[slot] = code;
    }
    this.#slots = slots;
  }
}
