import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalCdf } from "../../../src/stats/distributions.ts";
import { groupTotals } from "../../../src/stats/groupTotals.ts";
import { lowerLimit } from "../../../src/stats/limits.ts";
import { crossing } from "../../../src/stats/root.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";
import { tiltedSample, tiltedTail } from "../../../src/stats/tilting/tilted.ts";
import { gates } from "../gatesReference.ts";
import { totalsOf } from "../helpers.ts";

describe("a lower limit", () => {
  test.each([true, false])(
    "is where p crosses α, wherever the first guess stands (monotone: %s)",
    (monotone) => {
      fc.assert(
        fc.property(
          fc.double({ min: -0.5, max: 0.9, noNaN: true }),
          fc.double({ min: 0.001, max: 0.3, noNaN: true }),
          fc.double({ min: 0.05, max: 5, noNaN: true }),
          fc.constantFrom(0.005, 0.025, 0.05, 0.2),
          (estimate, spread, guess, alpha) => {
            const p = (mu: number): number => normalCdf((mu - estimate) / spread);
            const got = lowerLimit(p, alpha, { worst: -1, estimate, width: guess * spread, monotone });
            if (p(-1) > alpha) expect(got).toBe(-1);
            else
              expect(Math.abs(Math.log(p(got) / alpha))).toBeLessThan((1e-8 * (estimate + 1) * 4) / spread);
          },
        ),
      );
    },
  );

  test("is the worst value when nothing is below the estimate, or when even it cannot be ruled out", () => {
    expect(lowerLimit(() => 0.5, 0.05, { worst: -1, estimate: -1, width: 0.1, monotone: true })).toBe(-1);
    expect(lowerLimit(() => 0.5, 0.05, { worst: -1, estimate: 0, width: 0.1, monotone: true })).toBe(-1);
    expect(lowerLimit(() => 0.5, 0.05, { worst: -1, estimate: 0, width: 0.1, monotone: false })).toBe(-1);
  });

  test("is the outermost crossing where p comes back below α", () => {
    // A hump over −0.6 ± 0.2, then the rise to the estimate.
    const p = (mu: number): number =>
      Math.max(0.2 * Math.exp(-(((mu + 0.6) / 0.1) ** 2)), normalCdf(mu / 0.1));
    const got = lowerLimit(p, 0.05, { worst: -1, estimate: 0, width: 0.1, monotone: false });
    expect(got).toBeLessThan(-0.6);
    expect(p(got)).toBeCloseTo(0.05, 6);
  });

  test.each(gates.tilted)("of $name is where the reference's p is 5 %", ({ n, s, size, score, lower }) => {
    const sample = tiltedSample(groupTotals(totalsOf(n, s)), { size, score });
    const got = lowerLimit((mu) => tiltedTail(sample, mu, toReport(0.05)).p, 0.05, {
      worst: score,
      estimate: sample.estimate,
      width: 0.2,
      monotone: false,
    });
    expect(Math.abs(got - lower)).toBeLessThan(1e-8);
  });
});

describe("Brent's root", () => {
  test.each([
    ["a line", (x: number) => x - 0.3, 0.3],
    ["a cube", (x: number) => (x - 0.7) ** 3, 0.7],
    ["an exponential", (x: number) => Math.exp(5 * x) - 2, Math.log(2) / 5],
    ["a step", (x: number) => (x < 0.123 ? -1 : 1), 0.123],
  ])("of %s is found to the tolerance asked for", (_, f, root) => {
    expect(Math.abs(crossing(f, -1, 1, 1e-10) - root)).toBeLessThan(1e-9);
    expect(Math.abs(crossing(f, 1, -1, 1e-10) - root)).toBeLessThan(1e-9);
  });
});
