import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  betaCdf,
  betaQuantile,
  betaSurvival,
  binomialCdf,
  binomialSurvival,
  normalCdf,
  normalDensity,
  normalQuantile,
  normalSurvival,
  studentCdf,
  studentQuantile,
  studentSurvival,
} from "../../src/stats/distributions.ts";
import { relativeError } from "./helpers.ts";

const reference: Record<string, number[][]> = JSON.parse(
  readFileSync(new URL("../../reference/distributions.json", import.meta.url), "utf8"),
);

describe("against mpmath at 40 digits", () => {
  const functions: Record<string, (...x: number[]) => number> = {
    normalCdf,
    normalQuantile,
    studentSurvival,
    studentQuantile,
    betaCdf,
    betaSurvival,
    betaQuantile,
    binomialCdf,
    binomialSurvival,
  };
  const held = (name: string): number =>
    name === "studentSurvival" ? 2e-13 : name.startsWith("normal") ? 2e-15 : 1e-14;
  test.each(Object.keys(functions))("%s keeps its digits", (name) => {
    const off = reference[name]
      .map((row) => ({ row, got: functions[name](...row.slice(0, -1)) }))
      .filter(({ row, got }) => !(relativeError(got, row[row.length - 1]) < held(name)));
    expect(off).toEqual([]);
  });
});

describe("known in closed form", () => {
  test("one degree of freedom is the Cauchy distribution", () => {
    for (const t of [-1e9, -3, -1, -1e-9, 0.5, 2]) {
      const tail = Math.atan2(1, Math.abs(t)) / Math.PI;
      expect(relativeError(studentCdf(-Math.abs(t), 1), tail)).toBeLessThan(1e-14);
    }
    expect(relativeError(studentQuantile(0.75, 1), 1)).toBeLessThan(1e-14);
  });

  test("two degrees of freedom have an algebraic quantile", () => {
    for (const p of [1e-10, 0.01, 0.3, 0.49]) {
      const t = (2 * p - 1) / Math.sqrt(2 * p * (1 - p));
      expect(relativeError(studentQuantile(p, 2), t)).toBeLessThan(1e-13);
    }
  });

  test("no end of degrees of freedom is the normal", () => {
    expect(studentQuantile(0.975, Number.POSITIVE_INFINITY)).toBe(normalQuantile(0.975));
    expect(studentCdf(1.5, Number.POSITIVE_INFINITY)).toBe(normalCdf(1.5));
  });

  test("a binomial of 60 trials agrees with its own sum of terms", () => {
    const p = 0.07;
    let term = (1 - p) ** 60;
    let below = 0;
    for (let k = 0; k < 60; k++) {
      below += term;
      expect(relativeError(binomialCdf(k, 60, p), below)).toBeLessThan(1e-13);
      term *= ((60 - k) / (k + 1)) * (p / (1 - p));
    }
  });

  test("the normal density is the slope of its distribution function", () => {
    for (const x of [-4, -0.3, 0, 0.9, 3]) {
      const slope = (normalCdf(x + 1e-5) - normalCdf(x - 1e-5)) / 2e-5;
      expect(relativeError(normalDensity(x), slope)).toBeLessThan(1e-7);
    }
  });
});

describe("properties", () => {
  const shape = fc.double({ min: -0.7, max: 6, noNaN: true }).map((power) => 10 ** power);
  const probability = fc.double({ min: 1e-10, max: 1 - 1e-10, noNaN: true });

  test("a beta quantile goes back to its probability", () => {
    fc.assert(
      fc.property(probability, shape, shape, (p, a, b) => {
        const x = betaQuantile(p, a, b);
        // One step of x in the last digit moves p by this much.
        const grain = betaCdf(x * (1 + 4e-16), a, b) - betaCdf(x * (1 - 4e-16), a, b);
        expect(Math.abs(betaCdf(x, a, b) - p)).toBeLessThanOrEqual(1e-12 * p + 2 * grain);
      }),
    );
  });

  test("a Student quantile goes back to its probability, and its mirror to the mirror's", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-10, max: 0.5, noNaN: true }), shape, (p, df) => {
        const t = studentQuantile(p, df);
        expect(relativeError(studentCdf(t, df), p)).toBeLessThan(1e-12);
        expect(studentSurvival(-t, df)).toBe(studentCdf(t, df));
      }),
    );
  });

  test("both tails make one", () => {
    fc.assert(
      fc.property(probability, shape, shape, (x, a, b) => {
        expect(betaCdf(x, a, b) + betaSurvival(x, a, b)).toBeCloseTo(1, 12);
        expect(normalCdf(8 * x) + normalSurvival(8 * x)).toBeCloseTo(1, 15);
      }),
    );
  });
});

describe("ends and refusals", () => {
  test("the ends of the range are exact", () => {
    expect(betaCdf(0, 2, 3)).toBe(0);
    expect(betaCdf(1, 2, 3)).toBe(1);
    expect(betaSurvival(0, 2, 3)).toBe(1);
    expect(betaSurvival(1, 2, 3)).toBe(0);
    expect(betaQuantile(0, 2, 3)).toBe(0);
    expect(betaQuantile(1, 2, 3)).toBe(1);
    expect(binomialCdf(-1, 5, 0.3)).toBe(0);
    expect(binomialCdf(5, 5, 0.3)).toBe(1);
    expect(binomialCdf(2, 5, 0)).toBe(1);
    expect(binomialCdf(2, 5, 1)).toBe(0);
    expect(binomialSurvival(0, 5, 0.3)).toBe(1);
    expect(binomialSurvival(6, 5, 0.3)).toBe(0);
    expect(binomialSurvival(2, 5, 0)).toBe(0);
    expect(binomialSurvival(2, 5, 1)).toBe(1);
    expect(studentCdf(Number.NEGATIVE_INFINITY, 3)).toBe(0);
    expect(studentCdf(Number.POSITIVE_INFINITY, 3)).toBe(1);
    expect(studentQuantile(0, 3)).toBe(Number.NEGATIVE_INFINITY);
    expect(studentQuantile(1, 3)).toBe(Number.POSITIVE_INFINITY);
    expect(studentQuantile(0.5, 3)).toBe(0);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(normalCdf(-50)).toBe(0);
    expect(normalCdf(Number.NaN)).toBeNaN();
  });

  test("a probability or a parameter out of range is named with its value", () => {
    expect(() => normalQuantile(1.2)).toThrow("p must lie in [0, 1]; it is 1.2");
    expect(() => studentQuantile(0.5, 0)).toThrow("df must be above 0; it is 0");
    expect(() => betaQuantile(0.5, -1, 2)).toThrow("a must be above 0; it is -1");
    expect(() => binomialCdf(1, 3, Number.NaN)).toThrow("p must lie in [0, 1]; it is NaN");
  });
});
