import { seeded } from "../evidence/random.ts";

/** Choices that follow from a seed alone. */
export class Dice {
  readonly uniform: () => number;

  constructor(seed: number) {
    this.uniform = seeded(seed);
  }

  /** A whole number from 0 to below n. */
  below(n: number): number {
    return Math.floor(this.uniform() * n);
  }

  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Mostly small, sometimes up to `most`. */
  size(most: number): number {
    return Math.max(1, Math.floor(most ** this.uniform()));
  }

  shuffled<T>(list: readonly T[]): T[] {
    const out = [...list];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }
}

/** The dice of one input: the same for a seed, a format and a number, whatever else is run. */
export function diceOf(seed: number, format: string, index: number): Dice {
  let state = 0x811c9dc5;
  for (const letter of `${seed}:${format}:${index}`)
    state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return new Dice(state);
}
