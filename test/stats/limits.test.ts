import { expect, test } from "vitest";
import { groupTotals } from "../../src/stats/groupTotals.ts";
import { lowerLimit } from "../../src/stats/limits.ts";
import { toLocate } from "../../src/stats/tails/upperTail.ts";
import { roughTiltedTail, tiltedSample, tiltedTail } from "../../src/stats/tilting/tilted.ts";

test("a rough p-value to start from changes the work and not the limit", () => {
  for (const s of [
    [1, 2, 0, 5, 3, 22],
    [0, 0, 0, 0, 0, 1],
    [3, 5, 2, 8, 12, 39],
    [0, 4, 1, 0, 0, 0],
  ]) {
    const n = Float64Array.of(3, 5, 2, 8, 12, 40);
    const sample = tiltedSample(groupTotals({ n, s: Float64Array.from(s) }), { size: 26.4, score: 0 });
    const reach = { worst: 0, estimate: sample.estimate, width: 0.1, monotone: false };
    const p = (mu: number): number => tiltedTail(sample, mu, toLocate).p;
    const plain = lowerLimit(p, 0.025, reach);
    const quick = lowerLimit(p, 0.025, { ...reach, rough: (mu) => roughTiltedTail(sample, mu) });
    expect(Math.abs(quick - plain)).toBeLessThan(1e-8);
    const misled = lowerLimit(p, 0.025, { ...reach, rough: (mu) => Math.sqrt(roughTiltedTail(sample, mu)) });
    expect(Math.abs(misled - plain)).toBeLessThan(1e-8);
  }
});
