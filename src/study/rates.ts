import { normalQuantile } from "../stats/distributions.ts";

/** A share or an average over golden sets, with the error that comes from their number and 95 % limits. */
export interface Rate {
  readonly value: number;
  readonly error: number;
  readonly lower: number;
  readonly upper: number;
}

const z = normalQuantile(0.975);

/**
 * A share of R golden sets: √(p(1−p)/R), and E. B. Wilson's limits (1927, Journal of the American Statistical
 * Association 22), (p + z²/2R ± z√(p(1−p)/R + z²/4R²))/(1 + z²/R).
 */
export function shareRate(count: number, R: number): Rate {
  const p = count / R;
  const around = 1 + z ** 2 / R;
  const middle = (p + z ** 2 / (2 * R)) / around;
  const reach = (z / around) * Math.sqrt((p * (1 - p)) / R + z ** 2 / (4 * R ** 2));
  return {
    value: p,
    error: Math.sqrt((p * (1 - p)) / R),
    lower: count === 0 ? 0 : middle - reach,
    upper: count === R ? 1 : middle + reach,
  };
}

/**
 * The average of one value a golden set, such as the share of several cases that went wrong in it: mean ± z·sd/√R. What
 * cases share by being judged on the same set is in the sd.
 */
export function averageRate(values: Float64Array): Rate {
  const R = values.length;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / R;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const error = Math.sqrt(squares / (R - 1) / R);
  return { value: mean, error, lower: mean - z * error, upper: mean + z * error };
}
