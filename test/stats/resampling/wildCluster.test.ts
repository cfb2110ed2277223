import { describe, expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { wildCluster } from "../../../src/stats/intervals/wildCluster.ts";
import { documentGroups } from "../../../src/stats/resampling/DocumentGroups.ts";
import { outermostReach } from "../../../src/stats/resampling/outermostReach.ts";
import type { Resampling } from "../../../src/stats/resampling/Resampling.ts";
import { replicatesOf } from "../../../src/stats/resampling/replicates.ts";
import { rademacher, WildCluster, webb, wildUrns } from "../../../src/stats/resampling/wildCluster.ts";
import { relativeError, totalsOf } from "../helpers.ts";
import { resampling } from "../resamplingReference.ts";

const enumerate: Resampling = { how: "enumerate", replicates: 999, random: () => random(1) };
const draw: Resampling = { ...enumerate, how: "monte-carlo" };

function wildOf(totals: ClusterTotals, points: readonly number[], how: Resampling): WildCluster {
  const groups = documentGroups(totals);
  return new WildCluster(groups, points, replicatesOf(wildUrns(groups, points), how));
}

const { n, s } = resampling.micro;
const micro = totalsOf(n, s);
const macro = totalsOf(resampling.macro.n, resampling.macro.s);
const five = totalsOf(n.slice(0, 5), s.slice(0, 5));

describe("the restricted wild cluster bootstrap", () => {
  test.each([
    ["signs, micro", micro, rademacher, resampling.rademacher.micro],
    ["signs, macro", macro, rademacher, resampling.rademacher.macro],
    ["six points, micro", micro, webb, resampling.webb.micro],
    ["six points, five documents", five, webb, resampling.webb.five],
  ] as const)("has the p-values of all patterns in R: %s", (_, totals, points, wanted) => {
    const wild = wildOf(totals, points, enumerate);
    for (const { mu, t, symmetric, upper, lower } of wanted) {
      const got = wild.at(mu);
      expect(relativeError(got.t, t)).toBeLessThan(1e-12);
      expect(got.symmetric).toBeCloseTo(symmetric, 12);
      expect(got.upper).toBeCloseTo(upper, 12);
      expect(got.lower).toBeCloseTo(lower, 12);
      expect(got.equalTailed).toBe(Math.min(1, 2 * Math.min(got.upper, got.lower)));
    }
  });

  test("takes t* of a pattern from polynomials of μ: the same as refitting, documents alike included", () => {
    const sizes = [4, 4, 4, 9, 2, 2];
    const sums = [1, 1, 1, 7, 2, 0];
    const K = sizes.length;
    const N = 25;
    const tOf = (v: readonly number[], mu: number): number => {
      const z = sizes.map((size, d) => v[d] * (sums[d] - mu * size));
      const Z = z.reduce((a, b) => a + b);
      const square = z.reduce((a, value, d) => a + (value - (Z * sizes[d]) / N) ** 2, 0);
      return Z / Math.sqrt((K / (K - 1)) * square);
    };
    for (const mu of [-0.3, 0.1, 0.42, 0.61, 2]) {
      const observed = tOf(new Array<number>(K).fill(1), mu);
      let upper = 0;
      let symmetric = 0;
      for (let code = 0; code < 2 ** K; code++) {
        const own = tOf(
          sizes.map((_, d) => (code & (1 << d) ? 1 : -1)),
          mu,
        );
        if (own >= observed - 1e-9) upper++;
        if (Math.abs(own) >= Math.abs(observed) - 1e-9) symmetric++;
      }
      const got = wildOf(totalsOf(sizes, sums), rademacher, enumerate).at(mu);
      expect(got.upper * 2 ** K).toBeCloseTo(upper, 9);
      expect(got.symmetric * 2 ** K).toBeCloseTo(symmetric, 9);
    }
  });

  test("counts the sample itself among drawn replicates: no p-value is below 1/(B + 1)", () => {
    const wild = wildOf(micro, rademacher, { ...draw, replicates: 99 });
    for (const mu of [-50, 0.2, 0.5, 0.9]) {
      const { upper, lower, symmetric } = wild.at(mu);
      for (const p of [upper, lower, symmetric]) {
        expect(p * 100).toBeCloseTo(Math.round(p * 100), 9);
        expect(p).toBeGreaterThanOrEqual(0.01);
      }
    }
  });

  test("drawn a thousandfold agrees with all patterns", () => {
    const all = wildOf(micro, webb, enumerate);
    const some = wildOf(micro, webb, { ...draw, replicates: 20_000 });
    for (const mu of [0.2, 0.3, 0.5, 0.6]) {
      const p = all.at(mu).upper;
      expect(Math.abs(some.at(mu).upper - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / 20_000) + 1e-4);
    }
  });

  test("has an interval that holds just those values that equal tails keep", () => {
    const totals = totalsOf([3, 5, 2, 8, 12, 40, 7, 9], [1, 2, 0, 5, 3, 22, 6, 1]);
    const { lower, upper } = wildCluster.limits(
      totals,
      "micro",
      { kind: "bounded", min: 0, max: 1 },
      0.95,
      {},
    );
    const wild = wildOf(totals, rademacher, enumerate);
    expect(wild.at(lower - 1e-6).equalTailed).toBeLessThanOrEqual(0.05);
    expect(wild.at(lower + 1e-6).equalTailed).toBeGreaterThan(0.05);
    expect(wild.at(upper - 1e-6).equalTailed).toBeGreaterThan(0.05);
    expect(wild.at(upper + 1e-6).equalTailed).toBeLessThanOrEqual(0.05);
  });

  test("is sure of itself far out, where t is large and every other pattern's is not", () => {
    const wild = wildOf(micro, rademacher, enumerate);
    for (const mu of [-1e6, -100, 100, 1e6]) {
      const { upper, lower } = wild.at(mu);
      expect(Math.min(upper, lower)).toBeCloseTo(1 / 64, 12);
    }
  });
});

describe("the outermost distance at which p is above α", () => {
  test("is found from afar, past a gap", () => {
    const p = (x: number): number => (x < 1 || (x > 3 && x < 3.5) ? 1 : 0);
    expect(outermostReach(p, 0.05, 1)).toBeCloseTo(3.5, 8);
  });

  test("is infinite where p never falls", () => {
    expect(outermostReach(() => 0.1, 0.05, 1)).toBe(Number.POSITIVE_INFINITY);
  });

  test("is counted in standard errors", () => {
    const p = (x: number): number => Math.exp(-x / 7);
    expect(outermostReach(p, 0.05, 0.3)).toBeCloseTo(-7 * Math.log(0.05), 8);
  });
});
