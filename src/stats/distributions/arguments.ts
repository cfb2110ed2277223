/** Throws a `RangeError` that names the argument unless p is a probability. */
export function assertProbability(name: string, p: number): void {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`${name} must lie in [0, 1]; it is ${p}`);
}

/** Throws a `RangeError` that names the argument unless the value is above zero. */
export function assertPositive(name: string, value: number): void {
  if (!(value > 0)) throw new RangeError(`${name} must be above 0; it is ${value}`);
}
