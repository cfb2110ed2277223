import type { Random } from "../../stats/Random.ts";

/**
 * A simple random sample without replacement: `count` of the numbers 0 … of − 1 in ascending order, every set as likely.
 * Takes `count` random numbers, whatever `of` is.
 *
 * R. W. Floyd, in J. Bentley (1987), "Programming pearls: a sample of brilliance", Communications of the ACM 30.
 *
 * @throws RangeError unless 0 ≤ count ≤ of, both whole
 * @example drawWithoutReplacement(20, 1300, random(1))
 */
export function drawWithoutReplacement(count: number, of: number, random: Random): Int32Array {
  if (!Number.isInteger(count) || !Number.isInteger(of) || count < 0 || count > of)
    throw new RangeError(`${count} of ${of} cannot be drawn without replacement`);
  const drawn = new Set<number>();
  for (let last = of - count; last < of; last++) {
    const at = random.below(last + 1);
    drawn.add(drawn.has(at) ? last : at);
  }
  return Int32Array.from(drawn).sort();
}
