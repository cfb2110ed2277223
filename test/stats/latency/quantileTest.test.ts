import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { binomialCdf } from "../../../src/stats/distributions/binomial.ts";
import { studentQuantile } from "../../../src/stats/distributions/student.ts";
import { crossedVariance } from "../../../src/stats/latency/crossedVariance.ts";
import { acrossRuns, describeRuns } from "../../../src/stats/latency/describeRuns.ts";
import { effectiveLatencies } from "../../../src/stats/latency/effectiveLatencies.ts";
import { exceedsAtLeast, exceedsAtMost, fewestToPass } from "../../../src/stats/latency/exceedance.ts";
import { interpolatedQuantile } from "../../../src/stats/latency/interpolatedQuantile.ts";
import { type LatencyCells, latencyCells } from "../../../src/stats/latency/LatencyCells.ts";
import {
  lowerRank,
  orderStatisticLimits,
  upperRank,
} from "../../../src/stats/latency/orderStatisticLimits.ts";
import { quantileTest } from "../../../src/stats/latency/quantileTest.ts";
import { quantileOf } from "../../../src/stats/statistics/ScoreSample.ts";
import { relativeError } from "../helpers.ts";
import { lognormalCells, lognormalQuantile, normals } from "./cells.ts";

const r = JSON.parse(readFileSync(new URL("../../../reference/latency.json", import.meta.url), "utf8"));
const measured: LatencyCells = latencyCells(
  Float64Array.from(r.ms as readonly number[]),
  Int32Array.from(r.ms, (_, i) => i % r.queries),
  Int32Array.from(r.ms, (_, i) => Math.floor(i / r.queries)),
);

function close(got: number, wanted: number): void {
  expect(relativeError(got, wanted)).toBeLessThan(1e-10);
}

describe("R", () => {
  test("quantiles of types 7 and 1 are R's", () => {
    const sorted = measured.latency.toSorted();
    for (const [i, p] of r.type7.p.entries()) {
      close(interpolatedQuantile(sorted, p), r.type7.value[i]);
      close(quantileOf(sorted, p), r.type1.value[i]);
    }
  });

  test("ranks of limits and the largest count that passes are R's", () => {
    for (const { n, p, alpha, upper, lower, mostAbove } of r.ranks) {
      expect([n, p, alpha, upperRank(n, p, alpha), lowerRank(n, p, alpha)]).toEqual([
        n,
        p,
        alpha,
        upper,
        lower,
      ]);
      if (mostAbove >= 0) expect(exceedsAtMost(mostAbove, n, p)).toBeLessThanOrEqual(alpha);
      expect(exceedsAtMost(mostAbove + 1, n, p)).toBeGreaterThan(alpha);
    }
  });

  test("tails of the count above a limit are R's pbinom", () => {
    for (const { x, n, p, atMost, atLeast } of r.tails) {
      close(exceedsAtMost(x, n, p), atMost);
      close(exceedsAtLeast(x, n, p), atLeast);
    }
  });

  test("the one-way variances of the share above a limit are sandwich's, and the sum of three", () => {
    const y = measured.latency.map((t) => (t > r.limit ? 1 : 0));
    const { oneWay, variance, floor } = crossedVariance(measured, y);
    close(oneWay.a, r.byQuery);
    close(oneWay.b, r.byRun);
    close(oneWay.both, r.byCell);
    close(oneWay.a + oneWay.b - oneWay.both, r.twoWay);
    close(variance, (Math.max(r.twoWay, r.byQuery, r.byRun) * 4) / 3);
    expect(floor).toBe(r.twoWay < Math.max(r.byQuery, r.byRun) ? "a" : null);
  });

  test("the mean of the runs' P95, its t limits and their variation are R's", () => {
    const { quantile } = describeRuns(measured, 0.95, 0.05);
    close(quantile!.value, r.mean);
    close(quantile!.standardError, r.standardError);
    close(quantile!.variation, r.variation);
    expect(relativeError(quantile!.upper, r.upper)).toBeLessThan(1e-8);
    expect(relativeError(quantile!.lower, r.lower)).toBeLessThan(1e-8);
  });
});

