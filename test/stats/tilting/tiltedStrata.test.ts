import { expect, test } from "vitest";
import { drawnInStrata } from "../../../src/stats/designs/drawnInStrata.ts";
import { unseenShare } from "../../../src/stats/designs/unseenShare.ts";
import { tilted } from "../../../src/stats/intervals/tilted.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";
import {
  leastFavourable,
  stratifiedTilt,
  stratifiedTiltedTail,
} from "../../../src/stats/tilting/tiltedStrata.ts";
import type { Estimand } from "../../../src/stats/types.ts";
import { totalsOf } from "../helpers.ts";
import { seeded } from "../random.ts";

const scale = { kind: "bounded", min: 0, max: 1 } as const;
const totals = totalsOf([3, 5, 2, 8, 12, 40, 7, 9, 4, 11], [1, 2, 0, 5, 3, 22, 6, 1, 0, 7]);
const estimands: readonly Estimand[] = ["micro", "macro"];

/** Bisection of a falling function to the last bit or two. */
function zero(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** p by definition: each stratum's weights 1/(κ + λkz) with the rest on the unseen value, and every sample enumerated. */
function slowTail(
  strata: readonly {
    readonly z: readonly number[];
    readonly e: readonly number[];
    readonly worst: number;
    readonly unseen: number;
  }[],
): number {
  const weights = (z: readonly number[], worst: number, common: number): number[] => {
    const lambda = common * z.length;
    const seen = (kappa: number): number => z.reduce((sum, v) => sum + 1 / (kappa + lambda * v), 0);
    const least = -lambda * worst;
    const kappa = seen(least) <= 1 ? least : zero((x) => seen(x) - 1, least, least + 10 * z.length);
    const p = z.map((v) => 1 / (kappa + lambda * v));
    return [...p, 1 - p.reduce((a, b) => a + b, 0)];
  };
  const mean = (lambda: number): number =>
    strata.reduce((sum, { z, worst }) => {
      const p = weights(z, worst, lambda);
      return sum + z.length * [...z, worst].reduce((m, v, i) => m + p[i] * v, 0);
    }, 0);
  const lambda = zero(mean, 1e-9, 1e3);
  let sums = new Map([[0, 1]]);
  for (const { z, e, worst, unseen } of strata) {
    const p = weights(z, worst, lambda);
    for (let draw = 0; draw < z.length; draw++) {
      const next = new Map<number, number>();
      for (const [sum, mass] of sums)
        for (const [i, v] of [...e, unseen].entries())
          next.set(sum + v, (next.get(sum + v) ?? 0) + mass * p[i]);
      sums = next;
    }
  }
  const observed = strata.reduce((sum, { e }) => sum + e.reduce((a, b) => a + b, 0), 0);
  return [...sums].reduce((p, [sum, mass]) => p + (sum >= observed - 1e-9 ? mass : 0), 0);
}

test("the p-value is that of the weights by definition and of every sample there is", () => {
  // One question a document, hits in quarters: sums lie on a lattice, so both are exact.
  const first = [0, 0.25, 0.75, 1];
  const second = [0.5, 0.5, 1];
  const part = (s: readonly number[], w: number) => ({
    n: Float64Array.from(s, () => w),
    s: Float64Array.from(s, (v) => w * v),
    unseen: { size: w, score: 0 },
  });
  const sample = stratifiedTilt([part(first, 1), part(second, 2)]);
  const R = sample.estimate;
  expect(R).toBeCloseTo((2 + 2 * 2) / 10, 15);
  for (const mu of [0.1, 0.2, 0.3, 0.4, 0.5]) {
    const slow = slowTail(
      [
        { s: first, w: 1 },
        { s: second, w: 2 },
      ].map(({ s, w }) => ({
        z: s.map((v) => w * (v - mu)),
        e: s.map((v) => w * (v - R)),
        worst: -w * mu,
        unseen: -w * R,
      })),
    );
    expect(stratifiedTiltedTail(sample, mu, toReport(0.05))).toBeCloseTo(slow, 10);
  }
});

test.each(estimands)(
  "one stratum is a plain sample, up to the grid that sums are counted on: %s",
  (estimand) => {
    for (const population of [20, 1e9]) {
      const plain = tilted.limits(totals, estimand, scale, 0.95, { design: { kind: "srs", population } });
      const design = drawnInStrata([{ name: "all", population }], new Int32Array(10));
      const one = tilted.limits(totals, estimand, scale, 0.95, { design });
      expect(Math.abs(one.lower - plain.lower)).toBeLessThan(1e-3);
      expect(Math.abs(one.upper - plain.upper)).toBeLessThan(1e-3);
    }
  },
);

test.each(estimands)("the order of documents and of strata changes nothing: %s", (estimand) => {
  const stratum = Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1);
  const strata = [
    { name: "small", population: 100 },
    { name: "large", population: 20 },
  ];
  const limits = tilted.limits(totals, estimand, scale, 0.95, { design: drawnInStrata(strata, stratum) });
  const turn = <T extends Float64Array | Int32Array>(values: T): T => values.slice().reverse() as T;
  const turned = { ...totals, n: turn(totals.n), s: turn(totals.s), q: turn(totals.q) };
  const design = drawnInStrata(
    [...strata].reverse(),
    turn(stratum).map((h) => 1 - h),
  );
  const other = tilted.limits(turned, estimand, scale, 0.95, { design });
  expect(other.lower).toBeCloseTo(limits.lower, 9);
  expect(other.upper).toBeCloseTo(limits.upper, 9);
});

