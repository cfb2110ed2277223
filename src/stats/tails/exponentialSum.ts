import { crossing } from "../root.ts";

/** Σ a·E over independent standard exponentials: `count` of them with each coefficient. */
export interface ExponentialSum {
  readonly coefficient: Float64Array;
  readonly count: Float64Array;
}

/**
 * P(Σ a E ≤ 0), to about 1e-10.
 *
 * The probability is a contour integral of the moment generating function, M(s) = Π (1 − a s)^{−count}, over s:
 * −(1/2πi)∫ M(s)/s ds on a vertical line between the negative poles and 0. The line goes through the saddle of the
 * integrand, and s = c + (i/σ) sinh u makes it fall off exponentially, so that the trapezoidal rule converges fast.
 * Source of the idea: Rice (1980), "Distribution of quadratic forms in normal random variables: evaluation by
 * numerical integration", SIAM Journal on Scientific and Statistical Computing 1.
 */
export function exponentialSumBelowZero(sum: ExponentialSum): number {
  let least = 0;
  let greatest = 0;
  for (const a of sum.coefficient) {
    if (a < least) least = a;
    if (a > greatest) greatest = a;
  }
  if (least >= 0) return greatest > 0 ? 0 : 1;
  if (greatest <= 0) return 1;
  // P(S ≤ 0) < ½ is had on the left of 0, the other tail on the right.
  const mean = weightedSum(sum, (a) => a);
  if (mean < 0) {
    return 1 - exponentialSumBelowZero({ coefficient: sum.coefficient.map((a) => -a), count: sum.count });
  }
  const pole = 1 / least;
  const slope = (s: number): number => weightedSum(sum, (a) => a / (1 - a * s)) - 1 / s;
  const c = crossing(slope, pole * (1 - 1e-12), pole * 1e-12, Math.abs(pole) * 1e-10);
  const curvature = weightedSum(sum, (a) => (a / (1 - a * c)) ** 2) + 1 / (c * c);
  const scale = 1 / Math.sqrt(curvature);
  const logAtC = -weightedSum(sum, (a) => Math.log(1 - a * c)) - Math.log(-c);
  const h = 1 / 16;
  let total = 0.5;
  for (let j = 1; j < 4000; j++) {
    const u = j * h;
    const y = scale * Math.sinh(u);
    let logSize = 0;
    let angle = 0;
    for (let i = 0; i < sum.coefficient.length; i++) {
      const a = sum.coefficient[i];
      const re = 1 - a * c;
      const im = -a * y;
      logSize -= sum.count[i] * 0.5 * Math.log1p((im / re) ** 2);
      angle -= sum.count[i] * Math.atan2(im, re);
    }
    logSize -= 0.5 * Math.log1p((y / c) ** 2);
    angle -= Math.atan2(y, c) - Math.PI;
    const size = Math.exp(logSize) * Math.cosh(u);
    total += size * Math.cos(angle);
    if (size < 1e-14) break;
  }
  return Math.min(1, (Math.exp(logAtC) * scale * h * total) / Math.PI);
}

function weightedSum(sum: ExponentialSum, f: (a: number) => number): number {
  let total = 0;
  for (let i = 0; i < sum.coefficient.length; i++) total += sum.count[i] * f(sum.coefficient[i]);
  return total;
}
