import { expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import { bootstrapUrns, documentGroups } from "../../../src/stats/resampling/DocumentGroups.ts";
import {
  type DrawnDocuments,
  documentsOf,
  drawDocuments,
  drawnDocuments,
} from "../../../src/stats/resampling/DrawnDocuments.ts";
import type { Resampling } from "../../../src/stats/resampling/Resampling.ts";
import { replicateSums } from "../../../src/stats/resampling/replicateSums.ts";
import { replicatesOf } from "../../../src/stats/resampling/replicates.ts";
import { studentised } from "../../../src/stats/resampling/studentised.ts";

const resampling: Resampling = { how: "monte-carlo", replicates: 499, random: () => random(4) };

/** Documents of unequal and of equal sizes, some alike, two rates apart from a third by rounding only. */
const samples = [
  { n: [3, 8, 1, 5, 5, 2, 40], s: [1, 8, 0, 2, 2, 0, 13] },
  { n: [1, 1, 1, 1, 1, 1], s: [0, 0, 0, 0, 0, 1] },
  { n: [10, 30, 70], s: [1, 3, 7.000000000000001] },
  { n: [10, 30, 70], s: [1, 3, 7.0001] },
].map(({ n, s }) => ({ n: Float64Array.from(n), s: Float64Array.from(s) }));

const allOf = (drawn: DrawnDocuments): number[][] =>
  Array.from({ length: drawn.replicates }, (_, b) => documentsOf(drawn, b));

test("sums of drawn replicates are those of the counts that replicates are else given as", () => {
  for (const sample of samples) {
    const groups = documentGroups(sample);
    const { n, u, uu, un, nn } = replicateSums(groups, resampling)!;
    let b = 0;
    replicatesOf(bootstrapUrns(groups), resampling).forEach((counts) => {
      const total = (of: (g: number) => number): number => counts.reduce((sum, c, g) => sum + c * of(g), 0);
      expect(n[b]).toBeCloseTo(
        total((g) => groups.n[g]),
        9,
      );
      expect(u[b]).toBeCloseTo(
        total((g) => groups.u[g]),
        9,
      );
      expect(uu[b]).toBeCloseTo(
        total((g) => groups.u[g] ** 2),
        9,
      );
      expect(un[b]).toBeCloseTo(
        total((g) => groups.u[g] * groups.n[g]),
        9,
      );
      expect(nn[b]).toBeCloseTo(
        total((g) => groups.n[g] ** 2),
        9,
      );
      b++;
    });
    expect(b).toBe(499);
  }
});

test("t* from sums is t* from counts, replicates without a standard error among them", () => {
  for (const sample of samples)
    for (const degenerate of ["keep", "drop"] as const) {
      const groups = documentGroups(sample);
      const replicates = replicatesOf(bootstrapUrns(groups), resampling);
      const quick = studentised(groups, replicates, "CR1", degenerate, resampling);
      const slow = studentised(groups, replicates, "CR1", degenerate);
      expect(quick.degenerate).toBeCloseTo(slow.degenerate, 12);
      if (slow.t.size === 0) expect(quick.t.size).toBe(0);
      else
        for (const q of [0.001, 0.025, 0.3, 0.5, 0.9, 0.975, 0.999]) {
          const [a, b] = [quick.t.quantile(q), slow.t.quantile(q)];
          if (Number.isFinite(b)) expect(Math.abs(a - b)).toBeLessThan(1e-6 * Math.max(1, Math.abs(b)));
          else expect(a).toBe(b);
        }
    }
});

test("draws that are kept from one sample to the next are used as they are", () => {
  const drawn = (): DrawnDocuments => drawnDocuments(Uint16Array.of(0, 1, 2, 2, 2, 2), 3);
  const { n, alike } = replicateSums(documentGroups(samples[3]), { ...resampling, replicates: 2, drawn })!;
  expect([...n]).toEqual([110, 210]);
  expect([alike(0), alike(1)]).toEqual([false, true]);
});

test("sums by pairs of documents are those of single documents, to rounding", () => {
  const pairs = drawDocuments(7, 30, random(4));
  const singles = { ...pairs, paired: false, codes: Uint16Array.from(allOf(pairs).flat()) };
  expect(pairs.paired).toBe(true);
  const [byPair, bySingle] = [pairs, singles].map((drawn) => {
    const kept = { ...resampling, replicates: 30, drawn: () => drawn };
    const { n, u, uu, un, nn } = replicateSums(documentGroups(samples[0]), kept)!;
    return [n, u, uu, un, nn].map((column) => Array.from(column));
  });
  bySingle.forEach((column, c) => {
    const rounding = 1e-13 * Math.max(...column.map(Math.abs));
    column.forEach((value, b) => {
      expect(Math.abs(value - byPair[c][b])).toBeLessThan(rounding);
    });
  });
});
