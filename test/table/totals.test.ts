import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clusterTotals, clusterTotalsOfItems } from "../../src/table/totals.ts";

const labels = ["b", "a", "b", "b", "c", "a"];
const values = Float64Array.of(1, 0.5, 0, 0.25, 1, 1);
const ids = labels.map((_, row) => `q${row}`);

describe("clusterTotals", () => {
  test("counts and adds up each document, in order of first sight", () => {
    expect(clusterTotals(values, undefined, labels, ids)).toEqual({
      labels: ["b", "a", "c"],
      n: Float64Array.of(3, 2, 1),
      s: Float64Array.of(1.25, 1.5, 1),
      q: Float64Array.of(1.0625, 1.25, 1),
    });
  });

  test("leaves out rows that do not count, and documents that have no other", () => {
    const keep = Uint8Array.of(1, 1, 0, 1, 0, 1);
    const totals = clusterTotals(values, keep, labels, ids);
    expect(totals.labels).toEqual(["b", "a"]);
    expect(totals.n).toEqual(Float64Array.of(2, 2));
  });

  test("makes each row its own document when none is named", () => {
    const totals = clusterTotals(values, Uint8Array.of(0, 1, 1, 1, 1, 1), undefined, ids);
    expect(totals.labels).toEqual(["q1", "q2", "q3", "q4", "q5"]);
    expect(totals.n).toEqual(new Float64Array(5).fill(1));
    expect(totals.q).toEqual(Float64Array.of(0.25, 0, 0.0625, 1, 1));
  });

  test("does not depend on the order of the rows", () => {
    const rows = fc.array(
      fc.tuple(fc.constantFrom("a", "b", "c"), fc.double({ min: -1, max: 1, noNaN: true })),
      {
        minLength: 1,
      },
    );
    const shuffled = rows.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    const byLabel = (list: readonly [string, number][]): Map<string, number[]> => {
      const of = (k: 0 | 1) => list.map((row) => row[k]);
      const t = clusterTotals(
        Float64Array.from(of(1) as number[]),
        undefined,
        of(0) as string[],
        of(0) as string[],
      );
      return new Map(t.labels.map((label, k) => [label, [t.n[k], t.s[k], t.q[k]]]));
    };
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const expected = byLabel(list);
        for (const [label, [n, s, q]] of byLabel(other)) {
          const [n0, s0, q0] = expected.get(label)!;
          expect(n).toBe(n0);
          expect(s).toBeCloseTo(s0, 14);
          expect(q).toBeCloseTo(q0, 14);
        }
      }),
    );
  });

  test("loses nothing to rounding where a plain sum loses everything", () => {
    const large = Float64Array.of(1, 1e100, 1, -1e100);
    expect(clusterTotals(large, undefined, ["d", "d", "d", "d"], ids).s[0]).toBe(2);
  });

  test("refuses a row that names no document", () => {
    expect(() => clusterTotals(values, undefined, ["b", "", "b", "b", "c", "a"], ids)).toThrow(
      'The row of question "q1" names no document in the cluster column.',
    );
  });
});

describe("clusterTotalsOfItems", () => {
  test("adds up rows that are totals already", () => {
    const items = Float64Array.of(10, 20, 30);
    const sums = Float64Array.of(5, 5, 9);
    const of = clusterTotalsOfItems(sums, items, undefined, undefined, ["x", "y", "x"], ["r1", "r2", "r3"]);
    expect(of.n).toEqual(Float64Array.of(40, 20));
    expect(of.s).toEqual(Float64Array.of(14, 5));
    expect(of.q).toEqual(Float64Array.of(Number.NaN, Number.NaN));
  });
});
