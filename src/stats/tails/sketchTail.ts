import { modulo, tailTerm, tiltedWeights } from "./exactTail.ts";
import { turnsOf } from "./fft.ts";
import type { LatticePart } from "./LatticeSum.ts";
import type { OpenTail } from "./TailProblem.ts";

/** Logarithm of the mass, and of a modulus, that a sketch leaves out. */
export const sketchNegligible = 16;

/** What that does to p at most, as a share of p: ten times what was seen. */
export const sketchError = 1e-4;

/** A part made ready for the points of the circle: its values less the likeliest, which itself is no longer listed. */
interface Spoke {
  readonly index: Int32Array;
  readonly weight: Float64Array;
  /** The likeliest value, and its weight. */
  readonly origin: number;
  readonly rest: number;
  readonly count: number;
  /** The square of the modulus of one draw below which the sum's is negligible. */
  readonly faint: number;
  /** The most that the modulus of one draw can change from one point to the next. */
  readonly slope: number;
}

/** The square of a negligible modulus. */
const faintSquare = Math.exp(-2 * sketchNegligible);

/**
 * P(S ≥ x) by the sum of `exactTail`, to about 1e-5 of itself: only points of the circle are visited where the
 * characteristic function is not negligible. From a point where one draw's is r, faint at r₀, the next (r₀ − r)/slope
 * points are negligible too, since the modulus of E e^{iuv} changes by at most E|v − c| a radian, whatever c. Powers are
 * taken by squaring, so that no point needs a logarithm or an angle.
 *
 * @param problem prepared with `sketchNegligible`
 */
export function sketchTail({ sum, x, theta, tilt, up, down, complement }: OpenTail): number {
  // of a power of two points the place of k·v is the lowest bits of their product
  const size = powerOfTwo(up + down + 1);
  const mask = size - 1;
  const turns = turnsOf(size);
  const { cos, sin } = turns;
  // the part that makes the sum faint most often comes first
  const spokes = sum.parts
    .map((part) => spokeOf(part, theta, size))
    .sort((a, b) => b.count * b.slope ** 2 - a.count * a.slope ** 2);
  const shift = modulo(
    spokes.reduce((left, { origin, count }) => left - count * origin, x),
    size,
  );
  const decay = Math.exp(-theta);
  const last = Math.exp(-theta * (up + 1));
  const half = size >> 1;
  let total = theta === 0 ? up + 1 : Math.expm1(-theta * (up + 1)) / Math.expm1(-theta);
  for (let k = 1; k <= half; k++) {
    // the product starts as e^{−2πi k x/N}
    const from = Math.imul(k, shift) & mask;
    let re = cos[from];
    let im = -sin[from];
    let skip = 0;
    for (const { index, weight, rest, count, faint, slope } of spokes) {
      let oneRe = rest;
      let oneIm = 0;
      for (let i = 0; i < index.length; i++) {
        const at = Math.imul(k, index[i]) & mask;
        oneRe += weight[i] * cos[at];
        oneIm += weight[i] * sin[at];
      }
      const square = oneRe * oneRe + oneIm * oneIm;
      if (square < faint) {
        skip = 1 + Math.floor((Math.sqrt(faint) - Math.sqrt(square)) / slope);
        break;
      }
      for (let left = count; ; ) {
        if ((left & 1) === 1) {
          const real = re * oneRe - im * oneIm;
          im = re * oneIm + im * oneRe;
          re = real;
        }
        left >>= 1;
        if (left === 0) break;
        const real = oneRe * oneRe - oneIm * oneIm;
        oneIm *= 2 * oneRe;
        oneRe = real;
      }
      if (re * re + im * im < faintSquare) {
        skip = 1;
        break;
      }
    }
    if (skip > 0) k += skip - 1;
    else total += tailTerm(turns, k, Math.imul(k, up + 1) & mask, decay, last, re, im);
  }
  const p = Math.min(1, Math.max(0, (Math.exp(tilt.value - theta * x) * total) / size));
  return complement ? 1 - p : p;
}

function powerOfTwo(least: number): number {
  let size = 1;
  while (size < least) size *= 2;
  return size;
}

function spokeOf({ index, weight, count }: LatticePart, theta: number, size: number): Spoke {
  const tilted = tiltedWeights(index, weight, theta);
  let centre = 0;
  let likeliest = 0;
  for (let i = 0; i < index.length; i++) {
    centre += tilted[i] * index[i];
    if (tilted[i] > tilted[likeliest]) likeliest = i;
  }
  let deviation = 0;
  for (let i = 0; i < index.length; i++) deviation += tilted[i] * Math.abs(index[i] - centre);
  const origin = index[likeliest];
  const others = (_: number, i: number): boolean => i !== likeliest;
  return {
    index: Int32Array.from(index.filter(others), (v) => modulo(v - origin, size)),
    weight: tilted.filter(others),
    origin,
    rest: tilted[likeliest],
    count,
    faint: Math.exp((-2 * sketchNegligible) / count),
    slope: (deviation * 2 * Math.PI) / size,
  };
}
