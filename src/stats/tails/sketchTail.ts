import { modulo, roundSize, tailTerm, tiltedWeights } from "./exactTail.ts";
import { turnsOf } from "./fft.ts";
import type { LatticePart } from "./LatticeSum.ts";
import type { OpenTail } from "./TailProblem.ts";

/** Logarithm of the mass, and of a modulus, that a sketch leaves out. */
export const sketchNegligible = 16;

/** What that does to p at most, as a share of p: ten times what was seen. */
export const sketchError = 1e-4;

/** A part made ready for the points of the circle. */
interface Spoke {
  readonly index: Float64Array;
  readonly weight: Float64Array;
  readonly count: number;
  /** The modulus of one draw below which the sum's is negligible. */
  readonly faint: number;
  /** The most that this modulus can change from one point to the next. */
  readonly slope: number;
}

/**
 * P(S ≥ x) by the sum of `exactTail`, to about 1e-5 of itself: only points of the circle are visited where the
 * characteristic function is not negligible. From a point where one draw's is r, faint at r₀, the next (r₀ − r)/slope
 * points are negligible too, since the modulus of E e^{iuv} changes by at most E|v − c| a radian, whatever c.
 *
 * @param problem prepared with `sketchNegligible`
 */
export function sketchTail({ sum, x, theta, tilt, up, down, complement }: OpenTail): number {
  const size = roundSize(up + down + 1);
  const turns = turnsOf(size);
  const { cos, sin } = turns;
  // the part that makes the sum faint most often comes first
  const spokes = sum.parts
    .map((part) => spokeOf(part, theta, size))
    .sort((a, b) => b.count * b.slope ** 2 - a.count * a.slope ** 2);
  const shift = modulo(x, size);
  const decay = Math.exp(-theta);
  const last = Math.exp(-theta * (up + 1));
  const half = size >> 1;
  let total = theta === 0 ? up + 1 : Math.expm1(-theta * (up + 1)) / Math.expm1(-theta);
  for (let k = 1; k <= half; k++) {
    let log = 0;
    let angle = 0;
    let skip = 0;
    for (const { index, weight, count, faint, slope } of spokes) {
      let re = 0;
      let im = 0;
      for (let i = 0; i < index.length; i++) {
        const turn = k * index[i];
        const at = turn - size * Math.floor(turn / size);
        re += weight[i] * cos[at];
        im += weight[i] * sin[at];
      }
      const modulus = Math.sqrt(re * re + im * im);
      if (modulus < faint) {
        skip = 1 + Math.floor((faint - modulus) / slope);
        break;
      }
      log += count * Math.log(modulus);
      angle += count * Math.atan2(im, re);
    }
    if (skip > 0) {
      k += skip - 1;
      continue;
    }
    if (log < -sketchNegligible) continue;
    const turn = k * shift;
    const phase = angle - (2 * Math.PI * (turn - size * Math.floor(turn / size))) / size;
    const modulus = Math.exp(log);
    const re = modulus * Math.cos(phase);
    const im = modulus * Math.sin(phase);
    total += tailTerm(turns, k, up, decay, last, re, im);
  }
  const p = Math.min(1, Math.max(0, (Math.exp(tilt.value - theta * x) * total) / size));
  return complement ? 1 - p : p;
}

function spokeOf({ index, weight, count }: LatticePart, theta: number, size: number): Spoke {
  const tilted = tiltedWeights(index, weight, theta);
  let centre = 0;
  for (let i = 0; i < index.length; i++) centre += tilted[i] * index[i];
  let deviation = 0;
  for (let i = 0; i < index.length; i++) deviation += tilted[i] * Math.abs(index[i] - centre);
  return {
    index: index.map((v) => modulo(v, size)),
    weight: tilted,
    count,
    faint: Math.exp(-sketchNegligible / count),
    slope: (deviation * 2 * Math.PI) / size,
  };
}
