import { describe, expect, test } from "vitest";
import { because } from "../../../src/stats/because.ts";
import type { StagedDesign } from "../../../src/stats/designs/Design.ts";
import { designSpread } from "../../../src/stats/designs/designSpread.ts";
import { type EstimateOptions, estimate } from "../../../src/stats/estimate.ts";
import { boundaryLimits } from "../../../src/stats/intervals/boundary.ts";
import { intervalMethods } from "../../../src/stats/intervals/index.ts";
import { studentForm } from "../../../src/stats/intervals/studentForm.ts";
import type { Estimand, Interval, Scale } from "../../../src/stats/types.ts";
import { oneStratum, strataOf } from "../designs/designs.ts";
import { totalsOf } from "../helpers.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const totals = totalsOf([40, 55, 80, 120, 3, 5, 8, 2, 10], [9, 20, 15, 44, 1, 0, 3, 1, 2]);
const design = strataOf([1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 2], [30, 300]);
const forDesigns = [
  "tilted",
  "t-design",
  "t-design-kh",
  "logit-design",
  "wilson-design",
  "korn-graubard-design",
];
const options = (changes: Partial<EstimateOptions> = {}): EstimateOptions => ({
  metric: "hit",
  estimand: "micro",
  scale: unit,
  level: 0.95,
  method: "auto",
  missing: 0,
  errors: 0,
  caveats: [],
  design,
  ...changes,
});

function limits(
  name: string,
  of: Parameters<typeof estimate>[0],
  how: StagedDesign,
  estimand: Estimand = "micro",
): Interval {
  return intervalMethods.find((one) => one.name === name)!.limits(of, estimand, unit, 0.95, { design: how });
}

describe("methods for a design with a variance of its own", () => {
  test("take its mean, variance and degrees of freedom", () => {
    const spread = designSpread(totals, "micro", design);
    const got = limits("t-design", totals, design);
    const wanted = studentForm(spread, totals, unit, 0.95, "micro", 323);
    expect([got.lower, got.upper]).toEqual([wanted.lower, wanted.upper]);
    expect(got.standardError).toBeCloseTo(0.0416554795761, 12);
    expect(got.degreesOfFreedom).toBeCloseTo(6.98093915871, 10);
    expect(limits("t-design-kh", totals, design).degreesOfFreedom).toBe(7);
    for (const name of forDesigns) {
      const { lower, upper } = limits(name, totals, design);
      expect(lower).toBeLessThan(spread.value);
      expect(upper).toBeGreaterThan(spread.value);
    }
  });

  test("have their rows in an estimate of strata; methods that do not fit it say so", () => {
    const got = estimate(totals, options({ method: "all" }));
    expect(got.method).toBe("tilted");
    expect(got.value).toBeCloseTo(0.277456647399, 12);
    for (const row of got.methods) {
      if (forDesigns.includes(row.name)) expect(row.lower, row.name).not.toBeNull();
      else if (row.lower === null) expect(row.note, row.name).not.toBe("");
    }
    expect(got.methods.find(({ name }) => name === "t-cr2")!.note).toBe("not for this design");
    expect(estimate(totals, options({ scale: { kind: "unbounded" } })).method).toBe("t-design");
  });

  test("but for tilted do not apply to documents drawn alike", () => {
    for (const name of forDesigns.filter((one) => one !== "tilted")) {
      const method = intervalMethods.find((one) => one.name === name)!;
      expect(method.applies(totals, "micro", unit, { kind: "srs" })).toEqual({
        ok: false,
        reason: "for strata and stages only",
      });
    }
  });

  test("know the mean where all questions of all documents were scored", () => {
    const whole = strataOf([1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 2], [4, 5]);
    const got = estimate(totals, options({ design: whole }));
    expect([got.lower, got.upper, got.standardError]).toEqual([got.value, got.value, 0]);
    expect(got.methodReason).toEqual(because("all-questions-scored"));
    expect(got.caveats).toContainEqual({ code: "census", params: {} });
  });

  test("where documents show no difference have the limits of the boundary, stratum by stratum", () => {
    const same = totalsOf([4, 4, 4, 4, 4], [4, 4, 4, 4, 4]);
    const one = limits("t-design", same, oneStratum(same, 100));
    const plain = boundaryLimits(same, "micro", unit, 0.95);
    expect(one.lower).toBeCloseTo(plain.lower, 13);
    expect(one.upper).toBe(1);
    expect(one.standardError).toBeNull();
    // All right in one stratum, all wrong in the other: no variance either, and yet not known.
    const apart = totalsOf([4, 4, 4, 4, 4], [4, 4, 4, 0, 0]);
    const { lower, upper } = limits("t-design", apart, strataOf([1, 1, 1, 2, 2], [1, 2], [90, 10]));
    expect(lower).toBeCloseTo(0.9 - 0.9 * (1 - 0.025 ** (1 / 3)), 13);
    expect(upper).toBeCloseTo(0.9 + 0.1 * (1 - 0.025 ** (1 / 2)), 13);
  });
});

