import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { betaQuantile } from "../../../src/stats/distributions.ts";
import { groupTotals } from "../../../src/stats/groupTotals.ts";
import { tilted as interval } from "../../../src/stats/intervals/tilted.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";
import { tiltedSample, tiltedTail } from "../../../src/stats/tilting/tilted.ts";
import type { Estimand } from "../../../src/stats/types.ts";
import { gates } from "../gatesReference.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";

const use = toReport(0.05);

function pOf(totals: ClusterTotals, mu: number, size: number, score: number): number {
  return tiltedTail(tiltedSample(groupTotals(totals), { size, score }), mu, use).p;
}

/** The least favourable weights by bisection of the dual, each document on its own; the unseen one's weight last. */
function slowWeights({ n, s }: ClusterTotals, mu: number, size: number, score: number): number[] {
  const K = n.length;
  const z = Array.from(n, (k, d) => s[d] - mu * k);
  const worst = (score - mu) * size;
  const gradient = (lambda: number): number => z.reduce((sum, v) => sum + v / (K + lambda * v), 0);
  const most = K / -worst;
  const lowest = Math.min(...z, 0);
  let lambda = most;
  if (!(lowest > worst && gradient(most) >= 0)) {
    let low = 0;
    let high = Math.min(most, lowest < 0 ? K / -lowest : most);
    for (let i = 0; i < 200; i++) {
      lambda = (low + high) / 2;
      if (gradient(lambda) > 0) low = lambda;
      else high = lambda;
    }
  }
  const seen = z.map((v) => 1 / (K + lambda * v));
  return [...seen, Math.max(0, 1 - seen.reduce((a, b) => a + b, 0))];
}

/** P(the drawn documents' ratio is at least the observed one), by writing out all (K + 1)^K samples. */
function slowP(totals: ClusterTotals, mu: number, size: number, score: number): number {
  const { n, s } = totals;
  const K = n.length;
  const weights = slowWeights(totals, mu, size, score);
  const ratio = s.reduce((a, b) => a + b) / n.reduce((a, b) => a + b);
  const events = [...Array.from(n, (k, d) => s[d] - ratio * k), (score - ratio) * size];
  const sums = (left: number, total: number, p: number): number => {
    if (left === 0) return total >= -1e-9 ? p : 0;
    let out = 0;
    for (let d = 0; d <= K; d++) if (weights[d] > 0) out += sums(left - 1, total + events[d], p * weights[d]);
    return out;
  };
  return sums(K, 0, 1);
}

const someTotals = (sizes: fc.Arbitrary<number>): fc.Arbitrary<ClusterTotals> =>
  fc
    .array(
      sizes.chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: -n, max: n }))),
      { minLength: 2, maxLength: 6 },
    )
    .map((rows) =>
      totalsOf(
        rows.map(([n]) => n),
        rows.map(([, s]) => s),
      ),
    );

