/**
 * The argument between `low` and `high` at which a function crosses zero, to `tolerance`.
 * f(low) and f(high), which a caller who has them may pass, must differ in sign. Brent (1973), "Algorithms for Minimization without Derivatives", ch. 4.
 */
export function crossing(
  f: (x: number) => number,
  low: number,
  high: number,
  tolerance: number,
  fLow: number = f(low),
  fHigh: number = f(high),
): number {
  let a = low;
  let b = high;
  let fa = fLow;
  let fb = fHigh;
  let c = a;
  let fc = fa;
  let step = b - a;
  let last = step;
  for (let i = 0; i < 200; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      last = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const near = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2;
    const half = (c - b) / 2;
    if (Math.abs(half) <= near || fb === 0) return b;
    if (Math.abs(last) >= near && Math.abs(fa) > Math.abs(fb)) {
      const s = fb / fa;
      let p: number;
      let q: number;
      if (a === c) {
        p = 2 * half * s;
        q = 1 - s;
      } else {
        const t = fa / fc;
        const r = fb / fc;
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1));
        q = (t - 1) * (r - 1) * (s - 1);
      }
      if (p > 0) q = -q;
      else p = -p;
      if (2 * p < Math.min(3 * half * q - Math.abs(near * q), Math.abs(last * q))) {
        last = step;
        step = p / q;
      } else {
        step = half;
        last = half;
      }
    } else {
      step = half;
      last = half;
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > near ? step : half > 0 ? near : -near;
    fb = f(b);
  }
  return b;
}
