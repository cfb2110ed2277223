import fc from "fast-check";
import { expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { estimate } from "../../../src/stats/estimate.ts";
import { multiwayEstimate } from "../../../src/stats/multiwayEstimate.ts";
import { TooFewDocuments } from "../../../src/stats/TooFewDocuments.ts";
import { type CrossedTotals, multiwayVariance } from "../../../src/stats/variance/multiway.ts";
import { cr0 } from "../../../src/stats/variance/variance.ts";
import { clusterTotals } from "../../../src/table/totals.ts";
import { relativeError } from "../helpers.ts";

interface Row {
  readonly y: number;
  readonly a: string;
  readonly b: string;
}

function by(rows: readonly Row[], label: (row: Row) => string): ClusterTotals {
  const ids = rows.map((_, i) => `q${i}`);
  return clusterTotals(
    Float64Array.from(rows, ({ y }) => y),
    undefined,
    rows.map(label),
    ids,
  );
}

const crossed = (rows: readonly Row[]): CrossedTotals => ({
  a: by(rows, ({ a }) => a),
  b: by(rows, ({ b }) => b),
  both: by(rows, ({ a, b }) => `${a} ${b}`),
});

const documents = "d1 d1 d1 d1 d2 d2 d3 d3 d3 d4 d4 d4 d4 d4 d4 d5".split(" ");
const annotators = "a b b c a a b c c a b c c a b c".split(" ");
const rowsOf = (y: readonly number[]): Row[] =>
  y.map((value, i) => ({ y: value, a: documents[i], b: annotators[i] }));
const floored = rowsOf([1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0.5, 1, 0, 0.25]);
const added = rowsOf([1, 1, 0.75, 0.75, 0, 0.25, 1, 0.5, 0.5, 0.25, 0.75, 0, 0.25, 0, 1, 0]);

// reference/multiway.out
test("the one-way terms and their sum are those of R's sandwich, and a smaller sum gives way to the larger term", () => {
  const y = multiwayVariance(crossed(floored));
  expect(relativeError(y.oneWay.a, 0.0171985626220703)).toBeLessThan(1e-12);
  expect(relativeError(y.oneWay.b, 0.00324058532714844)).toBeLessThan(1e-12);
  expect(relativeError(y.oneWay.both, 0.0121116638183594)).toBeLessThan(1e-12);
  expect([y.variance, y.floor, y.degreesOfFreedom]).toEqual([y.oneWay.a, "a", 2]);
  const z = multiwayVariance(crossed(added));
  expect(relativeError(z.variance, 0.0244140625)).toBeLessThan(1e-12);
  expect([z.floor, z.degreesOfFreedom]).toEqual([null, 2]);
});

const anyRows = fc.array(
  fc.record({
    y: fc.integer({ min: 0, max: 4 }).map((k) => k / 4),
    a: fc.constantFrom("a1", "a2", "a3", "a4"),
    b: fc.constantFrom("b1", "b2", "b3"),
  }),
  { minLength: 3, maxLength: 20 },
);

/** Σ over pairs of questions that share a or b of (y_i − R)(y_j − R), over N². */
function slow(rows: readonly Row[]): number {
  const mean = rows.reduce((sum, { y }) => sum + y, 0) / rows.length;
  let total = 0;
  for (const one of rows)
    for (const other of rows)
      if (one.a === other.a || one.b === other.b) total += (one.y - mean) * (other.y - mean);
  return total / rows.length ** 2;
}

test("the sum is that over all pairs of questions that share a value", () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const totals = crossed(rows);
      fc.pre(totals.a.n.length > 1 && totals.b.n.length > 1);
      const { variance, oneWay, floor } = multiwayVariance(totals);
      const wanted = Math.max(slow(rows), oneWay.a, oneWay.b);
      expect(Math.abs(variance - wanted)).toBeLessThan(1e-14);
      if (floor === null) expect(Math.abs(variance - slow(rows))).toBeLessThan(1e-14);
    }),
    { numRuns: 200 },
  );
});

test("the order of the columns does not matter, and a column inside the other leaves the coarser one's variance", () => {
  const { a, b, both } = crossed(added);
  expect(multiwayVariance({ a: b, b: a, both }).variance).toBeCloseTo(
    multiwayVariance({ a, b, both }).variance,
    15,
  );
  const fine = by(added, ({ a, b }) => `${a} ${b}`);
  expect(multiwayVariance({ a: fine, b, both: fine }).variance).toBeCloseTo(cr0(b), 15);
});

test("a column with one value is refused", () => {
  const one = by(added, () => "a");
  expect(() => multiwayVariance({ ...crossed(added), a: one })).toThrow(TooFewDocuments);
});

test("where every score is the same the limits are those of the column with fewer values", () => {
  const same = rowsOf(added.map(() => 1));
  const scale = { kind: "bounded", min: 0, max: 1 } as const;
  const options = { metric: "y", estimand: "micro", scale, level: 0.95, method: "auto" } as const;
  const rest = { missing: 0, errors: 0, caveats: [] };
  const got = multiwayEstimate(crossed(same), ["a", "b"], { ...options, ...rest });
  const one = estimate(
    by(same, ({ b }) => b),
    { ...options, ...rest },
  );
  expect([got.value, got.lower, got.upper, got.method]).toEqual([1, one.lower, one.upper, one.method]);
  expect(got.lower).toBeLessThan(1);
});
