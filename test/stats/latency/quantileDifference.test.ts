import { expect, test } from "vitest";
import { studentQuantile } from "../../../src/stats/distributions/student.ts";
import { type LatencyCells, latencyCells } from "../../../src/stats/latency/LatencyCells.ts";
import { quantileDifference } from "../../../src/stats/latency/quantileDifference.ts";
import { relativeError } from "../helpers.ts";
import { lognormalCells, lognormalQuantile, normals, type Spread } from "./cells.ts";

const [p, alpha] = [0.95, 0.05];

/** Two systems on the same queries: the second's log latencies have the first's query effects. */
function pairOf(
  queries: number,
  runs: number,
  { query, run, request }: Spread,
  factor: number,
  z: () => number,
): readonly [baseline: LatencyCells, candidate: LatencyCells] {
  const shared = lognormalCells(queries, 1, { query, run: 0, request: 0 }, z).latency;
  const [baseline, candidate] = [1, factor].map((scale) => {
    const noise = lognormalCells(queries, runs, { query: 0, run, request }, z);
    return { ...noise, latency: noise.latency.map((t, i) => scale * t * shared[noise.query[i]]) };
  });
  return [baseline, candidate];
}

test("the upper limit is where too few of the candidate's latencies exceed the baseline's quantile and the margin", () => {
  const [baseline, candidate] = pairOf(300, 6, { query: 0.4, run: 0.05, request: 0.2 }, 1.1, normals(1));
  const { upper, lower, above, within, value } = quantileDifference(baseline, candidate, p, alpha);
  expect(lower).toBeLessThan(value);
  expect(upper).toBeGreaterThan(value);
  expect(above(upper + 1e-9)).toBeLessThanOrEqual(alpha);
  expect(above(upper - 1e-9)).toBeGreaterThan(alpha);
  expect(within(lower - 1e-9)).toBeLessThanOrEqual(alpha);
  expect(within(lower + 1e-9)).toBeGreaterThan(alpha);
});

test("systems changed about give the same with the sign turned", () => {
  const [a, b] = pairOf(200, 5, { query: 0.4, run: 0.05, request: 0.2 }, 1.2, normals(2));
  const [there, back] = [quantileDifference(a, b, p, alpha), quantileDifference(b, a, p, alpha)];
  expect([back.value, back.lower, back.upper]).toEqual([-there.value, -there.upper, -there.lower]);
  expect(back.within(-0.3)).toBe(there.above(0.3));
});

test("equal latencies pass with any margin from 59 queries on, and with 58 never", () => {
  const z = normals(3);
  const passes = [59, 60, 58].map((queries) => {
    const [cells] = pairOf(queries, 40, { query: 0.5, run: 0, request: 0 }, 1, z);
    const { above } = quantileDifference(cells, cells, p, alpha);
    return above(1e6) <= alpha;
  });
  expect(passes.slice(1)).toEqual([true, false]);
});

test("a shift of all latencies is the difference, and its limits move along", () => {
  const [baseline, candidate] = pairOf(200, 5, { query: 0.4, run: 0.05, request: 0.2 }, 1, normals(4));
  const moved = { ...candidate, latency: candidate.latency.map((t) => t + 0.5) };
  const [still, shifted] = [candidate, moved].map((c) => quantileDifference(baseline, c, p, alpha));
  expect(shifted.value).toBeCloseTo(still.value + 0.5, 12);
  expect(shifted.upper).toBeCloseTo(still.upper + 0.5, 12);
  expect(shifted.lower).toBeCloseTo(still.lower + 0.5, 12);
});

test("the standard error is that of its definition, double sums over cells that share a query or a run", () => {
  const [baseline, candidate] = pairOf(60, 4, { query: 0.4, run: 0.1, request: 0.2 }, 1.1, normals(5));
  const N = 240;
  const quantile = (c: LatencyCells, share: number): number =>
    c.latency.toSorted()[Math.ceil(share * N - 1e-9) - 1];
  // Hall and Sheather's width is wider than half of what lies above p here, so h = 0.025.
  const [q, c] = [quantile(baseline, p), quantile(candidate, p)];
  const width = (cells: LatencyCells): number => quantile(cells, 0.975) - quantile(cells, 0.925);
  const rho = width(baseline) / width(candidate);
  const y = [...candidate.latency].map((t, i) => Number(t > c) - rho * Number(baseline.latency[i] > q));
  const mean = y.reduce((a, b) => a + b, 0) / N;
  let [query, run, cell] = [0, 0, 0];
  for (let i = 0; i < N; i++)
    for (let j = 0; j < N; j++) {
      const product = ((y[i] - mean) * (y[j] - mean)) / N ** 2;
      if (candidate.query[i] === candidate.query[j]) query += product;
      if (candidate.run[i] === candidate.run[j]) run += product;
      if (i === j) cell += product;
    }
  const t = studentQuantile(1 - alpha, 3);
  const se = Math.max(
    Math.sqrt((Math.max(query + run - cell, query, run) * 4) / 3),
    (1 - alpha ** (1 / 60)) / t,
  );
  const margin = 0.2;
  const share = (cells: LatencyCells, at: number): number => cells.latency.filter((x) => x > at).length / N;
  const wanted = (share(candidate, q + margin) - share(baseline, q)) / se;
  const got = -studentQuantile(1 - quantileDifference(baseline, candidate, p, alpha).above(margin), 3);
  expect(relativeError(got, wanted)).toBeLessThan(1e-7);
});

test("the order of rows and the names of queries do not matter", () => {
  const [a, b] = pairOf(50, 3, { query: 0.4, run: 0.05, request: 0.2 }, 1.1, normals(6));
  const turn = (c: LatencyCells): LatencyCells =>
    latencyCells(c.latency.toReversed(), c.query.map((i) => 90 - i).toReversed(), c.run.toReversed());
  const [one, two] = [quantileDifference(a, b, p, alpha), quantileDifference(turn(a), turn(b), p, alpha)];
  expect([two.lower, two.upper]).toEqual([one.lower, one.upper]);
});

test("a candidate slower by exactly the margin passes in 5 % of studies at most, and fails as seldom", () => {
  const spread = { query: 0.4, run: 0.08, request: 0.2 };
  const truth = 0.1 * lognormalQuantile(p, spread);
  const z = normals(7);
  const draws = 300;
  const wrong = { pass: 0, fail: 0 };
  for (let i = 0; i < draws; i++) {
    const { above, within } = quantileDifference(...pairOf(200, 5, spread, 1.1, z), p, alpha);
    if (above(truth) <= alpha) wrong.pass++;
    if (within(truth) <= alpha) wrong.fail++;
  }
  expect(wrong.pass / draws).toBeLessThan(0.06);
  expect(wrong.fail / draws).toBeLessThan(0.06);
});
