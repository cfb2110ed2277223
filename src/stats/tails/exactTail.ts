import { type Turns, transform, turnsOf } from "./fft.ts";
import type { OpenTail } from "./TailProblem.ts";

/** Points of the circle at which the exact sum is taken: its cost before it is paid. */
export function exactTailSize({ up, down }: OpenTail): number {
  return up + down + 1;
}

/**
 * P(S ≥ x) of a sum on a lattice, to about 1e-12 of itself.
 *
 * The draws are tilted by e^{θ̂v} so that x becomes the mean; the tilted sum's probabilities come from its
 * characteristic function at N points of the circle, where N covers all but e^{-36} of the tilted mass, so that
 * nothing that could be seen in a double wraps around. They are summed over the tail in closed form:
 * P = e^{K(θ̂) − θ̂x} Σ_{j ≥ 0} e^{−θ̂j} P̃(S = x + j).
 */
export function exactTail(problem: OpenTail): number {
  const p = sumOverCircle(problem);
  return problem.complement ? 1 - p : p;
}

/** The next of the sizes 8…15 · 2^j: few enough for their circles to be kept. */
function roundSize(least: number): number {
  let unit = 1;
  while (16 * unit <= least) unit *= 2;
  return unit * Math.ceil(least / unit);
}

/** Logarithm of a modulus below which a point of the circle adds nothing a double could show. */
const silent = -45;

function sumOverCircle({ sum, x, theta, tilt, up, down }: OpenTail): number {
  const least = up + down + 1;
  const atoms = sum.parts.reduce((total, part) => total + part.index.length, 0);
  let power = 1;
  while (power < least) power *= 2;
  const useTransform = sum.parts.length <= 2 && atoms * least > 3 * power * Math.log2(power) + 2000;
  const size = useTransform ? power : roundSize(least);
  const turns = turnsOf(size);
  const half = Math.floor(size / 2);
  const logSize = new Float64Array(half + 1);
  const angle = new Float64Array(half + 1);
  // Parts of one draw are multiplied as they are: no logarithm is needed until the end.
  let single: Circle | null = null;
  for (const { index, weight, count } of sum.parts) {
    const wrapped = index.map((v) => modulo(v, size));
    const tilted = tiltedWeights(index, weight, theta);
    if (useTransform) multiplyByTransform(wrapped, tilted, count, turns, logSize, angle);
    else if (count === 1) single = multiplyOnce(wrapped, tilted, turns, single ?? ones(half + 1));
    else multiplyDirectly(wrapped, tilted, count, turns, logSize, angle);
  }
  if (single !== null) multiplyPowers(single.re, single.im, 1, logSize, angle);
  const shift = modulo(x, size);
  const decay = Math.exp(-theta);
  const last = Math.exp(-theta * (up + 1));
  // at k = 0 the sum over j = 0..up of e^{-θj}
  let total = theta === 0 ? up + 1 : Math.expm1(-theta * (up + 1)) / Math.expm1(-theta);
  for (let k = 1; k <= half; k++) {
    if (logSize[k] < silent) continue;
    const phase = angle[k] - (2 * Math.PI * ((k * shift) % size)) / size;
    const modulus = Math.exp(logSize[k]);
    const re = modulus * Math.cos(phase);
    const im = modulus * Math.sin(phase);
    total += tailTerm(turns, k, (k * (up + 1)) % size, decay, last, re, im);
  }
  const p = (Math.exp(tilt.value - theta * x) * total) / size;
  return Math.min(1, Math.max(0, p));
}

/**
 * What point k of the circle, where the characteristic function has the value re + i·im, adds to the sum over the tail:
 * Σ_{j=0..up} r^j times that value, r = e^{−θ−iy}, with the point that mirrors it.
 *
 * @param end the place of k(up+1) on the circle
 * @param decay e^{−θ}
 * @param last e^{−θ(up+1)}
 */
export function tailTerm(
  { cos, sin }: Turns,
  k: number,
  end: number,
  decay: number,
  last: number,
  re: number,
  im: number,
): number {
  const size = cos.length;
  const aRe = 1 - last * cos[end];
  const aIm = last * sin[end];
  const bRe = 1 - decay * cos[k];
  const bIm = decay * sin[k];
  const real = re * (aRe * bRe + aIm * bIm) - im * (aIm * bRe - aRe * bIm);
  return ((2 * k === size ? 1 : 2) * real) / (bRe * bRe + bIm * bIm);
}

/** Weights of a part's atoms under the tilt e^{θv}; they add up to 1. */
export function tiltedWeights(index: Float64Array, weight: Float64Array, theta: number): Float64Array {
  let shift = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < index.length; i++) {
    if (weight[i] > 0 && theta * index[i] > shift) shift = theta * index[i];
  }
  const tilted = new Float64Array(index.length);
  let total = 0;
  for (let i = 0; i < index.length; i++) {
    tilted[i] = weight[i] === 0 ? 0 : weight[i] * Math.exp(theta * index[i] - shift);
    total += tilted[i];
  }
  for (let i = 0; i < index.length; i++) tilted[i] /= total;
  return tilted;
}

/** Complex values at points of the circle. */
interface Circle {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

function ones(size: number): Circle {
  return { re: new Float64Array(size).fill(1), im: new Float64Array(size) };
}

/** Multiplies the characteristic function of one draw into `product`, in place. */
function multiplyOnce(index: Float64Array, weight: Float64Array, turns: Turns, product: Circle): Circle {
  const { re, im } = characteristic(index, weight, turns, product.re.length);
  for (let k = 0; k < re.length; k++) {
    const real = product.re[k] * re[k] - product.im[k] * im[k];
    product.im[k] = product.re[k] * im[k] + product.im[k] * re[k];
    product.re[k] = real;
  }
  return product;
}

/** Σ w e^{2πi k v/N} at the first points k of the circle. */
function characteristic(
  index: Float64Array,
  weight: Float64Array,
  { cos, sin }: Turns,
  points: number,
): Circle {
  const size = cos.length;
  const re = new Float64Array(points);
  const im = new Float64Array(points);
  for (let i = 0; i < index.length; i++) {
    const step = index[i];
    const share = weight[i];
    for (let k = 0, at = 0; k < points; k++) {
      re[k] += share * cos[at];
      im[k] += share * sin[at];
      at += step;
      if (at >= size) at -= size;
    }
  }
  return { re, im };
}

/** Multiplies a part's characteristic function to the power of its draws into `logSize` and `angle`. */
function multiplyDirectly(
  index: Float64Array,
  weight: Float64Array,
  count: number,
  turns: Turns,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  const { re, im } = characteristic(index, weight, turns, logSize.length);
  multiplyPowers(re, im, count, logSize, angle);
}

function multiplyByTransform(
  index: Float64Array,
  weight: Float64Array,
  count: number,
  turns: Turns,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  const re = new Float64Array(turns.cos.length);
  const im = new Float64Array(turns.cos.length);
  for (let i = 0; i < index.length; i++) re[index[i]] += weight[i];
  transform(re, im, turns);
  multiplyPowers(re, im, count, logSize, angle);
}

function multiplyPowers(
  re: Float64Array,
  im: Float64Array,
  count: number,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  const faint = Math.exp((2 * silent) / count);
  for (let k = 1; k < logSize.length; k++) {
    const square = re[k] * re[k] + im[k] * im[k];
    if (square < faint) logSize[k] = 2 * silent;
    else {
      logSize[k] += (count / 2) * Math.log(square);
      if (logSize[k] >= silent) angle[k] += count * Math.atan2(im[k], re[k]);
    }
  }
}

/** The remainder from 0 to size − 1. */
export function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