test("fewer than 59 latencies never pass at P95, 299 at P99", () => {
  expect([fewestToPass(0.95, 0.05), fewestToPass(0.99, 0.05)]).toEqual([59, 299]);
  expect(exceedsAtMost(0, 58, 0.95)).toBeGreaterThan(0.05);
  expect(exceedsAtMost(0, 59, 0.95)).toBeLessThanOrEqual(0.05);
});

test("exact limits of one run err on each side as often as the binomial says, whatever the distribution", () => {
  const z = normals(3);
  const [n, p, alpha, draws] = [80, 0.9, 0.05, 4000];
  const misses = { below: 0, above: 0 };
  for (let i = 0; i < draws; i++) {
    const sample = Float64Array.from({ length: n }, () => Math.exp(2 * z())).sort();
    const { lower, upper } = orderStatisticLimits(sample, p, alpha);
    const truth = Math.exp(2 * 1.2815515655446004);
    if (upper < truth) misses.below++;
    if (lower > truth) misses.above++;
  }
  const upper = upperRank(n, p, alpha)!;
  const expected = 1 - binomialCdf(upper - 1, n, p);
  expect(Math.abs(misses.below / draws - expected)).toBeLessThan(4 * Math.sqrt(expected / draws));
  expect(misses.above / draws).toBeLessThan(0.06);
});

