/**
 * Most resampling questions are one question: how likely is a sum of independent draws to reach a value?
 * Here every draw takes integer values (scores counted in steps of a lattice), so the answer can be exact.
 */

/** `count` independent draws from the same atoms. */
export interface LatticePart {
  /** Integer value of each atom, in lattice steps. */
  readonly index: Float64Array;
  /** Its probability; they add up to 1. */
  readonly weight: Float64Array;
  readonly count: number;
}

/** A sum of independent integer draws. */
export interface LatticeSum {
  readonly parts: readonly LatticePart[];
}

/** The cumulant generating function of a sum and its first derivatives at θ. */
export interface Cumulants {
  readonly value: number;
  readonly mean: number;
  readonly variance: number;
  readonly third: number;
  readonly fourth: number;
}

/** Smallest and largest value the sum can take. */
export function support(sum: LatticeSum): { readonly min: number; readonly max: number } {
  let min = 0;
  let max = 0;
  for (const { index, weight, count } of sum.parts) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < index.length; i++) {
      if (weight[i] === 0) continue;
      if (index[i] < low) low = index[i];
      if (index[i] > high) high = index[i];
    }
    min += count * low;
    max += count * high;
  }
  return { min, max };
}

/** The sum with its sign turned. */
export function negated(sum: LatticeSum): LatticeSum {
  return {
    parts: sum.parts.map(({ index, weight, count }) => ({ index: index.map((v) => -v), weight, count })),
  };
}

/** K(θ) = Σ count · log Σ w e^{θv} and its derivatives; the fourth is the fourth cumulant. */
export function cumulants(sum: LatticeSum, theta: number): Cumulants {
  let value = 0;
  let mean = 0;
  let variance = 0;
  let third = 0;
  let fourth = 0;
  for (const { index, weight, count } of sum.parts) {
    let shift = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < index.length; i++) {
      if (weight[i] > 0 && theta * index[i] > shift) shift = theta * index[i];
    }
    const tilted = new Float64Array(index.length);
    let m0 = 0;
    let m1 = 0;
    for (let i = 0; i < index.length; i++) {
      if (weight[i] === 0) continue;
      const e = weight[i] * Math.exp(theta * index[i] - shift);
      tilted[i] = e;
      m0 += e;
      m1 += e * index[i];
    }
    const mu = m1 / m0;
    let c2 = 0;
    let c3 = 0;
    let c4 = 0;
    for (let i = 0; i < index.length; i++) {
      const d = index[i] - mu;
      const d2 = d * d;
      c2 += tilted[i] * d2;
      c3 += tilted[i] * d2 * d;
      c4 += tilted[i] * d2 * d2;
    }
    c2 /= m0;
    value += count * (Math.log(m0) + shift);
    mean += count * mu;
    variance += count * c2;
    third += (count * c3) / m0;
    fourth += count * (c4 / m0 - 3 * c2 * c2);
  }
  return { value, mean, variance, third, fourth };
}

/**
 * θ̂ with K′(θ̂) = x, for an x inside the support. Newton's steps, kept inside a bracket.
 */
export function saddlepoint(sum: LatticeSum, x: number): number {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  let theta = 0;
  for (let step = 0; step < 200; step++) {
    const k = cumulants(sum, theta);
    const gap = k.mean - x;
    if (Math.abs(gap) <= 1e-9 * (1 + Math.abs(x)) && step > 0) return theta;
    if (gap > 0) high = theta;
    else low = theta;
    let next = k.variance > 0 ? theta - gap / k.variance : Number.NaN;
    if (!(next > low && next < high)) {
      if (Number.isFinite(low) && Number.isFinite(high)) next = (low + high) / 2;
      else {
        const reach = Math.max(1e-3, Math.abs(theta));
        next = gap > 0 ? theta - 2 * reach : theta + 2 * reach;
      }
    }
    if (Math.abs(next - theta) <= 1e-14 * Math.abs(theta)) return next;
    theta = next;
  }
  return theta;
}
