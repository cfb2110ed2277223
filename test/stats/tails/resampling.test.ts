import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { binomialCdf } from "../../../src/stats/distributions.ts";
import { bootstrapBelow, differenceBelow } from "../../../src/stats/tails/bootstrapTail.ts";
import { signFlipTail } from "../../../src/stats/tails/signFlipTail.ts";
import { toPlace, toReport } from "../../../src/stats/tails/upperTail.ts";
import { gates } from "../gatesReference.ts";
import { totalsOf } from "../helpers.ts";
import { seeded } from "../random.ts";

const use = toReport(0.05);

/** The share of all K^K resamples with a mean below x. */
function enumerated({ n, s }: ClusterTotals, x: number): number {
  const K = n.length;
  let below = 0;
  const pick = new Array<number>(K).fill(0);
  for (let code = 0; code < K ** K; code++) {
    let rest = code;
    for (let d = 0; d < K; d++) {
      pick[d] = rest % K;
      rest = Math.floor(rest / K);
    }
    if (pick.reduce((total, d) => total + s[d] - x * n[d], 0) < -1e-9) below++;
  }
  return below / K ** K;
}

const anyDocuments = (sizes: fc.Arbitrary<number>): fc.Arbitrary<ClusterTotals> =>
  fc
    .array(
      sizes.chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n }))),
      { minLength: 2, maxLength: 5 },
    )
    .map((rows) =>
      totalsOf(
        rows.map(([n]) => n),
        rows.map(([, s]) => s),
      ),
    );

