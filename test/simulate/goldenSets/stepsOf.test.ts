import { expect, test } from "vitest";
import { stepsOf } from "../../../src/simulate/goldenSets/stepsOf.ts";

const of = (counts: Readonly<Record<string, number>>): Float64Array =>
  Float64Array.from(Object.entries(counts).flatMap(([value, count]) => new Array(count).fill(Number(value))));

test("whole hits alone keep their step whatever the size of the set", () => {
  expect([...stepsOf(of({ 0: 900, 1: 100 }), 1000, [25, 100, 300])]).toEqual([1, 1, 1]);
});

test("many smaller moves smooth a step, few do not", () => {
  const values = of({ 0: 600, 0.1: 100, 0.3: 200, 1: 100 });
  // of 25 draws, 5 move by 0.3 and 2.5 by 0.1: too few to smooth a step of 1; of 400 they leave only the 0.1
  expect([...stepsOf(values, 1000, [25, 400])]).toEqual([1, 0.1]);
  expect([...stepsOf(of({ 0: 890, 0.3: 10, 1: 100 }), 1000, [400])]).toEqual([1]);
});

test("where signs are flipped a step is twice the value, and takes twice the spread to be smoothed", () => {
  const values = of({ 0: 500, 0.2: 400, 1: 100 });
  // 0.2 √(0.4 n) ≥ 0.6 · 2 from n = 90 on
  expect([...stepsOf(values, 1000, [80, 100], 2)]).toEqual([2, 0.4]);
  expect([...stepsOf(values, 1000, [80, 100])]).toEqual([0.2, 0.2]);
});
