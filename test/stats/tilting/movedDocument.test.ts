import { expect, test } from "vitest";
import { balancedDifferences } from "../../../src/stats/balancedDifferences.ts";
import { mildSizes } from "../../../src/stats/mildSizes.ts";
import { movedDocument } from "../../../src/stats/tilting/movedDocument.ts";
import { totalsOf } from "../helpers.ts";

/** K documents, of n questions each, whose differences add up to s. */
const differences = (n: readonly number[], s: readonly number[]) => totalsOf([...n], [...s]);

test("the unseen document moves as far as can be when none moved, and never further", () => {
  expect(movedDocument(differences([4, 4, 8], [0, 0, 0]), -1)).toEqual({ size: 6, score: -1 });
  expect(movedDocument(differences([4, 4, 8], [0, 4, 0]), -1)).toEqual({ size: 6, score: -1 });
});

test("it moves less far for its size the more documents moved", () => {
  const score = (moved: number): number =>
    movedDocument(
      differences(
        new Array<number>(60).fill(10),
        Array.from({ length: 60 }, (_, d) => (d < moved ? (d % 2 === 0 ? 1 : -1) : 0)),
      ),
      -1,
    ).score;
  const scores = [1, 2, 4, 8, 16, 60].map(score);
  expect([...scores].sort((a, b) => a - b)).toEqual(scores);
  expect(scores[5]).toBeLessThan(-0.07);
  expect(scores[5]).toBeGreaterThan(-0.11);
});

test("the order of the systems changes nothing: the furthest counts, whichever way it went", () => {
  const n = [3, 9, 30, 5, 5];
  const s = [1, -4, 2, 0, 1];
  expect(movedDocument(differences(n, s), -1)).toEqual(
    movedDocument(
      differences(
        n,
        s.map((v) => -v),
      ),
      -1,
    ),
  );
});

test("t is for many documents that moved both ways", () => {
  const n = new Array<number>(40).fill(10);
  const both = Array.from({ length: 40 }, (_, d) => (d % 2 === 0 ? 1 : -1));
  expect(balancedDifferences(differences(n, both))).toBe(true);
  const few = both.map((v, d) => (d < 7 ? v : 0));
  expect(balancedDifferences(differences(n, few))).toBe(false);
  const oneWay = (moved: number, of: number): boolean =>
    balancedDifferences(
      differences(
        new Array<number>(of).fill(10),
        Array.from({ length: of }, (_, d) => (d < moved ? -1 : 0)),
      ),
    );
  expect(oneWay(12, 400)).toBe(false);
  expect(oneWay(25, 400)).toBe(true);
  const unequal = n.map((size, d) => (d === 0 ? 900 : size));
  expect(balancedDifferences(differences(unequal, both))).toBe(false);
});

test("sizes are mild when documents are many for how unlike they are", () => {
  const sizes = (count: number): number[] => Array.from({ length: count }, (_, d) => (d % 2 === 0 ? 5 : 15));
  const mild = (n: readonly number[]): boolean =>
    mildSizes(
      totalsOf(
        [...n],
        n.map(() => 0),
      ),
    );
  expect(mild([7, 7])).toBe(true);
  expect(mild(sizes(10))).toBe(false);
  expect(mild(sizes(20))).toBe(false);
  expect(mild(sizes(40))).toBe(true);
  expect(mild([...sizes(40), 2000])).toBe(false);
});
