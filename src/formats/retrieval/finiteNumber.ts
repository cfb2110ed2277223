import { plainDecimal } from "../decimal.ts";

/** A finite number in digits. */
export const numberPattern: RegExp = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const longest = 400;

/** The finite number written at bytes[start, end), as Number() reads it; NaN for all else, infinities among it. */
export function finiteNumber(bytes: Uint8Array, start: number, end: number): number {
  const plain = plainDecimal(bytes, start, end);
  if (!Number.isNaN(plain)) return plain;
  if (end - start > longest) return Number.NaN;
  const text = String.fromCharCode(...bytes.subarray(start, end));
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : Number.NaN;
}
