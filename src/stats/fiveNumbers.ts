/** The least value, the quartiles and the greatest. */
export interface FiveNumbers {
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

/**
 * The quantile x₍⌊h⌋₎ + (h − ⌊h⌋)(x₍⌊h⌋₊₁₎ − x₍⌊h⌋₎) at h = 1 + (K−1)p of K values in ascending order: definition 7 of
 * R. J. Hyndman & Y. Fan (1996), "Sample quantiles in statistical packages", The American Statistician 50, which R and
 * NumPy take without being asked.
 *
 * @param p a share, 0 to 1
 * @throws RangeError when there is no value, or p is no share.
 * @example quantile(Float64Array.of(1, 2, 4), 0.75) // 3
 */
export function quantile(ascending: Float64Array, p: number): number {
  if (ascending.length === 0) throw new RangeError("There is no value to take a quantile of");
  if (!(p >= 0 && p <= 1)) throw new RangeError(`A quantile is taken at a share from 0 to 1; it is ${p}`);
  const h = (ascending.length - 1) * p;
  const below = Math.floor(h);
  const low = ascending[below];
  return h === below ? low : low + (h - below) * (ascending[below + 1] - low);
}

/**
 * Five numbers that show how values spread, by `quantile`. The values stay as they are.
 *
 * @throws RangeError when there is no value.
 */
export function fiveNumbers(values: Float64Array): FiveNumbers {
  const ascending = values.slice().sort();
  const [min, lowerQuartile, median, upperQuartile, max] = [0, 0.25, 0.5, 0.75, 1].map((p) =>
    quantile(ascending, p),
  );
  return { min, lowerQuartile, median, upperQuartile, max };
}
