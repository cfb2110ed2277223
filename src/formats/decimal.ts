/**
 * Numbers read from bytes without making a string. Each is exactly what Number() gives, or NaN: then the text
 * takes the slow path.
 */

const powersOfTen: readonly number[] = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));
const point = 0x2e;
const minus = 0x2d;
const zero = 0x30;

/**
 * The number written in plain ASCII digits at bytes[start, end).
 * An integer below 2^53 divided by a power of ten up to 10^22 is rounded once (Clinger 1990, section 5).
 */
export function plainDecimal(bytes: Uint8Array, start: number, end: number): number {
  const negative = bytes[start] === minus;
  const first = negative ? start + 1 : start;
  let mantissa = 0;
  let pointAt = -1;
  for (let at = first; at < end; at++) {
    const digit = bytes[at] - zero;
    if (digit >= 0 && digit <= 9) mantissa = mantissa * 10 + digit;
    else if (bytes[at] === point && pointAt < 0) pointAt = at;
    else return Number.NaN;
  }
  const decimals = pointAt < 0 ? 0 : end - pointAt - 1;
  const digits = end - first - (pointAt < 0 ? 0 : 1);
  if (digits === 0 || decimals > 22) return Number.NaN;
  const value =
    mantissa < 2 ** 53 ? mantissa / powersOfTen[decimals] : longDecimal(bytes, first, end, decimals);
  return negative ? 0 - value : value;
}

/**
 * The same for up to 19 significant digits, as languages write doubles: M / 10^decimals in double-double
 * arithmetic (Dekker 1971), where M = head * 10^k + tail is held exactly as m + rest.
 */
function longDecimal(bytes: Uint8Array, first: number, end: number, decimals: number): number {
  let head = 0;
  let tail = 0;
  let k = 0;
  for (let at = first; at < end; at++) {
    if (bytes[at] === point) continue;
    const digit = bytes[at] - zero;
    if (head < 1e14) head = head * 10 + digit;
    else {
      tail = tail * 10 + digit;
      k++;
    }
  }
  if (k > 4) return Number.NaN;
  const product = head * powersOfTen[k];
  const m = product + tail;
  const rest = productError(head, powersOfTen[k], product) + (product - m + tail);
  const divisor = powersOfTen[decimals];
  const quotient = m / divisor;
  const back = quotient * divisor;
  const correction = (m - back - productError(quotient, divisor, back) + rest) / divisor;
  const value = quotient + correction;
  // Certain unless the correction's own rounding could move the sum to the next double.
  const slack = correction * 2 ** -40;
  return quotient + (correction - slack) === value && quotient + (correction + slack) === value
    ? value
    : Number.NaN;
}

/** a * b − product exactly, where product is a * b rounded. */
function productError(a: number, b: number, product: number): number {
  const aHigh = highPart(a);
  const bHigh = highPart(b);
  const aLow = a - aHigh;
  const bLow = b - bHigh;
  return aHigh * bHigh - product + aHigh * bLow + aLow * bHigh + aLow * bLow;
}

/** The upper 26 bits of a double (Veltkamp's splitting). */
function highPart(value: number): number {
  const shifted = value * (2 ** 27 + 1);
  return shifted - (shifted - value);
}
