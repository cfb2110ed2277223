import { tiltedWeights } from "./exactTail.ts";
import type { OpenTail } from "./TailProblem.ts";

/** Distinct values, counted by their weight, from which a sum is taken to fall between its clumps as well. */
const enoughValues = 24;
/** The steps that spread the sum most, whose clumps are looked for, and the multiples of their frequency. */
const steps = 4;
const harmonics = 2;
/** Peaks are a standard deviation's inverse wide and need not stand where a single step puts them. */
const beside = [-1, 0, 1];

interface Step {
  readonly gap: number;
  /** Draws expected to make it. */
  readonly weight: number;
}

/**
 * How much of a sum sits in clumps wider than the lattice, between 0 and 1. Hits at a margin of 0.0123 lie on a lattice
 * of 1/10,000, yet their sum clumps at whole hits: a formula that sees a sum on every lattice point is off by up to half
 * a clump. Told by the size of the tilted characteristic function at the frequencies of the steps that spread the sum most; a sum of
 * few distinct steps counts as clumped whatever these say.
 */
export function clumping(problem: OpenTail): number {
  const { sum, theta } = problem;
  const tilted = sum.parts.map((part) => tiltedWeights(part.index, part.weight, theta));
  const moves: Step[] = [];
  sum.parts.forEach(({ index, count }, at) => {
    const weight = tilted[at];
    let common = 0;
    for (let i = 1; i < weight.length; i++) if (weight[i] > weight[common]) common = i;
    for (let i = 0; i < weight.length; i++) {
      if (i !== common) moves.push({ gap: Math.abs(index[i] - index[common]), weight: count * weight[i] });
    }
  });
  let total = 0;
  let squares = 0;
  for (const { weight } of moves) {
    total += weight;
    squares += weight * weight;
  }
  if (total * total < enoughValues * squares) return 1;
  let most = 0;
  for (const { gap } of widest(moves)) {
    for (let j = 1; j <= harmonics && gap >= 2 * j; j++) {
      for (const off of beside) {
        const frequency = (2 * Math.PI * j) / gap + off / Math.sqrt(problem.tilt.variance);
        most = Math.max(most, modulus(problem, tilted, frequency));
      }
    }
  }
  return most;
}

function widest(moves: readonly Step[]): readonly Step[] {
  const spread = ({ gap, weight }: Step): number => weight * gap;
  const top: Step[] = [];
  for (const move of moves) {
    if (top.length === steps && spread(move) <= spread(top[steps - 1])) continue;
    top.push(move);
    top.sort((a, b) => spread(b) - spread(a));
    if (top.length > steps) top.pop();
  }
  return top;
}

function modulus({ sum }: OpenTail, tilted: readonly Float64Array[], frequency: number): number {
  let log = 0;
  sum.parts.forEach(({ index, count }, at) => {
    let re = 0;
    let im = 0;
    for (let i = 0; i < index.length; i++) {
      re += tilted[at][i] * Math.cos(frequency * index[i]);
      im += tilted[at][i] * Math.sin(frequency * index[i]);
    }
    log += (count / 2) * Math.log(re * re + im * im);
  });
  return Math.exp(log);
}
