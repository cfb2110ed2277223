import fc from "fast-check";
import { exactTail } from "../../../src/stats/tails/exactTail.ts";
import type { LatticePart, LatticeSum } from "../../../src/stats/tails/LatticeSum.ts";
import { tailProblem } from "../../../src/stats/tails/TailProblem.ts";

export function part(index: readonly number[], weight: readonly number[], count: number): LatticePart {
  const total = weight.reduce((a, b) => a + b, 0);
  return {
    index: Float64Array.from(index),
    weight: Float64Array.from(weight, (w) => w / total),
    count,
  };
}

/** P(S = v) for every value, by adding one draw after another: the slow twin of every tail. */
export function distributionOf(sum: LatticeSum): Map<number, number> {
  let total = new Map([[0, 1]]);
  for (const { index, weight, count } of sum.parts) {
    for (let draw = 0; draw < count; draw++) {
      const next = new Map<number, number>();
      for (const [value, p] of total) {
        for (let i = 0; i < index.length; i++) {
          if (weight[i] > 0) next.set(value + index[i], (next.get(value + index[i]) ?? 0) + p * weight[i]);
        }
      }
      total = next;
    }
  }
  return total;
}

export function slowTail(sum: LatticeSum, x: number): number {
  let p = 0;
  for (const [value, chance] of [...distributionOf(sum)].sort((a, b) => a[1] - b[1])) {
    if (value >= x) p += chance;
  }
  return p;
}

/** P(S ≥ x) by the exact engine, whatever its size. */
export function exactly(sum: LatticeSum, x: number): number {
  const problem = tailProblem(sum, x);
  return problem.kind === "settled" ? problem.p : exactTail(problem);
}

/** A draw from two to six distinct values between −9 and 9. */
const anyPart: fc.Arbitrary<LatticePart> = fc
  .record({
    index: fc.uniqueArray(fc.integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 6 }),
    weights: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 6, maxLength: 6 }),
    count: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ index, weights, count }) => part(index, weights.slice(0, index.length), count));

/** One to three parts of up to twelve draws. */
export const anySum: fc.Arbitrary<LatticeSum> = fc
  .array(anyPart, { minLength: 1, maxLength: 3 })
  .map((parts) => ({ parts }));
