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

  /** How many distinct strings there are. */
  get count(): number {
    return this.#ends.length;
  }

  /** The number of bytes[start, end), new or known. */
  code(bytes: Uint8Array, start: number, end: number): number {
    const hash = hashOf(bytes, start, end);
    const slot = this.#slotOf(hash, bytes, start, end);
    const code = this.#slots[slot];
    return code >= 0 ? code : this.#add(slot, hash, bytes, start, end);
  }

  /** The number of bytes[start, end), or -1 where they were never seen. */
  find(bytes: Uint8Array, start: number, end: number): number {
    return this.#slots[this.#slotOf(hashOf(bytes, start, end), bytes, start, end)];
  }

  /** For each string of this dictionary its number in another, or -1 where that has it not. */
  codesIn(other: Dictionary): Int32Array {
    const bytes = this.#bytes.view();
    const codes = new Int32Array(this.count);
    for (let code = 0; code < codes.length; code++)
      codes[code] =
        other === this
          ? code
          : other.#slots[other.#slotOf(this.#hashes.at(code), bytes, this.#start(code), this.#ends.at(code))];
    return codes;
  }

  /** Below, at or above zero as the first string sorts before, with or after the second, byte by byte (C's strcmp). */
  compare(a: number, b: number): number {
    const bytes = this.#bytes.view();
    const [startA, endA, startB, endB] = [this.#start(a), this.#ends.at(a), this.#start(b), this.#ends.at(b)];
    const shorter = Math.min(endA - startA, endB - startB);
    for (let i = 0; i < shorter; i++) {
      const difference = bytes[startA + i] - bytes[startB + i];
      if (difference !== 0) return difference;
    }
    return endA - startA - (endB - startB);
  }

  /** One of the strings. */
  text(code: number): string {
    return decode(this.#bytes.view(), this.#start(code), this.#ends.at(code));
  }

  /** The distinct strings, by number. */
  texts(): string[] {
    return Array.from({ length: this.count }, (_, code) => this.text(code));
  }

  #start(code: number): number {
    return code === 0 ? 0 : this.#ends.at(code - 1);
  }

  /** Where the string stands among the slots, or the empty slot where it belongs. */
  #slotOf(hash: number, bytes: Uint8Array, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let code = this.#slots[slot]; code >= 0; code = this.#slots[slot]) {
      if (this.#hashes.at(code) === hash && this.#equals(code, bytes, start, end)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #equals(code: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#start(code);
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

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash ^ (hash >>> 15);
}
