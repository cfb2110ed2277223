import { transform } from "./fft.ts";
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

function sumOverCircle({ sum, x, theta, tilt, up, down }: OpenTail): number {
  const least = up + down + 1;
  const atoms = sum.parts.reduce((total, part) => total + part.index.length, 0);
  let power = 1;
  while (power < least) power *= 2;
  const useTransform = sum.parts.length <= 2 && atoms * least > 3 * power * Math.log2(power) + 2000;
  const size = useTransform ? power : least;
  const half = Math.floor(size / 2);
  const logSize = new Float64Array(half + 1);
  const angle = new Float64Array(half + 1);
  for (const part of sum.parts) {
    const tilted = tiltedWeights(part.index, part.weight, theta);
    if (useTransform) addByTransform(part.index, tilted, part.count, size, logSize, angle);
    else addDirectly(part.index, tilted, part.count, size, logSize, angle);
  }
  const shift = modulo(x, size);
  const decay = Math.exp(-theta);
  const last = Math.exp(-theta * (up + 1));
  let total = 0;
  for (let k = 0; k <= half; k++) {
    if (logSize[k] < -80) continue;
    const y = (2 * Math.PI * k) / size;
    const phase = angle[k] - (2 * Math.PI * ((k * shift) % size)) / size;
    const modulus = Math.exp(logSize[k]);
    const re = modulus * Math.cos(phase);
    const im = modulus * Math.sin(phase);
    // geometric sum over j = 0..up of r^j with r = e^{-θ-iy}
    let gRe: number;
    let gIm: number;
    if (k === 0 && theta === 0) {
      gRe = up + 1;
      gIm = 0;
    } else {
      const turn = (2 * Math.PI * ((k * (up + 1)) % size)) / size;
      const aRe = k === 0 ? -Math.expm1(-theta * (up + 1)) : 1 - last * Math.cos(turn);
      const aIm = last * Math.sin(turn);
      const bRe = k === 0 ? -Math.expm1(-theta) : 1 - decay * Math.cos(y);
      const bIm = decay * Math.sin(y);
      const norm = bRe * bRe + bIm * bIm;
      gRe = (aRe * bRe + aIm * bIm) / norm;
      gIm = (aIm * bRe - aRe * bIm) / norm;
    }
    const once = k === 0 || 2 * k === size ? 1 : 2;
    total += once * (re * gRe - im * gIm);
  }
  const p = (Math.exp(tilt.value - theta * x) * total) / size;
  return Math.min(1, Math.max(0, p));
}

function tiltedWeights(index: Float64Array, weight: Float64Array, theta: number): Float64Array {
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

function addDirectly(
  index: Float64Array,
  weight: Float64Array,
  count: number,
  size: number,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  const wrapped = index.map((v) => modulo(v, size));
  const unit = (2 * Math.PI) / size;
  for (let k = 0; k < logSize.length; k++) {
    if (logSize[k] < -80) continue;
    let re = 0;
    let im = 0;
    for (let i = 0; i < wrapped.length; i++) {
      const turn = unit * ((k * wrapped[i]) % size);
      re += weight[i] * Math.cos(turn);
      im += weight[i] * Math.sin(turn);
    }
    addPower(re, im, count, k, logSize, angle);
  }
}

function addByTransform(
  index: Float64Array,
  weight: Float64Array,
  count: number,
  size: number,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < index.length; i++) re[modulo(index[i], size)] += weight[i];
  transform(re, im);
  for (let k = 0; k < logSize.length; k++) addPower(re[k], im[k], count, k, logSize, angle);
}

function addPower(
  re: number,
  im: number,
  count: number,
  k: number,
  logSize: Float64Array,
  angle: Float64Array,
): void {
  logSize[k] += (count / 2) * Math.log(re * re + im * im);
  if (logSize[k] > -80) angle[k] += count * Math.atan2(im, re);
}

function modulo(value: number, size: number): number {
  const rest = value % size;
  return rest < 0 ? rest + size : rest;
}
