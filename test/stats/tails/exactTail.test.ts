import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { binomialSurvival } from "../../../src/stats/distributions.ts";
import type { LatticeSum } from "../../../src/stats/tails/LatticeSum.ts";
import { cumulants, negated, saddlepoint, support } from "../../../src/stats/tails/LatticeSum.ts";
import { gates } from "../gatesReference.ts";
import { relativeError } from "../helpers.ts";
import { anySum, distributionOf, exactly, part, slowTail } from "./sums.ts";

const coin = (n: number, p: number): LatticeSum => ({ parts: [part([0, 1], [1 - p, p], n)] });

describe("the exact tail of a sum on a lattice", () => {
  test("is what adding the draws one by one gives, at every value of the sum", () => {
    fc.assert(
      fc.property(anySum, fc.double({ min: 0, max: 1, noNaN: true }), (sum, place) => {
        const { min, max } = support(sum);
        const x = Math.round(min - 1 + place * (max - min + 2));
        const wanted = slowTail(sum, x);
        // One minus the other tail where x lies below the mean, hence an absolute part.
        expect(Math.abs(exactly(sum, x) - wanted)).toBeLessThan(1e-11 * wanted + 1e-14);
      }),
      { numRuns: 400 },
    );
  });

  test.each(gates.binomial)(
    "of $n draws of $p at $k is the binomial tail to 1e-12 of itself",
    ({ n, p, k, tail }) => {
      const got = exactly(coin(n, p), k);
      // Beyond its own mean a tail is had to 1e-12 of itself; below it, to 1e-12 of one.
      if (k > n * p) expect(relativeError(got, tail)).toBeLessThan(1e-12);
      else expect(Math.abs(got - tail)).toBeLessThan(1e-12);
      expect(relativeError(binomialSurvival(k, n, p), tail)).toBeLessThan(1e-12);
    },
  );

  test("holds in the far tail of many draws, where a plain Fourier sum would see only rounding", () => {
    for (const k of [1400, 1600, 1900, 1999, 2000]) {
      const wanted = binomialSurvival(k, 2000, 0.5);
      expect(relativeError(exactly(coin(2000, 0.5), k), wanted)).toBeLessThan(2e-11);
    }
  });

  test("and the tail of the turned sum above the next value add up to one", () => {
    fc.assert(
      fc.property(anySum, fc.double({ min: 0, max: 1, noNaN: true }), (sum, place) => {
        const { min, max } = support(sum);
        const x = Math.round(min + place * (max - min));
        expect(Math.abs(exactly(sum, x) + exactly(negated(sum), 1 - x) - 1)).toBeLessThan(1e-13);
      }),
    );
  });

  test("falls as x grows, and its steps are the atoms", () => {
    const sum: LatticeSum = { parts: [part([-3, 0, 2], [1, 5, 2], 7), part([1, 4], [3, 1], 3)] };
    const atoms = distributionOf(sum);
    const { min, max } = support(sum);
    for (let x = min; x <= max; x++) {
      const step = exactly(sum, x) - exactly(sum, x + 1);
      expect(Math.abs(step - (atoms.get(x) ?? 0))).toBeLessThan(1e-14);
    }
  });

  test("does not mind in which order atoms and parts stand, nor draws with chance zero far away", () => {
    const there: LatticeSum = { parts: [part([-5, 0, 3], [1, 7, 2], 9), part([0, 1], [1, 1], 6)] };
    const back: LatticeSum = { parts: [part([1, 0], [1, 1], 6), part([3, 900, -5, 0], [2, 0, 1, 7], 9)] };
    for (let x = -20; x < 30; x += 5) {
      expect(Math.abs(exactly(back, x) - exactly(there, x))).toBeLessThan(1e-14);
    }
  });

  test("takes the transform where atoms are many, and gives the same", () => {
    const values = Array.from({ length: 150 }, (_, i) => i * i - 4000);
    const many: LatticeSum = {
      parts: [
        part(
          values,
          values.map((_, i) => 1 + (i % 7)),
          4,
        ),
      ],
    };
    const distribution = [...distributionOf(many)];
    for (const x of [5000, 20000, 40000]) {
      const wanted = distribution.reduce((p, [value, chance]) => (value >= x ? p + chance : p), 0);
      expect(relativeError(exactly(many, x), wanted)).toBeLessThan(1e-10);
    }
  });

  test("is one at and below the least value, nothing above the greatest, and p_max^K at it", () => {
    const sum: LatticeSum = { parts: [part([-1, 0, 1], [1, 6, 3], 12)] };
    expect(exactly(sum, -12)).toBe(1);
    expect(exactly(sum, 13)).toBe(0);
    expect(relativeError(exactly(sum, 12), 0.3 ** 12)).toBeLessThan(1e-14);
  });
});

describe("the cumulants of a sum", () => {
  const sum: LatticeSum = { parts: [part([-4, 0, 1, 6], [1, 4, 3, 2], 5), part([0, 3], [2, 1], 8)] };

  test("are the moments of the tilted distribution", () => {
    for (const theta of [-0.4, 0, 0.25]) {
      const tilted = [...distributionOf(sum)].map(([v, p]) => [v, p * Math.exp(theta * v)] as const);
      const mass = tilted.reduce((total, [, p]) => total + p, 0);
      const moment = (f: (v: number) => number): number =>
        tilted.reduce((total, [v, p]) => total + (p / mass) * f(v), 0);
      const mean = moment((v) => v);
      const about = (k: number): number => moment((v) => (v - mean) ** k);
      const got = cumulants(sum, theta);
      expect(relativeError(got.value, Math.log(mass))).toBeLessThan(1e-12);
      expect(relativeError(got.mean, mean)).toBeLessThan(1e-12);
      expect(relativeError(got.variance, about(2))).toBeLessThan(1e-12);
      expect(relativeError(got.third, about(3))).toBeLessThan(1e-9);
      expect(relativeError(got.fourth, about(4) - 3 * about(2) ** 2)).toBeLessThan(1e-9);
    }
  });

  test("have their saddlepoint where the tilted mean is x, to 1e-9 of x", () => {
    for (let x = -19; x < 54; x += 8) {
      expect(Math.abs(cumulants(sum, saddlepoint(sum, x)).mean - x)).toBeLessThan(1e-9 * (1 + Math.abs(x)));
    }
  });
});
