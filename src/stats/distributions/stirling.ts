/**
 * The two functions of C. Loader (2000), "Fast and accurate computation of binomial probabilities", that keep
 * factorials and powers apart until their large parts have cancelled.
 */

/** Coefficients of 1/n, 1/n³, 1/n⁵, … in ln n! − ln(√(2πn)(n/e)ⁿ). */
const SERIES = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

/** From here the series holds to the last digit. */
const SERIES_FROM = 12;

/** δ(n) = ln Γ(n+1) − (n+½) ln n + n − ½ ln 2π for n > 0: what Stirling's formula leaves out. */
export function stirlingError(n: number): number {
  let m = n;
  let shift = 0;
  for (; m < SERIES_FROM; m++) shift += stirlingStep(m);
  const inverseSquare = 1 / (m * m);
  let sum = 0;
  for (let k = SERIES.length - 1; k >= 0; k--) sum = sum * inverseSquare + SERIES[k];
  return shift + sum / m;
}

/** δ(n) − δ(n+1) = (n+½) ln(1+1/n) − 1 = Σ_{k≥1} 1/((2k+1)(2n+1)²ᵏ), n > 0. */
function stirlingStep(n: number): number {
  if (n < 1) return (n + 0.5) * Math.log1p(1 / n) - 1;
  const v = 1 / ((2 * n + 1) * (2 * n + 1));
  let power = v;
  let sum = v / 3;
  for (let k = 2; power > 1e-17; k++) {
    power *= v;
    sum += power / (2 * k + 1);
  }
  return sum;
}

/**
 * φ = r − 1 − ln r, the deviance of a ratio r = 1 + e from 1. Both r and e are asked for, so that neither end
 * loses digits: e near 0, r near 0.
 */
export function deviance(r: number, e: number): number {
  if (Math.abs(e) > 0.5) return e - Math.log(r);
  // ln(1+e) = 2 artanh(v), v = e/(2+e), and e − 2v = ev.
  const v = e / (2 + e);
  const square = v * v;
  let power = square;
  let sum = square / 3;
  for (let k = 2; Math.abs(power) > 1e-17 * Math.abs(sum) && power > 0; k++) {
    power *= square;
    sum += power / (2 * k + 1);
  }
  return v * (e - 2 * sum);
}
