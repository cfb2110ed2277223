import { type Cumulants, cumulants, type LatticeSum, negated, saddlepoint, support } from "./LatticeSum.ts";

/** A tail whose answer needs no work. */
export interface SettledTail {
  readonly kind: "settled";
  readonly p: number;
}

/** A tail to be computed: x above the sum's mean and below its maximum, tilted so that x is the mean. */
export interface OpenTail {
  readonly kind: "open";
  readonly sum: LatticeSum;
  readonly x: number;
  readonly theta: number;
  readonly tilt: Cumulants;
  /** Lattice steps above and below x that hold all but e^{-36} (or as much as was asked) of the tilted mass (Chernoff's bound). */
  readonly up: number;
  readonly down: number;
  /** The largest step a single draw can make from its mean, over the sum's standard deviation. */
  readonly dominance: number;
  /** The largest distance between two values of one draw, in lattice steps. */
  readonly span: number;
  /** True when the tail wanted is one minus this one. */
  readonly complement: boolean;
}

/** Natural logarithm of a mass below what a double can show. */
const invisible = 36;

/**
 * Prepares P(S ≥ x) for either engine.
 *
 * @param negligible minus the natural logarithm of the mass that may fall outside the window
 */
export function tailProblem(
  sum: LatticeSum,
  x: number,
  negligible: number = invisible,
  complement = false,
): SettledTail | OpenTail {
  const { min, max } = support(sum);
  const settled = (p: number): SettledTail => ({ kind: "settled", p: complement ? 1 - p : p });
  if (x > max) return settled(0);
  if (x <= min) return settled(1);
  const whole = cumulants(sum, 0);
  if (whole.mean > x) return tailProblem(negated(sum), 1 - x, negligible, !complement);
  if (x === max) return settled(topAtom(sum));
  const theta = Math.max(saddlepoint(sum, x), 0);
  const tilt = cumulants(sum, theta);
  const spread = Math.sqrt(Math.max(tilt.variance, 1e-300));
  let up = max - x;
  let down = x - min;
  for (const t of [4 / spread, 8.5 / spread, 1 / spread, 32 / spread]) {
    const above = cumulants(sum, theta + t).value - tilt.value - t * x;
    const below = cumulants(sum, theta - t).value - tilt.value + t * x;
    up = Math.min(up, Math.ceil((above + negligible) / t));
    down = Math.min(down, Math.ceil((below + negligible) / t));
  }
  return {
    kind: "open",
    sum,
    x,
    theta,
    tilt,
    up: Math.max(up, 1),
    down: Math.max(down, 1),
    complement,
    dominance: largestStep(sum) / Math.sqrt(whole.variance),
    span: largestSpan(sum),
  };
}

function largestStep(sum: LatticeSum): number {
  let largest = 0;
  for (const { index, weight } of sum.parts) {
    let mean = 0;
    for (let i = 0; i < index.length; i++) mean += weight[i] * index[i];
    for (let i = 0; i < index.length; i++) {
      if (weight[i] > 0) largest = Math.max(largest, Math.abs(index[i] - mean));
    }
  }
  return largest;
}

function largestSpan(sum: LatticeSum): number {
  let largest = 0;
  for (const part of sum.parts) {
    const { min, max } = support({ parts: [{ ...part, count: 1 }] });
    if (max - min > largest) largest = max - min;
  }
  return largest;
}

/** The probability that every draw is its part's greatest. */
function topAtom(sum: LatticeSum): number {
  let logP = 0;
  for (const { index, weight, count } of sum.parts) {
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < index.length; i++) if (weight[i] > 0 && index[i] > high) high = index[i];
    let p = 0;
    for (let i = 0; i < index.length; i++) if (index[i] === high) p += weight[i];
    logP += count * Math.log(p);
  }
  return Math.exp(logP);
}
