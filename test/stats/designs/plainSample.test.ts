import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DesignError } from "../../../src/stats/designs/DesignError.ts";
import { plainSample } from "../../../src/stats/designs/plainSample.ts";
import { micro } from "../../../src/stats/means.ts";
import { cr1, macroVariance } from "../../../src/stats/variance/variance.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";

const { weights } = JSON.parse(
  readFileSync(new URL("../../../reference/survey.json", import.meta.url), "utf8"),
);
const inverse = (probabilities: readonly number[]): Float64Array =>
  Float64Array.from(probabilities, (p) => 1 / p);

describe("documents drawn with unequal chances", () => {
  test("have the mean and the CR1 standard error of R's survey", () => {
    const totals = totalsOf(weights.n, weights.s);
    const macro = inverse(weights.probabilities);
    const design = { kind: "weighted", micro: macro.map((w, d) => w * totals.n[d]), macro } as const;
    for (const estimand of ["micro", "macro"] as const) {
      const plain = plainSample(totals, estimand, design);
      expect(plain.estimands).toEqual(["micro"]);
      expect(relativeError(micro(plain.totals), weights[estimand][0])).toBeLessThan(1e-12);
      expect(relativeError(Math.sqrt(cr1(plain.totals)), weights[estimand][1])).toBeLessThan(1e-12);
    }
  });

  test("in proportion to their questions have the plain mean of rates as micro, whatever else is asked", () => {
    const totals = totalsOf([4, 10, 30], [1, 9, 12]);
    const micros = totals.n.map((n) => n / (n / 44));
    const plain = plainSample(totals, "micro", { kind: "weighted", micro: micros });
    expect([...plain.totals.n]).toEqual([1, 1, 1]);
    expect([...plain.totals.s]).toEqual([0.25, 0.9, 0.4]);
    expect(plain.estimands).toEqual(["macro", "micro"]);
    expect(cr1(plain.totals)).toBeCloseTo(macroVariance(totals), 15);
  });

  test("give unbiased means and variances over all draws with replacement, in proportion to size", () => {
    const n = [4, 10, 30];
    const s = [1, 9, 12];
    const truth = 22 / 44;
    const draws = 3;
    let mean = 0;
    let spread = 0;
    let variance = 0;
    for (let code = 0; code < 3 ** draws; code++) {
      const drawn = [code % 3, Math.floor(code / 3) % 3, Math.floor(code / 9)];
      const probability = drawn.reduce((p, d) => (p * n[d]) / 44, 1);
      const distinct = [...new Set(drawn)];
      const totals = totalsOf(
        distinct.map((d) => n[d]),
        distinct.map((d) => s[d]),
      );
      const times = Float64Array.from(distinct, (d) => drawn.filter((each) => each === d).length);
      const ones = times.map(() => 1);
      const plain = plainSample(totals, "micro", { kind: "weighted", micro: ones, times }).totals;
      expect(plain.n.length).toBe(draws);
      mean += probability * micro(plain);
      spread += probability * (micro(plain) - truth) ** 2;
      variance += probability * macroVariance(plain);
    }
    expect(mean).toBeCloseTo(truth, 14);
    expect(variance).toBeCloseTo(spread, 14);
  });

  test("count twice when drawn twice", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const micros = totals.n.map((n) => 3 / n + 1);
        const times = totals.n.map((_, d) => (d === 0 ? 2 : 1));
        const plain = plainSample(totals, "micro", { kind: "weighted", micro: micros, times }).totals;
        const twice = totalsOf([totals.n[0], ...totals.n], [totals.s[0], ...totals.s]);
        const listed = plainSample(twice, "micro", {
          kind: "weighted",
          micro: Float64Array.of(micros[0], ...micros),
        }).totals;
        expect(micro(plain)).toBeCloseTo(micro(listed), 14);
        expect(cr1(plain)).toBeCloseTo(cr1(listed), 14);
      }),
    );
  });

  test("do not mind a common factor of their weights", () => {
    const totals = totalsOf([4, 10, 30], [1, 9, 12]);
    const micros = Float64Array.of(5, 1, 2);
    const of = (factor: number): Float64Array =>
      plainSample(totals, "micro", { kind: "weighted", micro: micros.map((w) => w * factor) }).totals.n;
    for (const [d, n] of of(1e6).entries()) expect(n).toBeCloseTo(of(1)[d], 14);
  });

  test("are refused where the weights of the mean asked for are not known", () => {
    const totals = totalsOf([4, 10, 30], [1, 9, 12]);
    const ones = Float64Array.of(1, 1, 1);
    expect(() => plainSample(totals, "macro", { kind: "weighted", micro: ones })).toThrow(DesignError);
    expect(() => plainSample(totals, "micro", { kind: "weighted", macro: ones })).toThrow(
      "The mean over questions needs the number of questions that each document has",
    );
  });
});
