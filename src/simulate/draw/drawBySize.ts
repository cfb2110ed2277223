import type { Random } from "../../stats/Random.ts";
import { assertSizes, inclusionProbabilities } from "./inclusionProbabilities.ts";

/**
 * `count` documents drawn in proportion to size (PPS).
 *
 * with: each draw takes document d with probability x_d/Σx, so that one may come several times. M. H. Hansen &
 * W. N. Hurwitz (1943), Annals of Mathematical Statistics 14.
 *
 * systematic: documents in random order, every document that a step of Σx/count falls on, so that none comes twice and
 * each has the probability of `inclusionProbabilities`; those larger than the step are taken with certainty.
 * H. O. Hartley & J. N. K. Rao (1962), Annals of Mathematical Statistics 33.
 *
 * @returns their numbers in ascending order
 * @throws RangeError for a size that is no number above 0, or for more systematic draws than documents
 * @example drawBySize(Float64Array.of(40, 3, 120, 9), 2, random(1), "systematic")
 */
export function drawBySize(
  sizes: Float64Array,
  count: number,
  random: Random,
  replacement: "with" | "systematic",
): Int32Array {
  return replacement === "with"
    ? withReplacement(sizes, count, random)
    : systematic(inclusionProbabilities(sizes, count), count, random);
}

function withReplacement(sizes: Float64Array, count: number, random: Random): Int32Array {
  assertSizes(sizes);
  let sum = 0;
  const upTo = sizes.map((size) => (sum += size));
  return new Int32Array(count).map(() => firstAbove(upTo, random.uniform() * sum)).sort();
}

/** The first element above x in ascending values, or the last. */
function firstAbove(ascending: Float64Array, x: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle] > x) high = middle;
    else low = middle + 1;
  }
  return low;
}

function systematic(pi: Float64Array, count: number, random: Random): Int32Array {
  const drawn: number[] = [];
  const open: number[] = [];
  pi.forEach((p, d) => {
    (p === 1 ? drawn : open).push(d);
  });
  const left = count - drawn.length;
  const order = shuffled(open, random);
  const start = random.uniform();
  let reached = 0;
  let taken = 0;
  for (let i = 0; i < order.length && taken < left; i++) {
    reached += pi[order[i]];
    // Rounding may leave the last sum a hair below the last step.
    if (reached > start + taken || order.length - i === left - taken) {
      drawn.push(order[i]);
      taken++;
    }
  }
  return Int32Array.from(drawn).sort();
}

/** The same in an order drawn at random (Fisher & Yates). */
function shuffled(items: readonly number[], random: Random): readonly number[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
