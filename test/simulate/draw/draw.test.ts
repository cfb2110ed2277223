import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "../../../src/simulate/draw/allocate.ts";
import { drawBySize } from "../../../src/simulate/draw/drawBySize.ts";
import { drawStratified } from "../../../src/simulate/draw/drawStratified.ts";
import { drawWithoutReplacement } from "../../../src/simulate/draw/drawWithoutReplacement.ts";
import { inclusionProbabilities } from "../../../src/simulate/draw/inclusionProbabilities.ts";
import { random } from "../../../src/simulate/random.ts";
import type { Random } from "../../../src/stats/Random.ts";

/** Sizes of which one is larger than any step. */
const sizes = Float64Array.of(5, 1, 60, 9, 14, 2, 7, 2);

/** How often each of `of` documents came, per repetition. */
function frequencies(of: number, repetitions: number, draw: (source: Random) => Int32Array): Float64Array {
  const source = random(11);
  const share = new Float64Array(of);
  for (let r = 0; r < repetitions; r++) for (const d of draw(source)) share[d] += 1 / repetitions;
  return share;
}

/** Fails unless each share lies within four standard errors of what it should be. */
function expectShares(got: Float64Array, wanted: Float64Array, repetitions: number): void {
  for (const [d, share] of got.entries())
    expect(Math.abs(share - wanted[d]), `document ${d}`).toBeLessThanOrEqual(
      4 * Math.sqrt((wanted[d] * Math.abs(1 - wanted[d]) + 1e-12) / repetitions) + 1e-9,
    );
}

describe("a simple random sample", () => {
  test("has distinct numbers in order, and is all of them when all are drawn", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.nat(), (a, b, seed) => {
        const [count, of] = [Math.min(a, b), Math.max(a, b)];
        const drawn = [...drawWithoutReplacement(count, of, random(seed))];
        expect(drawn).toEqual([...new Set(drawn)].sort((x, y) => x - y));
        expect(drawn.length).toBe(count);
        expect(drawn.every((d) => d >= 0 && d < of)).toBe(true);
      }),
    );
    expect([...drawWithoutReplacement(5, 5, random(1))]).toEqual([0, 1, 2, 3, 4]);
  });

  test("is each set of three of five as often as any other", () => {
    const counts = new Map<string, number>();
    const source = random(5);
    const draws = 20_000;
    for (let r = 0; r < draws; r++) {
      const key = drawWithoutReplacement(3, 5, source).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(10);
    const chiSquare = [...counts.values()].reduce((sum, c) => sum + (c - draws / 10) ** 2 / (draws / 10), 0);
    // 99.9 % point of χ² with 9 degrees of freedom
    expect(chiSquare).toBeLessThan(27.9);
  });

  test("refuses to draw more than there are", () => {
    expect(() => drawWithoutReplacement(6, 5, random(1))).toThrow(
      "6 of 5 cannot be drawn without replacement",
    );
  });

  test("in strata takes so many of each, from its own members", () => {
    const strata = [Int32Array.of(0, 3, 5), Int32Array.of(1, 2, 4, 6, 7)];
    const drawn = drawStratified(strata, [2, 3], random(4));
    expect(drawn.map((part) => part.length)).toEqual([2, 3]);
    for (const [h, part] of drawn.entries())
      expect([...strata[h]]).toEqual(expect.arrayContaining([...part]));
  });
});

describe("draws in proportion to size", () => {
  test("have inclusion probabilities that add up to the draws, in proportion to size below certainty", () => {
    expect([...inclusionProbabilities(Float64Array.of(1, 1, 8), 2)]).toEqual([0.5, 0.5, 1]);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (xs, at) => {
          const x = Float64Array.from(xs);
          const count = at % (xs.length + 1);
          const pi = inclusionProbabilities(x, count);
          expect(pi.reduce((a, b) => a + b, 0)).toBeCloseTo(count, 9);
          expect(pi.every((p) => p >= 0 && p <= 1)).toBe(true);
          const steps = x.map((size, d) => pi[d] / size).filter((_, d) => pi[d] < 1);
          for (const step of steps) expect(step).toBeCloseTo(steps[0], 12);
          // A certain document is at least as large as the step of those that are not.
          x.forEach((size, d) => {
            if (pi[d] === 1 && steps.length > 0) expect(size * steps[0]).toBeGreaterThanOrEqual(1 - 1e-9);
          });
        },
      ),
    );
  });

  test("come systematically as often as their inclusion probability, and never twice", () => {
    const repetitions = 20_000;
    const got = frequencies(8, repetitions, (source) => {
      const drawn = drawBySize(sizes, 4, source, "systematic");
      expect(new Set(drawn).size).toBe(4);
      return drawn;
    });
    expectShares(got, inclusionProbabilities(sizes, 4), repetitions);
  });

  test("come with replacement as often as their share of the size says", () => {
    const draws = 60_000;
    const got = frequencies(8, draws, (source) => drawBySize(sizes, 1, source, "with"));
    expectShares(
      got,
      sizes.map((size) => size / 100),
      draws,
    );
    expect(new Set(drawBySize(sizes, 6, random(2), "with")).size).toBeLessThan(6);
  });

  test("take all documents when as many are drawn", () => {
    expect([...drawBySize(sizes, 8, random(9), "systematic")]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("refuse a size of nothing", () => {
    expect(() => drawBySize(Float64Array.of(3, 0), 1, random(1), "with")).toThrow(
      "Document 2 has the size 0; it must be a number above 0",
    );
  });
});

describe("an allocation", () => {
  test.each([
    [[129, 1171], 20, "equal", [10, 10]],
    [[129, 1171], 20, "proportional", [2, 18]],
    [[3, 500, 500], 21, "equal", [3, 9, 9]],
    [[1, 4, 5], 7, "proportional", [1, 3, 3]],
  ] as const)("of strata of %j and %i draws, %s, is %j", (populations, count, how, wanted) => {
    expect(allocate(populations, count, how)).toEqual(wanted);
  });

  test("spends all draws and no stratum's documents twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom("equal" as const, "proportional" as const),
        (populations, at, how) => {
          const least = populations.reduce((sum, M) => sum + Math.min(2, M), 0);
          const most = populations.reduce((sum, M) => sum + M, 0);
          const count = least + (at % (most - least + 1));
          const counts = allocate(populations, count, how);
          expect(counts.reduce((a, b) => a + b, 0)).toBe(count);
          for (const [h, k] of counts.entries()) expect(k).toBeLessThanOrEqual(populations[h]);
        },
      ),
    );
  });

  test("refuses draws too few for two in each stratum, and more than there are documents", () => {
    expect(() => allocate([5, 9, 2], 5, "equal")).toThrow("5 draws cannot be spread: 6 to 16 are possible");
    expect(() => allocate([5, 9, 2], 17, "equal")).toThrow();
  });
});
