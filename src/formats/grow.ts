/** Typed arrays that grow by doubling, for columns whose length is not known before the file ends. */

export class GrowingFloats {
  #values: Float64Array = new Float64Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length)
      this.#values = doubled(this.#values, new Float64Array(this.length * 2));
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index];
  }

  /** The values so far, without a copy. */
  view(): Float64Array {
    return this.#values.subarray(0, this.length);
  }
}

export class GrowingIntegers {
  #values: Int32Array = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length)
      this.#values = doubled(this.#values, new Int32Array(this.length * 2));
    this.#values[this.length++] = value;
  }

  /** Forgets the values and keeps the room. */
  clear(): void {
    this.length = 0;
  }

  at(index: number): number {
    return this.#values[index];
  }

  view(): Int32Array {
    return this.#values.subarray(0, this.length);
  }
}

export class GrowingBytes {
  #values: Uint8Array = new Uint8Array(1024);
  length = 0;

  push(value: number): void {
    this.#reserve(1);
    this.#values[this.length++] = value;
  }

  /** Forgets the bytes and keeps the room. */
  clear(): void {
    this.length = 0;
  }

  /** Appends source[start, end); returns whether it was all ASCII. */
  append(source: Uint8Array, start: number, end: number): boolean {
    this.#reserve(end - start);
    const values = this.#values;
    let at = this.length;
    let bits = 0;
    for (let i = start; i < end; i++) {
      bits |= source[i];
      values[at++] = source[i];
    }
    this.length = at;
    return bits < 0x80;
  }

  /** Whether the bytes from `at` on are source[start, end). */
  holds(at: number, source: Uint8Array, start: number, end: number): boolean {
    const values = this.#values;
    for (let i = start, j = at; i < end; i++, j++) if (source[i] !== values[j]) return false;
    return true;
  }

  view(): Uint8Array {
    return this.#values.subarray(0, this.length);
  }

  #reserve(extra: number): void {
    if (this.length + extra <= this.#values.length) return;
    this.#values = doubled(
      this.#values,
      new Uint8Array(Math.max(this.#values.length * 2, this.length + extra)),
    );
  }
}

function doubled<A extends Float64Array | Int32Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
