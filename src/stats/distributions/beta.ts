import { assertPositive, assertProbability } from "./arguments.ts";
import { normalQuantile } from "./normal.ts";
import { deviance, stirlingError } from "./stirling.ts";

/** A point of (0, 1) with its complement, each to full relative accuracy. */
export interface UnitPoint {
  readonly x: number;
  readonly y: number;
}

/** The point whose log-odds ln(x/y) are w. */
function fromLogOdds(w: number): UnitPoint {
  return { x: 1 / (1 + Math.exp(-w)), y: 1 / (1 + Math.exp(w)) };
}

/** One Beta(a, b), with the part of its density that does not depend on x worked out once. */
export class Beta {
  readonly a: number;
  readonly b: number;
  readonly #n: number;
  readonly #nRest: number;
  readonly #scale: number;

  constructor(a: number, b: number) {
    this.a = a;
    this.b = b;
    this.#n = a + b;
    this.#nRest = a > b ? b - (this.#n - a) : a - (this.#n - b);
    const n = this.#n;
    const delta = stirlingError(n) - stirlingError(a) - stirlingError(b);
    this.#scale = Math.exp(delta) * Math.sqrt(a / n) * Math.sqrt(b / (2 * Math.PI));
  }

  /** ε = (a+b)x − a, without the cancellation of the two terms. */
  excess({ x, y }: UnitPoint): number {
    return x <= 0.5
      ? productMinus(this.#n, x, this.a) + this.#nRest * x
      : -(productMinus(this.#n, y, this.b) + this.#nRest * y);
  }

  /**
   * xᵃ yᵇ / B(a, b), the density in log-odds, by Loader's saddle point (2000):
   * √(ab/(2πn)) exp(δ(n) − δ(a) − δ(b) − a φ(nx/a) − b φ(ny/b)), n = a + b.
   */
  kernel(point: UnitPoint, excess: number): number {
    const { a, b } = this;
    const onA = a * deviance((this.#n * point.x) / a, excess / a);
    const onB = b * deviance((this.#n * point.y) / b, -excess / b);
    return this.#scale * Math.exp(-onA - onB);
  }

  /** I_x(a, b): the mass below the point. */
  lower(point: UnitPoint): number {
    const excess = this.excess(point);
    return this.#below(point, excess, this.kernel(point, excess));
  }

  /** 1 − I_x(a, b): the mass above the point. */
  upper(point: UnitPoint): number {
    const excess = this.excess(point);
    return this.#above(point, excess, this.kernel(point, excess));
  }

  #below(point: UnitPoint, excess: number, kernel: number): number {
    if (excess > 0) return 1 - kernel * fraction(this.b, this.a, point.y, point.x, excess);
    return kernel * fraction(this.a, this.b, point.x, point.y, -excess);
  }

  #above(point: UnitPoint, excess: number, kernel: number): number {
    if (excess < 0) return 1 - kernel * fraction(this.a, this.b, point.x, point.y, -excess);
    return kernel * fraction(this.b, this.a, point.y, point.x, excess);
  }

  /**
   * The log-odds w with mass p below, 0 < p ≤ ½, by Halley's method on ln F(w) − ln p. F has a log-concave
   * density in w, so ln F is concave and the steps approach from the left once they are there.
   *
   * With D the kernel: (ln F)′ = D/F and (ln D)′ = −ε.
   */
  lowerLogOdds(p: number, start: number): number {
    const spread = Math.sqrt(1 / this.a + 1 / this.b);
    const logP = Math.log(p);
    let w = start;
    for (let i = 0; i < 200; i++) {
      const point = fromLogOdds(w);
      const excess = this.excess(point);
      const kernel = this.kernel(point, excess);
      const below = this.#below(point, excess, kernel);
      const slope = kernel / below;
      if (!(slope > 0)) {
        w += below < 0.5 ? spread : -spread;
        continue;
      }
      const newton = (Math.log(below) - logP) / slope;
      const bend = 1 + 0.5 * newton * (excess + slope);
      const step = Math.max(-4 * spread, Math.min(4 * spread, newton / Math.max(bend, 0.5)));
      w -= step;
      if (Math.abs(step) < 1e-6 * spread) return w;
    }
    return w;
  }
}

/** nx − m with the rounding of the product kept (Veltkamp's split, Dekker's product). */
function productMinus(n: number, x: number, m: number): number {
  const product = n * x;
  const nHigh = upperHalf(n);
  const xHigh = upperHalf(x);
  const nLow = n - nHigh;
  const xLow = x - xHigh;
  const rest = nLow * xLow - (product - nHigh * xHigh - nLow * xHigh - nHigh * xLow);
  return product - m + rest;
}

function upperHalf(value: number): number {
  const c = 134217729 * value;
  return c - (c - value);
}

/**
 * I_x(a, b) ÷ (xᵃ yᵇ / B(a, b)) for λ = a − (a+b)x ≥ 0: the continued fraction of A. R. DiDonato & A. H. Morris
 * (1992), Algorithm 708, ACM TOMS 18, equation 9.
 */
function fraction(a: number, b: number, x: number, y: number, lambda: number): number {
  let topBefore = 0;
  let bottomBefore = 1;
  let top = 1;
  let bottom = (a * (lambda + 1)) / (a + 1);
  let value = top / bottom;
  for (let k = 1; k < 100_000; k++) {
    const s = a + 2 * k - 1;
    const t = (k * (b - k) * x) / s;
    const alpha = ((a + k - 1) * (a + b + k - 1) * x * t) / s;
    const beta = k + t + ((a + k) * (lambda + 1 + k * (1 + y))) / (s + 2);
    const nextTop = alpha * topBefore + beta * top;
    const nextBottom = alpha * bottomBefore + beta * bottom;
    const before = value;
    value = nextTop / nextBottom;
    if (Math.abs(value - before) <= 2e-16 * value) return value;
    topBefore = top / nextBottom;
    bottomBefore = bottom / nextBottom;
    top = value;
    bottom = 1;
  }
  return value;
}

/** The log-odds of the p-quantile of Beta(a, b), and of its mirror when p > ½. */
function logOddsQuantile(p: number, a: number, b: number): number {
  const start = Math.log(a / b) + normalQuantile(p) * Math.sqrt(1 / a + 1 / b);
  return p <= 0.5 ? new Beta(a, b).lowerLogOdds(p, start) : -new Beta(b, a).lowerLogOdds(1 - p, -start);
}

/**
 * P(X ≤ x) for X ~ Beta(a, b), the regularised incomplete beta function I_x(a, b).
 *
 * @throws RangeError when a or b is not above 0.
 * @example betaCdf(0.3475471499401, 7, 4) // 0.025
 */
export function betaCdf(x: number, a: number, b: number): number {
  assertPositive("a", a);
  assertPositive("b", b);
  if (x <= 0) return 0;
  return x >= 1 ? 1 : new Beta(a, b).lower({ x, y: 1 - x });
}

/** P(X > x) for X ~ Beta(a, b), exact to the last digits in the upper tail. */
export function betaSurvival(x: number, a: number, b: number): number {
  assertPositive("a", a);
  assertPositive("b", b);
  if (x <= 0) return 1;
  return x >= 1 ? 0 : new Beta(a, b).upper({ x, y: 1 - x });
}

/**
 * The x with P(X ≤ x) = p for X ~ Beta(a, b).
 *
 * @throws RangeError when p lies outside [0, 1], or a or b is not above 0.
 * @example betaQuantile(0.025, 7, 4) // 0.3475471499401, the lower Clopper–Pearson limit of 7 in 10
 */
export function betaQuantile(p: number, a: number, b: number): number {
  assertProbability("p", p);
  assertPositive("a", a);
  assertPositive("b", b);
  if (p === 0 || p === 1) return p;
  return fromLogOdds(logOddsQuantile(p, a, b)).x;
}