test("a stratum that was drawn whole adds its mean and no uncertainty, however its documents differ", () => {
  const stratum = Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1);
  const sized = totalsOf([4, 4, 4, 4, 4, 9, 9, 9, 9, 9], [1, 2, 0, 4, 3, 2, 6, 1, 0, 7]);
  const even = totalsOf([4, 4, 4, 4, 4, 9, 9, 9, 9, 9], [1, 2, 0, 4, 3, 3, 3, 3, 3, 4]);
  const limits = (given: typeof sized, population: number): readonly number[] => {
    const design = drawnInStrata(
      [
        { name: "drawn", population: 1000 },
        { name: "whole", population },
      ],
      stratum,
    );
    const { lower, upper } = tilted.limits(given, "micro", scale, 0.95, { design });
    return [lower, upper];
  };
  limits(sized, 5).forEach((limit, side) => {
    expect(limits(even, 5)[side]).toBeCloseTo(limit, 9);
    expect(Math.abs(limits(even, 50)[side] - limits(sized, 50)[side])).toBeGreaterThan(1e-3);
  });
  const all = drawnInStrata(
    [
      { name: "a", population: 5 },
      { name: "b", population: 5 },
    ],
    stratum,
  );
  expect(tilted.applies(totals, "micro", scale, all).ok).toBe(false);
});

test("every document at the same rate: the limits leave room for documents that were not drawn", () => {
  const none = { ...totals, s: new Float64Array(10), q: new Float64Array(10) };
  const design = drawnInStrata(
    [
      { name: "a", population: 50 },
      { name: "b", population: 50 },
    ],
    Int32Array.of(0, 0, 0, 0, 0, 1, 1, 1, 1, 1),
  );
  const { lower, upper } = tilted.limits(none, "macro", scale, 0.95, { design });
  expect(lower).toBe(0);
  expect(upper).toBeGreaterThan(0.2);
  expect(upper).toBeLessThan(0.6);
});

test("where nothing was seen, the most that can hide in strata of unequal numbers is what is left possible", () => {
  for (const [drawn, populations] of [
    [
      [12, 6, 2],
      [1e4, 3e4, 2e3],
    ],
    [
      [2, 20],
      [7e3, 4e4],
    ],
  ]) {
    const stratum = Int32Array.from(drawn.flatMap((k, h) => new Array(k).fill(h)));
    const strata = populations.map((population, h) => ({ name: `${h}`, population: population * 1e9 }));
    const four = Array.from(stratum, () => 4);
    const none = totalsOf(
      four,
      four.map(() => 0),
    );
    const weights = populations.map((M) => M / populations.reduce((a, b) => a + b));
    const most = unseenShare(
      drawn.map((draws, h) => ({ weight: weights[h], draws })),
      0.025,
    );
    const { upper } = tilted.limits(none, "macro", scale, 0.95, { design: drawnInStrata(strata, stratum) });
    expect(Math.abs(upper - most)).toBeLessThan(1e-7);
  }
});

test("no other distributions with the mean asked for are as likely", () => {
  const random = seeded(7);
  const part = (s: readonly number[], w: number) => ({
    n: Float64Array.from(s, () => w),
    s: Float64Array.from(s, (v) => w * v),
    unseen: { size: w, score: 0 },
  });
  const scores = [
    [0.1, 0.3, 0.45, 0.6, 0.8, 0.9, 1],
    [0.5, 1],
  ];
  const weights = [1, 3];
  const mu = 0.5;
  const sample = stratifiedTilt(scores.map((s, h) => part(s, weights[h])));
  const parts = leastFavourable(sample, mu)!;
  const logLikelihood = (p: readonly (readonly number[])[]): number =>
    p.reduce((sum, row, h) => sum + scores[h].reduce((total, _, d) => total + Math.log(row[d]), 0), 0);
  const z = (h: number, d: number): number => weights[h] * ((scores[h][d] ?? 0) - mu);
  const meanOf = (p: readonly (readonly number[])[]): number =>
    p.reduce((sum, row, h) => sum + scores[h].length * row.reduce((m, v, d) => m + v * z(h, d), 0), 0);
  const best = parts.map(({ weight }) => [...weight]);
  expect(meanOf(best)).toBeCloseTo(0, 10);
  // Mass moved inside each stratum so that the mean stays: a little in the first, made up for in the second.
  for (let trial = 0; trial < 200; trial++) {
    const other = best.map((row) => [...row]);
    const [from, to] = [Math.floor(random() * 7), Math.floor(random() * 7)];
    const moved = 0.02 * random() * other[0][from];
    other[0][from] -= moved;
    other[0][to] += moved;
    const made = (7 * moved * (z(0, to) - z(0, from))) / (2 * (z(1, 1) - z(1, 0)));
    other[1][0] += made;
    other[1][1] -= made;
    expect(meanOf(other)).toBeCloseTo(0, 10);
    expect(logLikelihood(other)).toBeLessThanOrEqual(logLikelihood(best) + 1e-12);
  }
});