describe("the tilted test with one unseen document", () => {
  test.each(gates.tilted)(
    "of $name is scipy's maximised likelihood and the exact sum over fractions",
    (row) => {
      expect(relativeError(pOf(totalsOf(row.n, row.s), row.mu, row.size, row.score), row.p)).toBeLessThan(
        1e-8,
      );
    },
  );

  test("of a few documents is the slow twin: dual by bisection, every sample written out", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          someTotals(fc.constant(1)),
          someTotals(fc.constant(4)),
          someTotals(fc.integer({ min: 1, max: 5 })),
        ),
        fc.integer({ min: 5, max: 95 }),
        fc.integer({ min: 0, max: 4 }),
        (totals, share, larger) => {
          const ratio = totals.s.reduce((a, b) => a + b) / totals.n.reduce((a, b) => a + b);
          fc.pre(ratio > -1);
          const mu = -1 + ((ratio + 1) * share) / 100;
          const size = Math.max(...totals.n) + larger;
          const wanted = slowP(totals, mu, size, -1);
          expect(Math.abs(pOf(totals, mu, size, -1) - wanted)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("with all differences zero gives (1 − m)^n to 1e-12 of itself", () => {
    for (const n of [2, 20, 50, 149, 299, 1000]) {
      for (const m of [0.001, 0.01, 0.02, 0.05, 0.3]) {
        const p = pOf(totalsOf(new Array(n).fill(1), new Array(n).fill(0)), -m, 1, -1);
        expect(relativeError(p, (1 - m) ** n)).toBeLessThan(1e-12);
      }
    }
  });

  test("with losses of one point and no gain gives the binomial chance of so few", () => {
    for (const [n, losses, m] of [
      [50, 1, 0.1],
      [200, 3, 0.05],
      [299, 1, 0.02],
    ]) {
      const d = Array.from({ length: n }, (_, i) => (i < losses ? -1 : 0));
      const p = pOf(totalsOf(new Array(n).fill(1), d), -m, 1, -1);
      let wanted = 0;
      let term = (1 - m) ** n;
      for (let j = 0; j <= losses; j++) {
        wanted += term;
        term *= ((n - j) / (j + 1)) * (m / (1 - m));
      }
      expect(relativeError(p, wanted)).toBeLessThan(1e-10);
    }
  });

  test("grows with the size of the unseen document, from a p of 5 % on", () => {
    fc.assert(
      fc.property(
        someTotals(fc.integer({ min: 1, max: 6 })),
        fc.integer({ min: 5, max: 95 }),
        (totals, share) => {
          const ratio = totals.s.reduce((a, b) => a + b) / totals.n.reduce((a, b) => a + b);
          fc.pre(ratio > -1);
          const mu = -1 + ((ratio + 1) * share) / 100;
          let last = 0;
          for (const size of [6, 9, 15, 40]) {
            const p = pOf(totals, mu, size, -1);
            // Far out in the tail it need not: a larger document is the rarer one there.
            if (last > 0.05) expect(p).toBeGreaterThanOrEqual(last - 1e-9);
            last = p;
          }
        },
      ),
    );
  });

  test("is 1 at and above the estimate, and 0 at the worst value there is", () => {
    const totals = totalsOf([1, 1, 1], [0, -1, 1]);
    expect(pOf(totals, 0, 1, -1)).toBe(1);
    expect(pOf(totals, 0.2, 1, -1)).toBe(1);
    expect(pOf(totals, -1, 1, -1)).toBe(0);
  });

  test("does not mind the order of documents", () => {
    fc.assert(
      fc.property(anyTotals, fc.integer({ min: 1, max: 99 }), (totals, share) => {
        const ratio = totals.s.reduce((a, b) => a + b) / totals.n.reduce((a, b) => a + b);
        const mu = (ratio * share) / 100;
        const turned = totalsOf([...totals.n].reverse(), [...totals.s].reverse());
        expect(Math.abs(pOf(turned, mu, 60, 0) - pOf(totals, mu, 60, 0))).toBeLessThan(1e-9);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the tilted interval", () => {
  const unit = { kind: "bounded", min: 0, max: 1 } as const;
  const limits = (
    totals: ClusterTotals,
    estimand: Estimand,
    level = 0.95,
  ): { lower: number; upper: number } => interval.limits(totals, estimand, unit, level, {});

  test.each(gates.clopperPearson)(
    "of $hits hits in $n is Clopper and Pearson's at $alpha a side, to 1e-8",
    (row) => {
      const s = Array.from({ length: row.n }, (_, i) => (i < row.hits ? 1 : 0));
      const got = limits(totalsOf(new Array(row.n).fill(1), s), "macro", 1 - 2 * row.alpha);
      expect(Math.abs(got.lower - row.lower)).toBeLessThan(1e-8);
      expect(Math.abs(got.upper - row.upper)).toBeLessThan(1e-8);
      if (row.hits > 0)
        expect(
          relativeError(row.lower, betaQuantile(row.alpha, row.hits, row.n - row.hits + 1)),
        ).toBeLessThan(1e-9);
    },
  );

  test("gives micro and macro the same where documents are of one size, and where each is one question", () => {
    for (const size of [1, 6]) {
      const totals = totalsOf(
        new Array(8).fill(size),
        [1, 2, 0, 5, 3, 6, 4, 2].map((s) => Math.round((s * size) / 6)),
      );
      const micro = limits(totals, "micro");
      const macro = limits(totals, "macro");
      expect(Math.abs(micro.lower - macro.lower)).toBeLessThan(1e-7);
      expect(Math.abs(micro.upper - macro.upper)).toBeLessThan(1e-7);
    }
  });

  test("exchanges its ends when hits and misses are exchanged", () => {
    fc.assert(
      fc.property(anyTotals, fc.constantFrom<Estimand>("micro", "macro"), (totals, estimand) => {
        const misses = totalsOf(
          [...totals.n],
          Array.from(totals.n, (n, d) => n - totals.s[d]),
        );
        const there = limits(totals, estimand);
        const back = limits(misses, estimand);
        expect(Math.abs(there.lower - (1 - back.upper))).toBeLessThan(1e-7);
        expect(Math.abs(there.upper - (1 - back.lower))).toBeLessThan(1e-7);
      }),
      { numRuns: 30 },
    );
  });

  test("does not mind the order nor the names of documents, holds the estimate and stays in range", () => {
    fc.assert(
      fc.property(anyTotals, fc.constantFrom<Estimand>("micro", "macro"), (totals, estimand) => {
        const there = limits(totals, estimand);
        const back = limits(totalsOf([...totals.n].reverse(), [...totals.s].reverse()), estimand);
        expect(Math.abs(there.lower - back.lower)).toBeLessThan(1e-6);
        expect(Math.abs(there.upper - back.upper)).toBeLessThan(1e-6);
        const value =
          estimand === "micro"
            ? totals.s.reduce((a, b) => a + b) / totals.n.reduce((a, b) => a + b)
            : totals.s.reduce((sum, s, d) => sum + s / totals.n[d], 0) / totals.n.length;
        expect(there.lower).toBeLessThanOrEqual(value + 1e-9);
        expect(there.upper).toBeGreaterThanOrEqual(value - 1e-9);
        expect(there.lower).toBeGreaterThanOrEqual(0);
        expect(there.upper).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  test("moves with the scale: scores from 1 to 5 give the limits of the same scores from 0 to 1", () => {
    const s = [0, 0.25, 1, 0.75, 0.5, 1, 1, 0.25];
    const ones = new Array(8).fill(1);
    const unitLimits = limits(totalsOf(ones, s), "macro");
    const graded = interval.limits(
      totalsOf(
        ones,
        s.map((v) => 1 + 4 * v),
      ),
      "macro",
      { kind: "bounded", min: 1, max: 5 },
      0.95,
      {},
    );
    expect(Math.abs(graded.lower - (1 + 4 * unitLimits.lower))).toBeLessThan(1e-7);
    expect(Math.abs(graded.upper - (1 + 4 * unitLimits.upper))).toBeLessThan(1e-7);
  });

  test("is refused without bounds, for one document and for a census", () => {
    const totals = totalsOf([2, 3], [1, 2]);
    expect(interval.applies(totals, "micro", { kind: "unbounded" }, { kind: "srs" }).reason).toBe(
      "it needs the scale's bounds",
    );
    expect(interval.applies(totalsOf([2], [1]), "micro", unit, { kind: "srs" }).ok).toBe(false);
    expect(interval.applies(totals, "micro", unit, { kind: "srs", population: 2 }).ok).toBe(false);
  });
});
