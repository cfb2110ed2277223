/** Σx. */
export function sum(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

/** Σx². */
export function sumOfSquares(values: Float64Array): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i] * values[i];
  return total;
}

/** Σx without element `left`. */
export function sumExcept(values: Float64Array, left: number): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) if (i !== left) total += values[i];
  return total;
}

/** The element that is more than half of the total, or −1. All elements ≥ 0. */
export function giantOf(values: Float64Array, total: number): number {
  for (let i = 0; i < values.length; i++) if (values[i] > total / 2) return i;
  return -1;
}

/**
 * For each element the sum of all the others. A giant's rest is added up rather than subtracted, so that it does not
 * cancel away what stands beside it. All elements ≥ 0.
 */
export function sumOfOthers(values: Float64Array): Float64Array {
  const total = sum(values);
  const others = values.map((value) => total - value);
  const giant = giantOf(values, total);
  if (giant >= 0) others[giant] = sumExcept(values, giant);
  return others;
}
