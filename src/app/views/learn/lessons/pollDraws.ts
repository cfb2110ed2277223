import { random } from "../../../../simulate/random.ts";

/**
 * Means of golden sets drawn from endless questions of which a share is answered.
 *
 * @param share true share of hits
 * @param size questions in a golden set
 * @param count golden sets
 */
export function pollDraws(share: number, size: number, count: number, seed: number): Float64Array {
  const stream = random(seed);
  return Float64Array.from({ length: count }, () => {
    let hits = 0;
    for (let i = 0; i < size; i++) if (stream.uniform() < share) hits++;
    return hits / size;
  });
}

/** From where to where the middle 95 of 100 lie, as values that occur. */
export function middleOf(values: Float64Array): readonly [number, number] {
  const sorted = values.toSorted();
  const at = (p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))];
  return [at(0.025), at(0.975)];
}
