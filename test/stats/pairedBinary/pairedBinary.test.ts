import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalQuantile } from "../../../src/stats/distributions.ts";
import { durkalskiStatistic, obuchowskiStatistic } from "../../../src/stats/pairedBinary/clusteredBinary.ts";
import { mcnemar } from "../../../src/stats/pairedBinary/mcnemar.ts";
import { tangoInterval, tangoNonInferiority, tangoStatistic } from "../../../src/stats/pairedBinary/tango.ts";
import { TooFewDocuments } from "../../../src/stats/TooFewDocuments.ts";
import { relativeError, totalsOf } from "../helpers.ts";
import { closedForms, targets } from "../reference.ts";

describe("McNemar's exact test", () => {
  test.each(closedForms.mcnemar)("$wins wins and $losses losses, as in scipy", (row) => {
    const got = mcnemar(row.wins, row.losses);
    for (const side of ["twoSided", "better", "worse"] as const) {
      expect(relativeError(got[side], row[side])).toBeLessThan(1e-12);
    }
  });

  test("is the sum of its binomial terms", () => {
    const row = [1, 7, 21, 35, 35, 21, 7, 1];
    for (let wins = 0; wins <= 7; wins++) {
      const better = row.slice(wins).reduce((x, y) => x + y) / 128;
      expect(relativeError(mcnemar(wins, 7 - wins).better, better)).toBeLessThan(1e-14);
      expect(mcnemar(7 - wins, wins).worse).toBe(mcnemar(wins, 7 - wins).better);
    }
  });

  test("of no difference at all is 1", () => {
    expect(mcnemar(0, 0)).toEqual({ twoSided: 1, better: 1, worse: 1 });
  });

  test("names a count that is none", () => {
    expect(() => mcnemar(1.5, 2)).toThrow("wins must be a whole number, 0 or more; it is 1.5");
    expect(() => mcnemar(1, -2)).toThrow("losses must be a whole number, 0 or more; it is -2");
  });
});

describe("Tango's score interval", () => {
  test.each(closedForms.tango)("$wins wins and $losses losses of $pairs, as from the likelihood", (row) => {
    const { lower, upper } = tangoInterval(row, 0.95);
    expect(Math.abs(lower - row.limits[0])).toBeLessThan(1e-10);
    expect(Math.abs(upper - row.limits[1])).toBeLessThan(1e-10);
    expect(relativeError(tangoStatistic(row, -0.1), row.z)).toBeLessThan(1e-7);
  });

  test("Tango (1998): 1 loss of 44 at a margin of 0.10 has Z = 1.709, p = 0.0438", () => {
    const pairs = { wins: 0, losses: 1, pairs: 44 };
    expect(tangoStatistic(pairs, -0.1)).toBeCloseTo(1.708564, 6);
    expect(tangoNonInferiority(pairs, 0.1)).toBeCloseTo(0.043766, 6);
  });

  test("without any difference ends at ∓z²/(n + z²)", () => {
    const { lower, upper } = tangoInterval({ wins: 0, losses: 0, pairs: 100 }, 0.95);
    const z = normalQuantile(0.975);
    expect(relativeError(upper, (z * z) / (100 + z * z))).toBeLessThan(1e-10);
    expect(lower).toBe(-upper);
  });

  test("where every pair is a loss ends at −1", () => {
    const { lower, upper } = tangoInterval({ wins: 0, losses: 30, pairs: 30 }, 0.95);
    const z = normalQuantile(0.975);
    expect(lower).toBe(-1);
    expect(relativeError(upper, -(30 - z * z) / (30 + z * z))).toBeLessThan(1e-10);
  });

  test("the lower limit is the margin at which the test of as much turns", () => {
    const counts = fc
      .tuple(fc.nat(40), fc.nat(40), fc.nat(100))
      .filter(([wins, losses, ties]) => wins + losses + ties > 0 && wins + ties > 0);
    fc.assert(
      fc.property(counts, ([wins, losses, ties]) => {
        const pairs = { wins, losses, pairs: wins + losses + ties };
        const { lower, upper } = tangoInterval(pairs, 0.9);
        expect(tangoNonInferiority(pairs, -lower)).toBeCloseTo(0.05, 6);
        const mirrored = tangoInterval({ wins: losses, losses: wins, pairs: pairs.pairs }, 0.9);
        expect(mirrored.lower).toBe(-upper);
      }),
    );
  });

  test("names counts that do not fit together, and a level out of range", () => {
    expect(() => tangoInterval({ wins: 3, losses: 3, pairs: 5 }, 0.95)).toThrow(
      "pairs must be at least 1 and no less than wins + losses; 3 + 3 of 5 were given",
    );
    expect(() => tangoInterval({ wins: 1, losses: 1, pairs: 5 }, 1)).toThrow(
      "level must lie between 0 and 1; it is 1",
    );
  });
});

describe("clustered 0/1 pairs", () => {
  const { n, wins, losses, statistics, published } = closedForms.psychiatry;
  const differences = totalsOf(
    n,
    wins.map((count, d) => count - losses[d]),
  );

  test.each(statistics)("psychiatry data at a margin of $margin, as in numpy", (row) => {
    expect(relativeError(obuchowskiStatistic(differences, row.margin), row.obuchowski)).toBeLessThan(1e-12);
    expect(relativeError(durkalskiStatistic(differences, row.margin), row.durkalski)).toBeLessThan(1e-12);
  });

  test("the squares at margin 0 are the published χ² of clust.bin.pair", () => {
    expect(obuchowskiStatistic(differences, 0) ** 2).toBeCloseTo(published.obuchowski, 2);
    expect(durkalskiStatistic(differences, 0) ** 2).toBeCloseTo(published.durkalski, 3);
  });

  test.skipIf(targets === null)("match ../shared/reference/targets.json (skipped where it is absent)", () => {
    for (const margin of [0, 0.1, 0.3]) {
      const wanted = targets![`psychiatry_NI_${margin}`];
      expect(relativeError(obuchowskiStatistic(differences, margin), wanted.obuchowski)).toBeLessThan(1e-10);
      expect(relativeError(durkalskiStatistic(differences, margin), wanted.durkalski)).toBeLessThan(1e-10);
    }
  });

  test("with documents of one size the two differ by √(K/(K−1)) only", () => {
    const even = totalsOf([4, 4, 4], [1, -2, 3]);
    const ratio = durkalskiStatistic(even, 0.1) / obuchowskiStatistic(even, 0.1);
    expect(ratio).toBeCloseTo(Math.sqrt(3 / 2), 14);
  });

  test("are 0 where every document lies on the margin, and refused for one document", () => {
    const onMargin = totalsOf([2, 4], [-1, -2]);
    expect(obuchowskiStatistic(onMargin, 0.5)).toBe(0);
    expect(durkalskiStatistic(onMargin, 0.5)).toBe(0);
    expect(() => obuchowskiStatistic(totalsOf([2], [1]), 0)).toThrow(TooFewDocuments);
    expect(() => durkalskiStatistic(totalsOf([2], [1]), 0)).toThrow(TooFewDocuments);
  });
});
