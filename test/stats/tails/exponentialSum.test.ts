import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { betaCdf } from "../../../src/stats/distributions.ts";
import { exponentialSumBelowZero } from "../../../src/stats/tails/exponentialSum.ts";
import { gates } from "../gatesReference.ts";
import { relativeError } from "../helpers.ts";
import { seeded } from "../random.ts";

const below = (coefficient: readonly number[], count?: readonly number[]): number =>
  exponentialSumBelowZero({
    coefficient: Float64Array.from(coefficient),
    count: Float64Array.from(count ?? coefficient.map(() => 1)),
  });

describe("P(Σ a E ≤ 0) of standard exponentials", () => {
  test.each(gates.exponential)(
    "with coefficients $coefficients is the hypoexponential closed form",
    ({ coefficients, below: wanted }) => {
      expect(Math.abs(below(coefficients) - wanted)).toBeLessThan(1e-10);
      expect(relativeError(below(coefficients), wanted)).toBeLessThan(1e-7);
    },
  );

  test("of one against one is the share of the losing coefficient", () => {
    for (const b of [0.001, 0.3, 1, 7, 5000]) expect(below([1, -b])).toBeCloseTo(b / (1 + b), 10);
  });

  test.each([
    [1, 9],
    [5, 5],
    [20, 1],
    [149, 1],
    [400, 100],
    [3, 900],
  ])("of %i gains and %i losses is the beta probability behind Clopper and Pearson's limit", (x, losses) => {
    // Σ_x E (1 − μ) ≤ Σ_losses E μ ⇔ Beta(x, losses) ≤ μ
    for (const mu of [0.02, 0.2, 0.5, 0.8, 0.98]) {
      const got = below([1 - mu, -mu], [x, losses]);
      expect(Math.abs(got - betaCdf(mu, x, losses))).toBeLessThan(1e-10);
    }
  });

  test("does not depend on the unit nor on how equal coefficients are grouped, and the two sides add up to one", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 2, maxLength: 9 }),
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        (a, unit) => {
          fc.pre(Math.min(...a) < 0 && Math.max(...a) > 0);
          const p = below(a);
          expect(below(a.map((v) => v * unit))).toBeCloseTo(p, 9);
          expect(below([...a, ...a])).toBeCloseTo(
            below(
              a,
              a.map(() => 2),
            ),
            9,
          );
          expect(below(a.map((v) => -v))).toBeCloseTo(1 - p, 9);
        },
      ),
    );
  });

  test("agrees with a million seeded draws within four of their standard errors", () => {
    const coefficient = [0.4, 0.05, 0.25, -0.6, 0.1, -1.02];
    const count = [3, 20, 2, 1, 8, 1];
    const p = below(coefficient, count);
    const next = seeded(20261130);
    const draws = 1_000_000;
    let hits = 0;
    for (let r = 0; r < draws; r++) {
      let total = 0;
      for (let i = 0; i < coefficient.length; i++) {
        let product = 1;
        for (let j = 0; j < count[i]; j++) product *= 1 - next();
        total -= coefficient[i] * Math.log(product);
      }
      if (total <= 0) hits++;
    }
    expect(p).toBeGreaterThan(0.01);
    expect(Math.abs(hits / draws - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / draws));
  });

  test("needs no work where every coefficient has one sign", () => {
    expect(below([1, 2])).toBe(0);
    expect(below([-1, -2])).toBe(1);
    expect(below([0, 0])).toBe(1);
    expect(below([0, 3])).toBe(0);
    expect(below([0, -3])).toBe(1);
  });
});