describe("the two-way form", () => {
  /** V, n* and the p-values straight from their definitions, over a matrix. */
  function slow(cells: LatencyCells, p: number, alpha: number, limit: number) {
    const N = cells.latency.length;
    const sorted = [...cells.latency].sort((a, b) => a - b);
    const at = sorted.find((x) => sorted.filter((t) => t <= x).length >= p * N - 1e-9)!;
    const y = [...cells.latency].map((t) => Number(t > at));
    const share = y.reduce((a, b) => a + b, 0) / N;
    let [query, run, cell] = [0, 0, 0];
    for (let i = 0; i < N; i++)
      for (let j = 0; j < N; j++) {
        const product = ((y[i] - share) * (y[j] - share)) / N ** 2;
        if (cells.query[i] === cells.query[j]) query += product;
        if (cells.run[i] === cells.run[j]) run += product;
        if (i === j) cell += product;
      }
    const G = Math.min(cells.queries, cells.runs);
    const V = (Math.max(query + run - cell, query, run) * G) / (G - 1);
    const t = studentQuantile(alpha, N - 1) / studentQuantile(alpha, G - 1);
    const n = Math.min(N, ((share * (1 - share)) / V) * t * t);
    const above = sorted.filter((x) => x > limit).length / N;
    return { n, above: exceedsAtMost(above * n, n, p), within: exceedsAtLeast(above * n, n, p) };
  }

  test("is its slow twin", () => {
    for (const seed of [1, 2, 3]) {
      const cells = lognormalCells(40, 4, { query: 0.4, run: 0.1, request: 0.2 }, normals(seed));
      const fast = quantileTest(cells, 0.9, 0.05);
      const twin = slow(cells, 0.9, 0.05, 1.5);
      close(fast.effective.count, twin.n);
      close(fast.above(1.5), twin.above);
      close(fast.within(1.5), twin.within);
    }
  });

  test("its limits are where the verdict turns", () => {
    const cells = lognormalCells(200, 6, { query: 0.4, run: 0.05, request: 0.2 }, normals(5));
    const { lower, upper, value, above, within } = quantileTest(cells, 0.95, 0.05);
    expect(lower).toBeLessThan(value);
    expect(upper).toBeGreaterThan(value);
    expect(above(upper)).toBeLessThanOrEqual(0.05);
    expect(above(upper - 1e-9)).toBeGreaterThan(0.05);
    expect(within(lower - 1e-9)).toBeLessThanOrEqual(0.05);
    expect(within(lower)).toBeGreaterThan(0.05);
  });

  test("does not depend on the order of rows nor on names of queries and runs", () => {
    const cells = lognormalCells(30, 3, { query: 0.4, run: 0.1, request: 0.2 }, normals(6));
    const turned = latencyCells(
      cells.latency.toReversed(),
      cells.query.map((q) => 100 - 3 * q).toReversed(),
      cells.run.map((run) => (run * 2 + 1) % 3).toReversed(),
    );
    const [a, b] = [cells, turned].map((c) => quantileTest(c, 0.9, 0.05));
    close(a.effective.count, b.effective.count);
    expect([a.lower, a.upper, a.value]).toEqual([b.lower, b.upper, b.value]);
  });

  test("takes a change of unit along", () => {
    const cells = lognormalCells(200, 5, { query: 0.4, run: 0.1, request: 0.2 }, normals(8));
    const seconds = { ...cells, latency: cells.latency.map((t) => t / 1024) };
    const [a, b] = [cells, seconds].map((c) => quantileTest(c, 0.95, 0.05));
    expect(b.upper).toBe(a.upper / 1024);
    expect(b.above(1 / 512)).toBe(a.above(2));
  });

  test("counts a query once where its runs are equal, and refuses one run", () => {
    const base = lognormalCells(100, 1, { query: 0.5, run: 0, request: 0 }, normals(9));
    const twice = latencyCells(
      Float64Array.of(...base.latency, ...base.latency),
      Int32Array.of(...base.query, ...base.query),
      Int32Array.of(...base.run, ...base.run.map(() => 1)),
    );
    const { count, degreesOfFreedom } = effectiveLatencies(twice, twice.latency.toSorted(), 0.95, 0.05);
    const t = studentQuantile(0.05, 199) / studentQuantile(0.05, 1);
    close(count, 100 * (1 / 2) * t * t);
    expect(degreesOfFreedom).toBe(1);
    expect(() => quantileTest(base, 0.95, 0.05)).toThrow(RangeError);
    expect(acrossRuns([3], 0.05)).toBeNull();
  });

  test("does not pass where nothing moved and queries are few", () => {
    const equal = latencyCells(
      new Float64Array(100).fill(5),
      Int32Array.from({ length: 100 }, (_, i) => i % 20),
      Int32Array.from({ length: 100 }, (_, i) => Math.floor(i / 20)),
    );
    const { above, upper } = quantileTest(equal, 0.95, 0.05);
    expect(above(6)).toBeGreaterThan(0.05);
    expect(upper).toBe(Number.POSITIVE_INFINITY);
  });

  test("more above the limit makes a pass harder and a fail easier", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 600, max: 20_000 }),
        fc.integer({ min: 0, max: 200 }),
        (tenths, mille) => {
          const [n, x] = [tenths / 10, (tenths * mille) / 10_000];
          expect(exceedsAtMost(x, n, 0.95)).toBeLessThanOrEqual(exceedsAtMost(x + 0.5, n, 0.95));
          expect(exceedsAtLeast(x, n, 0.95)).toBeGreaterThanOrEqual(exceedsAtLeast(x + 0.5, n, 0.95));
        },
      ),
    );
  });

  test("passes a limit at the true P95 in 5 % of studies at most, and fails it as seldom", () => {
    const spread = { query: 0.3, run: 0.1, request: 0.2 };
    const truth = lognormalQuantile(0.95, spread);
    const z = normals(10);
    const draws = 400;
    const wrong = { pass: 0, fail: 0 };
    for (let i = 0; i < draws; i++) {
      const { above, within } = quantileTest(lognormalCells(200, 5, spread, z), 0.95, 0.05);
      if (above(truth) <= 0.05) wrong.pass++;
      if (within(truth) <= 0.05) wrong.fail++;
    }
    expect(wrong.pass / draws).toBeLessThan(0.05);
    expect(wrong.fail / draws).toBeLessThan(0.06);
  });
});
