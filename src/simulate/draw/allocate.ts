/**
 * How many of `count` draws each stratum gets.
 *
 * equal: the same to each, what is left over to the largest. proportional: count·M_h/M rounded by largest remainders.
 * No stratum gets more than it has, and each at least two (or all it has), below which it shows no variance.
 *
 * W. G. Cochran (1977), "Sampling Techniques", §5.5.
 *
 * @param populations M_h, the documents in each stratum
 * @throws RangeError when there are too few draws for two in each, or more than documents
 * @example allocate([129, 1171], 20, "proportional") // [2, 18]
 */
export function allocate(
  populations: readonly number[],
  count: number,
  how: "equal" | "proportional",
): readonly number[] {
  const counts = populations.map((population) => Math.min(2, population));
  const least = counts.reduce((a, b) => a + b, 0);
  const most = populations.reduce((a, b) => a + b, 0);
  if (!(count >= least && count <= most))
    throw new RangeError(`${count} draws cannot be spread: ${least} to ${most} are possible`);
  for (let left = count - least; left > 0; left--) counts[neediest(populations, counts, count, most, how)]++;
  return counts;
}

/** The stratum furthest below its due; of several the largest. */
function neediest(
  populations: readonly number[],
  counts: readonly number[],
  count: number,
  most: number,
  how: "equal" | "proportional",
): number {
  let at = -1;
  let lack = Number.NEGATIVE_INFINITY;
  populations.forEach((population, h) => {
    if (counts[h] >= population) return;
    const due = count * (how === "equal" ? 1 / populations.length : population / most);
    const lacks = due - counts[h];
    if (lacks > lack || (lacks === lack && population > populations[at])) {
      at = h;
      lack = lacks;
    }
  });
  return at;
}
