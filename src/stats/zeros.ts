/** Arrays up to this length are cut from a shared buffer; a buffer holds many. */
const longest = 128;
const bufferBytes = 65_536;

let buffer = new ArrayBuffer(0);
let used = 0;

/**
 * An array of zeros, as `new Float64Array(length)` makes it. A short one costs a tenth of that, since many are cut from
 * one buffer, no part of which is handed out twice: samples of few documents are looked at a million times.
 */
export function zeros(length: number): Float64Array {
  if (length > longest) return new Float64Array(length);
  const bytes = length * Float64Array.BYTES_PER_ELEMENT;
  if (used + bytes > buffer.byteLength) {
    buffer = new ArrayBuffer(bufferBytes);
    used = 0;
  }
  used += bytes;
  return new Float64Array(buffer, used - bytes, length);
}
