const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Text of bytes[start, end). Throws a TypeError where they are not UTF-8: two ids with a letter lost each
 * could otherwise become the same id.
 */
export function decode(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  return decoder.decode(bytes.subarray(start, end));
}
