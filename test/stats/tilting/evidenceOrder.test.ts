import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupTotals } from "../../../src/stats/groupTotals.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";
import { evidenceOrder } from "../../../src/stats/tilting/evidenceOrder.ts";
import { type TiltedSample, tiltedSample, tiltedTail } from "../../../src/stats/tilting/tilted.ts";

const use = toReport(0.05);
const unseen = { size: 1, score: -1 };

function sampleOf(differences: readonly number[], ties: "alike" | "ranked"): TiltedSample {
  const n = new Float64Array(differences.length).fill(1);
  return tiltedSample(groupTotals({ n, s: Float64Array.from(differences) }), unseen, ties);
}

/** The weights of −1, 0 and +1 under the least favourable distribution, the unseen −1 counted with the seen ones. */
function weightsOf(differences: readonly number[], mu: number): readonly number[] {
  const K = differences.length;
  const z = differences.map((d) => d - mu);
  const most = K / (1 + mu);
  const gradient = (lambda: number): number => z.reduce((sum, v) => sum + v / (K + lambda * v), 0);
  let lambda = most;
  if (differences.includes(-1) || gradient(most) < 0) {
    let [low, high] = [0, most];
    for (let i = 0; i < 200; i++) {
      lambda = (low + high) / 2;
      if (gradient(lambda) > 0) low = lambda;
      else high = lambda;
    }
  }
  const weight = (value: number): number =>
    differences.reduce((sum, d, i) => sum + (d === value ? 1 / (K + lambda * z[i]) : 0), 0);
  const [zero, one] = [weight(0), weight(1)];
  return [1 - zero - one, zero, one];
}

/** P(S > x, or S = x and Σd² ≤ q) over all 3^K samples of −1, 0 and +1. */
function slowP(differences: readonly number[], mu: number): number {
  const weights = weightsOf(differences, mu);
  const x = differences.reduce<number>((a, b) => a + b, 0);
  const q = differences.reduce<number>((a, b) => a + b * b, 0);
  const walk = (left: number, sum: number, squares: number, p: number): number => {
    if (left === 0) return sum > x || (sum === x && squares <= q) ? p : 0;
    return [-1, 0, 1].reduce(
      (total, d, i) => total + walk(left - 1, sum + d, squares + d * d, p * weights[i]),
      0,
    );
  };
  return walk(differences.length, 0, 0, 1);
}

const few = fc.array(fc.constantFrom(-1, 0, 0, 0, 1), { minLength: 2, maxLength: 8 });
const margin = fc.double({ min: 0.01, max: 0.6, noNaN: true });

describe("samples that tie are ranked by how much they moved", () => {
  test("the p-value counts a tie only where it moved no more: all 3^K samples written out", () => {
    fc.assert(
      fc.property(few, margin, (differences, m) => {
        const mean = differences.reduce<number>((a, b) => a + b, 0) / differences.length;
        fc.pre(mean > -m + 1e-9);
        const { p } = tiltedTail(sampleOf(differences, "ranked"), -m, use);
        expect(Math.abs(p - slowP(differences, -m))).toBeLessThan(1e-9);
      }),
    );
  });

  test("where nothing gained, the sum says it all and the p-value is that of ties alike", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(-1, 0, 0, 0), { minLength: 2, maxLength: 60 }),
        margin,
        (differences, m) => {
          const [ranked, alike] = (["ranked", "alike"] as const).map(
            (ties) => tiltedTail(sampleOf(differences, ties), -m, use).p,
          );
          expect(Math.abs(ranked - alike)).toBeLessThan(1e-10);
        },
      ),
    );
  });

  test("it never makes a p-value larger, and makes that of gains and losses smaller", () => {
    const differences = [...new Array(6).fill(1), ...new Array(5).fill(-1), ...new Array(48).fill(0)];
    const [ranked, alike] = (["ranked", "alike"] as const).map(
      (ties) => tiltedTail(sampleOf(differences, ties), -0.05, use).p,
    );
    expect(ranked).toBeLessThan(alike - 0.005);
  });

  test("sums come first: a rank rises with the event", () => {
    const events = { steps: Float64Array.from([-2, -1, 0, 1, 2]), unseen: -3 };
    const { steps, unseen: lowest } = evidenceOrder(events, new Float64Array(5).fill(3));
    expect([lowest, ...steps]).toEqual([lowest, ...steps].slice().sort((a, b) => a - b));
  });

  test("a spread of many steps is left alone, for there ties are rare", () => {
    const events = { steps: Float64Array.from([-30, 0, 30]), unseen: -60 };
    expect(evidenceOrder(events, new Float64Array(3).fill(10))).toBe(events);
  });
});
