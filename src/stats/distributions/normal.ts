import { assertProbability } from "./arguments.ts";

const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

/** Where the body's fraction gives way to the shoulder's, and the shoulder's to the tail's. */
const BODY = 0.67448975;
const SHOULDER = Math.sqrt(32);

/** Coefficients from the highest power down. */
function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const c of coefficients) sum = sum * x + c;
  return sum;
}

// Rational Chebyshev approximations of W. J. Cody (1969), "Rational Chebyshev approximations for the error
// function", Mathematics of Computation 23, in the form given to the normal integral by Cody (1993),
// Algorithm 715, ACM TOMS 19.
const BODY_TOP = [
  0.06568233791820745, 2.2352520354606837, 161.02823106855587, 1067.6894854603709, 18154.98125334356,
];
const BODY_BOTTOM = [1, 47.202581904688245, 976.0985517377767, 10260.932208618979, 45507.78933502673];
const SHOULDER_TOP = [
  1.0765576773720192e-8, 0.39894151208813466, 8.883149794388377, 93.50665613217785, 597.2702763948002,
  2494.5375852903726, 6848.190450536283, 11602.65143764735, 9842.714838383978,
];
const SHOULDER_BOTTOM = [
  1, 22.266688044328117, 235.387901782625, 1519.3775994075547, 6485.558298266761, 18615.571640885097,
  34900.95272114598, 38912.00328609327, 19685.429676859992,
];
const TAIL_TOP = [
  0.023073441764940174, 0.215898534057957, 0.12740116116024736, 0.022235277870649807, 0.0014216191932278934,
  2.9112874951168793e-5,
];
const TAIL_BOTTOM = [
  1, 1.284260096144911, 0.4682382124808651, 0.06598813786892856, 0.0037823963320275824, 7.297515550839662e-5,
];

/** Density of the standard normal. */
export function normalDensity(x: number): number {
  return gauss(Math.abs(x)) / SQRT_TWO_PI;
}

/** exp(−x²/2) for x ≥ 0, with x² split so that its rounding does not reach the exponent. */
function gauss(x: number): number {
  const head = Math.trunc(x * 16) / 16;
  return Math.exp((-head * head) / 2) * Math.exp((-(x - head) * (x + head)) / 2);
}

/** P(Z > x) for x ≥ BODY. */
function upperTail(x: number): number {
  if (x > 40) return 0;
  if (x <= SHOULDER) return (gauss(x) * polynomial(SHOULDER_TOP, x)) / polynomial(SHOULDER_BOTTOM, x);
  const v = 1 / (x * x);
  const correction = (v * polynomial(TAIL_TOP, v)) / polynomial(TAIL_BOTTOM, v);
  return (gauss(x) * (1 / SQRT_TWO_PI - correction)) / x;
}

/** P(Z ≤ x) − ½ for |x| ≤ BODY. */
function centre(x: number): number {
  const v = x * x;
  return (x * polynomial(BODY_TOP, v)) / polynomial(BODY_BOTTOM, v);
}

/**
 * P(Z ≤ x) of the standard normal.
 *
 * @example normalCdf(1.959963984540054) // 0.975
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) return Number.NaN;
  if (x < -BODY) return upperTail(-x);
  return x > BODY ? 1 - upperTail(x) : 0.5 + centre(x);
}

/** P(Z > x) of the standard normal, exact to the last digits in the upper tail. */
export function normalSurvival(x: number): number {
  return normalCdf(-x);
}

// M. J. Wichura (1988), Algorithm AS 241, PPND16, Applied Statistics 37.
const INNER_TOP = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
  1971.5909503065513, 133.14166789178438, 3.3871328727963665,
];
const INNER_BOTTOM = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
  687.1870074920579, 42.31333070160091, 1,
];
const MIDDLE_TOP = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
];
const MIDDLE_BOTTOM = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
];
const OUTER_TOP = [
  2.0103343992922881e-7, 2.7115555687434876e-5, 0.0012426609473880784, 0.026532189526576124,
  0.29656057182850487, 1.7848265399172913, 5.463784911164114, 6.657904643501103,
];
const OUTER_BOTTOM = [
  2.0442631033899397e-15, 1.421511758316446e-7, 1.8463183175100548e-5, 0.0007868691311456133,
  0.014875361290850615, 0.1369298809227358, 0.599832206555888, 1,
];

/**
 * The z with P(Z ≤ z) = p. Upper quantiles are best asked for as −normalQuantile(tail).
 *
 * @throws RangeError when p lies outside [0, 1].
 * @example normalQuantile(0.975) // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  assertProbability("p", p);
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const v = 0.180625 - q * q;
    return (q * polynomial(INNER_TOP, v)) / polynomial(INNER_BOTTOM, v);
  }
  const tail = Math.min(p, 1 - p);
  if (tail === 0) return q < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const r = Math.sqrt(-Math.log(tail));
  const z =
    r <= 5
      ? polynomial(MIDDLE_TOP, r - 1.6) / polynomial(MIDDLE_BOTTOM, r - 1.6)
      : polynomial(OUTER_TOP, r - 5) / polynomial(OUTER_BOTTOM, r - 5);
  return q < 0 ? -z : z;
}
