/**
 * The p-quantile that is shown: x₍ⱼ₎ + (h − j)(x₍ⱼ₊₁₎ − x₍ⱼ₎), h = (n − 1)p + 1, j = ⌊h⌋; type 7, the default of R and NumPy.
 *
 * R. J. Hyndman & Y. Fan (1996), "Sample quantiles in statistical packages", American Statistician 50.
 *
 * @param sorted ascending
 * @returns NaN where there are no values
 */
export function interpolatedQuantile(sorted: Float64Array, p: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * p;
  const below = Math.floor(place);
  const low = sorted[below];
  const high = sorted[Math.min(below + 1, sorted.length - 1)];
  return low === high ? low : low + (place - below) * (high - low);
}
