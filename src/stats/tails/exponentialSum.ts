/** Σ a·E over independent standard exponentials: `count` of them with each coefficient. */
export interface ExponentialSum {
  readonly coefficient: Float64Array;
  readonly count: Float64Array;
}

/** The square of a modulus of 1/M beyond which nothing is added: more of it may overflow. */
const largest = 1e200;

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
  const { c, curvature } = saddle(sum, 1 / least);
  const scale = 1 / Math.sqrt(curvature);
  const logAtC = -weightedSum(sum, (a) => Math.log(1 - a * c)) - Math.log(-c);
  // a/(1 − ac): on the line 1 − as is 1 − ac times 1 − iy of it
  const ratio = sum.coefficient.map((a) => a / (1 - a * c));
  const h = 1 / 16;
  let total = 0.5;
  for (let j = 1; j < 4000; j++) {
    const u = j * h;
    const y = scale * Math.sinh(u);
    // M(c)/M(s) · s/c
    let re = 1;
    let im = y / c;
    for (let i = 0; i < ratio.length; i++) {
      let oneRe = 1;
      let oneIm = -ratio[i] * y;
      for (let left = sum.count[i]; ; ) {
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
    }
    const square = re * re + im * im;
    if (!(square < largest)) break;
    const weight = Math.cosh(u) / square;
    total += weight * re;
    if (weight * Math.sqrt(square) < 1e-14) break;
  }
  return Math.min(1, (Math.exp(logAtC) * scale * h * total) / Math.PI);
}

/** How near the saddle the line needs to be, as a share of its distance from either end. */
const nearSaddle = 1e-3;
const mostSteps = 200;

/** The saddle c of M(s)/(−s) between its pole and 0, about, and the curvature of its logarithm there. By Newton's steps. */
function saddle({ coefficient, count }: ExponentialSum, pole: number): { c: number; curvature: number } {
  let low = pole;
  let high = 0;
  let c = pole / 2;
  for (let step = 0; ; step++) {
    let slope = -1 / c;
    let curvature = 1 / (c * c);
    for (let i = 0; i < coefficient.length; i++) {
      const ratio = coefficient[i] / (1 - coefficient[i] * c);
      slope += count[i] * ratio;
      curvature += count[i] * ratio * ratio;
    }
    const change = -slope / curvature;
    const near = Math.abs(change) <= nearSaddle * Math.min(c - pole, -c);
    if (near || step === mostSteps) return { c, curvature };
    if (slope < 0) low = c;
    else high = c;
    c += change;
    if (!(c > low && c < high)) c = (low + high) / 2;
  }
}

function weightedSum(sum: ExponentialSum, f: (a: number) => number): number {
  let total = 0;
  for (let i = 0; i < sum.coefficient.length; i++) total += sum.count[i] * f(sum.coefficient[i]);
  return total;
}
