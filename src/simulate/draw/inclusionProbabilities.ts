/**
 * π, the probability of each document to be among `count` drawn without replacement in proportion to size:
 * π = m·x/Σx. A document for which that exceeds 1 is taken with certainty (it represents itself), and the rest of the
 * draws goes to the others in proportion to their size, until none exceeds 1. Σπ = count.
 *
 * C.-E. Särndal, B. Swensson & J. Wretman (1992), "Model Assisted Survey Sampling", §3.6.2.
 *
 * @throws RangeError for a size that is no number above 0, or more draws than documents
 * @example inclusionProbabilities(Float64Array.of(1, 1, 8), 2) // [0.5, 0.5, 1]
 */
export function inclusionProbabilities(sizes: Float64Array, count: number): Float64Array {
  assertSizes(sizes);
  if (!(count >= 0 && count <= sizes.length))
    throw new RangeError(`${count} of ${sizes.length} documents cannot be drawn without replacement`);
  const pi = new Float64Array(sizes.length);
  // The largest first: if the largest is not certain, none is.
  const order = Int32Array.from(sizes.keys()).sort((a, b) => sizes[b] - sizes[a]);
  // Sums from the smallest on, so that a giant does not cancel away what stands beside it.
  const rest = new Float64Array(sizes.length);
  for (let i = order.length - 1, sum = 0; i >= 0; i--) {
    sum += sizes[order[i]];
    rest[i] = sum;
  }
  let certain = 0;
  while (certain < count && (count - certain) * sizes[order[certain]] >= rest[certain]) certain++;
  for (let i = 0; i < order.length; i++) {
    const d = order[i];
    pi[d] = i < certain ? 1 : ((count - certain) * sizes[d]) / rest[certain];
  }
  return pi;
}

/** Throws a `RangeError` unless every size is a number above 0. */
export function assertSizes(sizes: Float64Array): void {
  const at = sizes.findIndex((size) => !(size > 0 && size < Number.POSITIVE_INFINITY));
  if (at >= 0)
    throw new RangeError(`Document ${at + 1} has the size ${sizes[at]}; it must be a number above 0`);
}