describe("the document bootstrap without replicates", () => {
  test("of six documents is the count over all 6^6 resamples", () => {
    const totals = totalsOf(gates.bootstrap.n, gates.bootstrap.s);
    for (const { x, share } of gates.bootstrap.below) {
      const { p, engine } = bootstrapBelow(totals, x, use);
      expect(engine).toBe("exact");
      expect(Math.abs(p - share)).toBeLessThan(1e-11);
    }
  });

  test("of documents of equal size is the count over all resamples, at any x", () => {
    fc.assert(
      fc.property(
        anyDocuments(fc.constant(6)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 30 }),
        (totals, anywhere, step) => {
          for (const x of [anywhere, step / 30]) {
            // Sums within a millionth of a step of the line count as on it, not below.
            const got = bootstrapBelow(totals, x, use).p;
            expect(got).toBeGreaterThan(enumerated(totals, x - 1e-6) - 1e-11);
            expect(got).toBeLessThan(enumerated(totals, x) + 1e-11);
          }
        },
      ),
    );
  });

  test("of documents of unequal size is the count over all resamples where x is a small fraction", () => {
    fc.assert(
      fc.property(
        anyDocuments(fc.integer({ min: 1, max: 30 })),
        fc
          .integer({ min: 1, max: 12 })
          .chain((q) => fc.tuple(fc.integer({ min: 0, max: q }), fc.constant(q))),
        (totals, [p, q]) => {
          expect(Math.abs(bootstrapBelow(totals, p / q, use).p - enumerated(totals, p / q))).toBeLessThan(
            1e-11,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test("agrees with a hundred thousand seeded replicates within four of their standard errors", () => {
    const n = [3, 5, 2, 8, 12, 40, 7, 9, 1, 1, 4, 16];
    const s = [1, 2, 0, 5, 3, 22, 6, 1, 0, 1, 2, 11];
    const totals = totalsOf(n, s);
    const next = seeded(7);
    const means = Float64Array.from({ length: 100_000 }, () => {
      let size = 0;
      let sum = 0;
      for (let d = 0; d < n.length; d++) {
        const at = Math.floor(next() * n.length);
        size += n[at];
        sum += s[at];
      }
      return sum / size;
    });
    for (const x of [0.3137, 0.3719, 0.4411, 0.5123, 0.5839]) {
      const p = bootstrapBelow(totals, x, use).p;
      const share = means.reduce((total, mean) => total + (mean < x ? 1 : 0), 0) / means.length;
      const margin = 4 * Math.sqrt((p * (1 - p)) / means.length);
      // 0.4411 and its like lie on no small lattice: the grid of 512 cells may add a few thousandths.
      expect(Math.abs(p - share)).toBeLessThan(margin + 0.003);
    }
  });

  test("of two thousand documents, most of them alike, agrees with seeded replicates on either grid", () => {
    const documents = [
      ...new Array(1500).fill([5, 5]),
      ...new Array(350).fill([7, 6]),
      ...new Array(100).fill([4, 1]),
      ...new Array(50).fill([30, 22]),
    ];
    const totals = totalsOf(
      documents.map(([n]) => n),
      documents.map(([, s]) => s),
    );
    const next = seeded(11);
    const replicates = 1500;
    const means = Array.from({ length: replicates }, () => {
      let size = 0;
      let sum = 0;
      for (let d = 0; d < documents.length; d++) {
        const [n, s] = documents[Math.floor(next() * documents.length)];
        size += n;
        sum += s;
      }
      return sum / size;
    });
    for (const x of [0.90341, 0.90653, 0.90987]) {
      const share = means.filter((mean) => mean < x).length / replicates;
      for (const grid of [use, toPlace]) {
        const p = bootstrapBelow(totals, x, grid).p;
        expect(Math.abs(p - share)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / replicates));
      }
    }
  });

  test("of a difference of two systems drawn apart is the count over all pairs of resamples", () => {
    const candidate = totalsOf([1, 1, 1, 1], [1, 0, 1, 0.5]);
    const baseline = totalsOf([1, 1, 1, 1], [1, 1, 0, 0.25]);
    const means = ({ s }: ClusterTotals): number[] => {
      const out: number[] = [];
      for (let code = 0; code < 256; code++) {
        out.push([0, 1, 2, 3].reduce((total, k) => total + s[Math.floor(code / 4 ** k) % 4], 0) / 4);
      }
      return out;
    };
    const differences = means(candidate).flatMap((c) => means(baseline).map((b) => c - b));
    for (const x of [-0.4, -0.25, 0, 0.0625, 0.1, 0.5]) {
      const wanted = differences.filter((d) => d < x - 1e-12).length / differences.length;
      expect(Math.abs(differenceBelow(candidate, baseline, x, use).p - wanted)).toBeLessThan(1e-12);
    }
  });
});

describe("the sign-flip test without drawing signs", () => {
  test("of eight documents is the count over all 2^8 patterns", () => {
    const totals = totalsOf(gates.signFlip.n, gates.signFlip.s);
    for (const { mu, p } of gates.signFlip.p) {
      expect(Math.abs(signFlipTail(totals, mu, use).p - p)).toBeLessThan(1e-12);
    }
  });

  test("is (1 + the subsets whose mean is at most μ)/2^K: Hartigan's typical values", () => {
    const totals = totalsOf(gates.signFlip.n, gates.signFlip.s);
    const means: number[] = [];
    for (let subset = 1; subset < 256; subset++) {
      let n = 0;
      let s = 0;
      for (let d = 0; d < 8; d++) {
        if (subset & (1 << d)) {
          n += totals.n[d];
          s += totals.s[d];
        }
      }
      means.push(s / n);
    }
    means.sort((a, b) => a - b);
    // targets.json, set "hartigan"
    expect(means.slice(0, 5)).toEqual([0, 1 / 11, 1 / 9, 1 / 7, 1 / 6]);
    expect(means[Math.floor(0.05 * 256) - 1]).toBeCloseTo(0.21052631578947367, 15);
    for (const mu of [0.05, 0.1, 0.125, 0.2, 0.3, 0.4]) {
      const wanted = (1 + means.filter((mean) => mean <= mu + 1e-12).length) / 256;
      expect(Math.abs(signFlipTail(totals, mu, use).p - wanted)).toBeLessThan(1e-12);
    }
  });

  test("of differences on a small lattice is the count over all patterns, ties counted", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 5, maxLength: 11 }),
        fc.integer({ min: -6, max: 6 }),
        (s, at) => {
          const mu = at / 12;
          const z = s.map((v) => v / 6 - mu);
          const observed = z.reduce((a, b) => a + b, 0);
          let count = 0;
          for (let code = 0; code < 1 << z.length; code++) {
            const total = z.reduce((sum, v, d) => sum + (code & (1 << d) ? v : -v), 0);
            if (total >= observed - 1e-9) count++;
          }
          const totals = totalsOf(
            s.map(() => 1),
            s.map((v) => v / 6),
          );
          expect(Math.abs(signFlipTail(totals, mu, use).p - count / 2 ** z.length)).toBeLessThan(1e-12);
        },
      ),
    );
  });

  test("where nothing differs is certain at 0 and 2^−K above a loss", () => {
    const totals = totalsOf(new Array(12).fill(1), new Array(12).fill(0));
    expect(signFlipTail(totals, 0, use).p).toBe(1);
    expect(signFlipTail(totals, -0.02, use).p).toBeCloseTo(2 ** -12, 15);
  });

  test("of thousands of hits at a μ on no small lattice is the exact sum: many alike are not all rounded one way", () => {
    const counts = [3000, 250, 100];
    const values = [1, 0, 0.62831];
    const scores = counts.flatMap((count, i) => new Array<number>(count).fill(values[i]));
    const totals = totalsOf(new Array(scores.length).fill(1), scores);
    const chances = (n: number): number[] =>
      Array.from(
        { length: n + 1 },
        (_, k) => binomialCdf(k, n, 0.5) - (k > 0 ? binomialCdf(k - 1, n, 0.5) : 0),
      );
    const [, misses, parts] = counts.map(chances);
    for (const mu of [0.9034127, 0.9071713, 0.9131719]) {
      // Of a subset of x hits, y misses and w parts: x(1 − μ) + w(0.62831 − μ) − yμ ≤ 0.
      let exact = 0;
      misses.forEach((chance, y) => {
        parts.forEach((part, w) => {
          const most = Math.floor((y * mu + w * (mu - 0.62831)) / (1 - mu));
          if (chance * part > 1e-12) exact += chance * part * binomialCdf(most, 3000, 0.5);
        });
      });
      expect(Math.abs(signFlipTail(totals, mu, use).p - exact)).toBeLessThan(0.03 * exact);
      expect(Math.abs(signFlipTail(totals, mu, toPlace).p - exact)).toBeLessThan(0.03 * exact);
    }
  });
});
