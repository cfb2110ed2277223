import { expect, test } from "vitest";
import { random, randomStreams } from "../../src/simulate/random.ts";

test("a seed gives the same numbers each time, another seed others", () => {
  const draws = (seed: number): readonly number[] => {
    const source = random(seed);
    return Array.from({ length: 5 }, () => source.uniform());
  };
  expect(draws(1)).toEqual(draws(1));
  expect(draws(1)).not.toEqual(draws(2));
});

test("streams of one seed do not depend on how many were asked for, and differ", () => {
  const few = randomStreams(7, 2).map((stream) => stream.uniform());
  const many = randomStreams(7, 5).map((stream) => stream.uniform());
  expect(many.slice(0, 2)).toEqual(few);
  expect(new Set(many).size).toBe(5);
});

test("numbers below n are whole, and each comes about as often", () => {
  const source = random(3);
  const counts = new Array<number>(6).fill(0);
  const draws = 60_000;
  for (let i = 0; i < draws; i++) counts[source.below(6)]++;
  const chiSquare = counts.reduce((sum, c) => sum + (c - draws / 6) ** 2 / (draws / 6), 0);
  // 99.9 % point of χ² with 5 degrees of freedom
  expect(chiSquare).toBeLessThan(20.5);
});
