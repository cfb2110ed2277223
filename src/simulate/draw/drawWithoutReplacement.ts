import type { Random } from "../../stats/Random.ts";
import { sortedShort } from "../../stats/sortedShort.ts";

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
  if (taken.length < of) taken = new Uint32Array(of);
  if (++round === 2 ** 32) {
    taken.fill(0);
    round = 1;
  }
  const drawn = new Int32Array(count);
  let at = 0;
  for (let last = of - count; last < of; last++) {
    const below = random.below(last + 1);
    const one = taken[below] === round ? last : below;
    taken[one] = round;
    drawn[at++] = one;
  }
  return sortedShort(drawn);
}

/** For each number the last call that drew it, so that nothing has to be cleared from one call to the next. */
let taken = new Uint32Array(0);
let round = 0;
