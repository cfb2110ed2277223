import fc from "fast-check";
import { expect, test } from "vitest";
import type { LatticeSum } from "../../../src/stats/tails/LatticeSum.ts";
import { support } from "../../../src/stats/tails/LatticeSum.ts";
import { sketchError, sketchNegligible, sketchTail } from "../../../src/stats/tails/sketchTail.ts";
import { tailProblem } from "../../../src/stats/tails/TailProblem.ts";
import { anySum, exactly, part } from "./sums.ts";

function sketched(sum: LatticeSum, x: number): number {
  const problem = tailProblem(sum, x, sketchNegligible);
  return problem.kind === "settled" ? problem.p : sketchTail(problem);
}

test("a sketch is within its error of the exact tail, whatever is summed", () => {
  fc.assert(
    fc.property(anySum, fc.double({ min: 0, max: 1, noNaN: true }), (sum, place) => {
      const { min, max } = support(sum);
      const x = Math.round(min - 1 + place * (max - min + 2));
      const exact = exactly(sum, x);
      // one minus the other tail where x lies below the mean
      expect(Math.abs(sketched(sum, x) - exact)).toBeLessThanOrEqual(
        sketchError * Math.min(exact, 1 - exact) + 1e-13,
      );
    }),
    { numRuns: 400 },
  );
});

test("a sketch of hundreds of draws is a tenth of its error from the exact tail", () => {
  // whole, half and third points lost or won, in sixtieths and in steps of 1/2,520
  for (const steps of [60, 2520])
    for (const [count, changed] of [
      [50, 0.2],
      [300, 0.05],
      [300, 0.4],
      [1000, 0.02],
    ]) {
      const index = [0, -1, 1, -0.5, 0.5, -1 / 3].map((v) => Math.round(v * steps));
      const weight = [1 - changed, ...[4, 2, 2, 1, 1].map((w) => (w * changed) / 10)];
      const sum = { parts: [part(index, weight, count)] };
      const mean = index.reduce((total, v, i) => total + v * weight[i], 0) * count;
      const spread = Math.sqrt(index.reduce((total, v, i) => total + v * v * weight[i], 0) * count);
      for (const z of [0.5, 1.6, 2.5]) {
        const x = Math.round(mean + z * spread);
        const exact = exactly(sum, x);
        expect(Math.abs(sketched(sum, x) - exact)).toBeLessThan(0.1 * sketchError * exact);
      }
    }
});
