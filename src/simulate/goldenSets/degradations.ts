import type { Random } from "../../stats/Random.ts";

/** Scores that a change is built from: signed, so that more is better. */
export interface Scores {
  readonly values: Float64Array;
  /** The lowest a score can be. */
  readonly lowest: number;
  /** What each question weighs in the mean; the weights add up to 1. */
  readonly weight: Float64Array;
}

/**
 * A candidate that loses exactly `loss` on the mean, all of it in few questions: questions in an order drawn at random
 * fall to the lowest score, one after the other, until the loss is reached; the last of them falls part of the way.
 *
 * @returns the candidate's scores, or null where there is not so much to lose
 */
export function loseInFew(
  { values, lowest, weight }: Scores,
  loss: number,
  random: Random,
): Float64Array | null {
  const out = values.slice();
  const order = Int32Array.from(values.keys());
  let left = loss;
  for (let i = 0; i < order.length && left > 0; i++) {
    const j = i + random.below(order.length - i);
    const at = order[j];
    order[j] = order[i];
    const most = weight[at] * (values[at] - lowest);
    if (most <= left) out[at] = lowest;
    else out[at] -= left / weight[at];
    left -= most;
  }
  return left > 1e-12 ? null : out;
}

/**
 * A candidate that loses exactly `loss` on the mean, spread over all questions that can lose: each loses the same share
 * of what it has above the lowest score.
 *
 * @returns the candidate's scores, or null where there is not so much to lose
 */
export function loseSpread({ values, lowest, weight }: Scores, loss: number): Float64Array | null {
  let most = 0;
  for (let i = 0; i < values.length; i++) most += weight[i] * (values[i] - lowest);
  if (loss > most) return null;
  const share = loss / most;
  return values.map((value) => value - share * (value - lowest));
}
