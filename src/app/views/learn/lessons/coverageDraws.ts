import { random } from "../../../../simulate/random.ts";
import { normalQuantile } from "../../../../stats/distributions.ts";

/** An interval of one sample, and whether it holds the truth. */
export interface DrawnInterval {
  readonly value: number;
  readonly lower: number;
  readonly upper: number;
  readonly holds: boolean;
}

/**
 * Intervals of so many samples, each of 0/1 scores: Wilson's, (p̂ + z²/2n ± z√(p̂(1−p̂)/n + z²/4n²))/(1 + z²/n).
 *
 * E. B. Wilson (1927), "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22.
 */
export function coverageDraws(
  share: number,
  size: number,
  level: number,
  count: number,
  seed: number,
): readonly DrawnInterval[] {
  const stream = random(seed);
  const z = normalQuantile((1 + level) / 2);
  return Array.from({ length: count }, () => {
    let hits = 0;
    for (let i = 0; i < size; i++) if (stream.uniform() < share) hits++;
    const value = hits / size;
    const middle = (value + z ** 2 / (2 * size)) / (1 + z ** 2 / size);
    const reach =
      (z * Math.sqrt((value * (1 - value)) / size + z ** 2 / (4 * size ** 2))) / (1 + z ** 2 / size);
    const [lower, upper] = [middle - reach, middle + reach];
    return { value, lower, upper, holds: lower <= share && share <= upper };
  });
}
