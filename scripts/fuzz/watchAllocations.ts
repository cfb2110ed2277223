/**
 * Notes the largest typed array or buffer that is asked for by its length, from now on and everywhere. One of more than
 * `most` bytes is refused with a RangeError, as the platform refuses those that are too large for it.
 */
export function watchAllocations(most: number): { take(): number } {
  let largest = 0;
  const note = (bytes: number): void => {
    if (bytes > largest) largest = bytes;
    if (bytes > most) throw new RangeError(`asked for ${bytes} bytes at once`);
  };
  for (const name of [
    "ArrayBuffer",
    "Uint8Array",
    "Int32Array",
    "Float64Array",
    "BigInt64Array",
    "Float32Array",
  ] as const) {
    const original = globalThis[name];
    const width = "BYTES_PER_ELEMENT" in original ? original.BYTES_PER_ELEMENT : 1;
    const watched = new Proxy(original, {
      construct(type, words, made) {
        if (typeof words[0] === "number") note(words[0] * width);
        return Reflect.construct(type, words, made) as object;
      },
    });
    Object.assign(globalThis, { [name]: watched });
  }
  return {
    take(): number {
      const taken = largest;
      largest = 0;
      return taken;
    },
  };
}
