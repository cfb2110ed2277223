import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { JumpableRandomGenerator } from "pure-rand/types/JumpableRandomGenerator";
import type { Random } from "../stats/Random.ts";

/** 2⁻³²: the generator gives 32 bits at a time. */
const unit = 2 ** -32;

/**
 * Streams of random numbers that never overlap: stream i starts i jumps (of 2⁶⁴ numbers) after the seed. A piece of
 * work that takes the stream of its own number gives the same result whoever does it, and in whatever order.
 *
 * D. Blackman & S. Vigna (2021), "Scrambled linear pseudorandom number generators", ACM Transactions on Mathematical
 * Software 47.
 *
 * @param seed a whole number; its lowest 32 bits count
 * @param first the number of the first stream
 * @example const [first, second] = randomStreams(1, 2);
 */
export function randomStreams(seed: number, count: number, first = 0): readonly Random[] {
  const generator = xoroshiro128plus(seed);
  for (let i = 0; i < first; i++) generator.jump();
  return Array.from({ length: count }, () => {
    const stream = randomOf(generator.clone());
    generator.jump();
    return stream;
  });
}

/** The first stream of a seed. */
export function random(seed: number): Random {
  return randomStreams(seed, 1)[0];
}

function randomOf(generator: JumpableRandomGenerator): Random {
  const uniform = (): number => (generator.next() >>> 0) * unit;
  return { uniform, below: (n) => Math.floor(uniform() * n) };
}
