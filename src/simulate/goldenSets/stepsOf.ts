/** What a smaller part of a sum must vary by, as a share of a step, so that the step no longer shows. */
const smooths = 0.6;
/** Draws that must be expected to make up that part. */
const enough = 10;

/**
 * For golden sets of each size, the widest steps that the sum of their values takes. A step of a shows as long as the
 * draws that move less vary the sum by less than 0.6 a: beyond that the ripple it leaves, e^{−2π²·0.36} of its height, is
 * below a thousandth.
 *
 * @param distances how far each unit of the population (of one system or of several) is from the commonest value
 * @param units in the population of one system
 * @param stride how many of its distances a unit's step is: 2 where signs are flipped
 */
export function stepsOf(
  distances: Float64Array,
  units: number,
  sizes: readonly number[],
  stride = 1,
): Float64Array {
  const sorted = distances.slice().sort();
  // smaller[i]: sum of squares, and number, of those that move by less than sorted[i]
  const squares = new Float64Array(sorted.length);
  const movers = new Float64Array(sorted.length);
  for (let i = 1; i < sorted.length; i++) {
    const same = sorted[i] - sorted[i - 1] <= 1e-9 * sorted[i];
    let from = i - 1;
    if (same) {
      squares[i] = squares[from];
      movers[i] = movers[from];
      continue;
    }
    let total = 0;
    let count = 0;
    // all of the run of equal ones that ends before i
    for (; from >= 0 && sorted[i - 1] - sorted[from] <= 1e-9 * sorted[i - 1]; from--) {
      total += sorted[from] * sorted[from];
      if (sorted[from] > 0) count++;
    }
    squares[i] = squares[i - 1] + total;
    movers[i] = movers[i - 1] + count;
  }
  return Float64Array.from(sizes, (n) => {
    for (let i = sorted.length - 1; i > 0; i--) {
      const step = stride * sorted[i];
      const varies = Math.sqrt((n * squares[i]) / units);
      if (!(varies >= smooths * step && (n * movers[i]) / units >= enough)) return step;
    }
    return 0;
  });
}
