/** From id to row. */
export interface IdIndex {
  /** Rows whose id stood on an earlier row already. */
  readonly repeated: readonly number[];
  /** The first row with this id, or -1. */
  row(id: string): number;
}

/**
 * For ids by the million: a hash table of row numbers (open addressing, FNV-1a over the
 * letters), several times smaller and faster to build than a Map of strings.
 */
class Index implements IdIndex {
  readonly #ids: readonly string[];
  readonly #hashes: Int32Array;
  /** Row + 1 in each slot; 0 where it is free. */
  readonly #slots: Int32Array;
  readonly repeated: readonly number[];

  constructor(ids: readonly string[]) {
    this.#ids = ids;
    this.#hashes = new Int32Array(ids.length);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(ids.length * 2 + 2)));
    const repeated: number[] = [];
    for (let row = 0; row < ids.length; row++) {
      this.#hashes[row] = hash(ids[row]);
      const slot = this.#slotOf(ids[row], this.#hashes[row]);
      if (this.#slots[slot] === 0) this.#slots[slot] = row + 1;
      else repeated.push(row);
    }
    this.repeated = repeated;
  }

  row(id: string): number {
    return this.#slots[this.#slotOf(id, hash(id))] - 1;
  }

  /** Where the id stands, or the free slot where it would. */
  #slotOf(id: string, hashed: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashed & mask;
    for (let held = this.#slots[slot]; held > 0; held = this.#slots[slot]) {
      if (this.#hashes[held - 1] === hashed && this.#ids[held - 1] === id) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}

const made = new WeakMap<readonly string[], IdIndex>();

/** The index of a list of ids, made once for each list. */
export function indexIds(ids: readonly string[]): IdIndex {
  const index = made.get(ids) ?? new Index(ids);
  made.set(ids, index);
  return index;
}

function hash(text: string): number {
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return h ^ (h >>> 15);
}