describe("documents drawn in proportion to size", () => {
  const pps = { kind: "weighted", micro: new Float64Array(9).fill(1) } as const;

  test("take every interval for documents drawn alike on their rates, and none that counts questions alone", () => {
    const got = estimate(totals, options({ method: "all", design: pps }));
    const rates = totalsOf(
      new Array(9).fill(1),
      [...totals.s].map((s, d) => s / totals.n[d]),
    );
    const plain = intervalMethods.find(({ name }) => name === "t")!;
    const wanted = plain.limits(rates, "macro", unit, 0.95, {});
    const row = got.methods.find(({ name }) => name === "t")!;
    expect([row.lower, row.upper, row.degreesOfFreedom]).toEqual([wanted.lower, wanted.upper, 8]);
    expect(got.methods.find(({ name }) => name === "wald-iid")!.note).toBe("it knows of no design");
    expect(got.method).toBe("tilted");
  });

  test("have the same tilted limits where they stand in a stratum, with the chances as weights", () => {
    // Powers of two, so that weight times size is 1 to the last bit.
    const sizes = [4, 8, 16, 32, 64];
    const some = totalsOf(sizes, [1, 7, 4, 16, 8]);
    const stratum: StagedDesign = {
      kind: "strata",
      strata: [{ name: "drawn", fraction: 0 }],
      stratum: new Int32Array(5),
      weights: Float64Array.from(sizes, (size) => 1 / size),
    };
    const there = estimate(some, options({ method: "tilted", design: stratum }));
    const plain = { kind: "weighted", micro: new Float64Array(5).fill(1) } as const;
    const here = estimate(some, options({ method: "tilted", design: plain }));
    expect(there.value).toBeCloseTo(here.value, 14);
    expect(there.lower).toBeCloseTo(here.lower, 6);
    expect(there.upper).toBeCloseTo(here.upper, 6);
  });

  test("cap the effective number of questions at those scored, not at the documents", () => {
    const alike = totalsOf([200, 300, 500], [99, 151, 250]);
    const design = { kind: "weighted", micro: Float64Array.of(1, 1, 1) } as const;
    const got = estimate(alike, options({ method: "wilson", design }));
    expect(got.questions).toBe(1000);
    expect(got.caveats).toContainEqual({ code: "neff-capped", params: {} });
    expect(got.upper - got.lower).toBeLessThan(0.15);
  });

  test("name the document that sways the mean by its weight, not by its questions", () => {
    const codes = (how: EstimateOptions["design"]): readonly string[] =>
      estimate(totals, options({ ...(how && { design: how }) })).caveats.map(({ code }) => code);
    expect(codes({ kind: "srs" })).toContain("large-document");
    expect(codes(pps)).not.toContain("large-document");
  });
});
