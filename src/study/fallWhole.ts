import type { Random } from "../stats/Random.ts";

/**
 * Questions that must fall to 0 for the mean to lose about so much: taken in an order drawn at random, those with
 * something to lose, until the loss comes as near as whole questions can bring it.
 *
 * @param scores of one measure, 0 the lowest
 * @returns 1 for each question that falls, else 0; null where there is not so much to lose
 */
export function fallWhole(scores: Float64Array, loss: number, random: Random): Uint8Array | null {
  const fallen = new Uint8Array(scores.length);
  const order = Int32Array.from(scores.keys());
  let left = loss * scores.length;
  for (let i = 0; i < order.length && left > 0; i++) {
    const j = i + random.below(order.length - i);
    const at = order[j];
    order[j] = order[i];
    const lost = scores[at];
    if (lost === 0) continue;
    // past the loss, but not as near to it
    if (lost - left > left) return fallen;
    fallen[at] = 1;
    left -= lost;
  }
  return left > 1e-9 * scores.length ? null : fallen;
}
