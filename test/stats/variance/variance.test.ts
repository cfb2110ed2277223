import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { designEffect, intraclassCorrelation } from "../../../src/stats/diagnostics.ts";
import { macro, micro } from "../../../src/stats/means.ts";
import { TooFewDocuments } from "../../../src/stats/TooFewDocuments.ts";
import {
  bellMcCaffrey,
  degreesOfFreedomCr1,
  degreesOfFreedomCr3,
  effectiveClusters,
} from "../../../src/stats/variance/degreesOfFreedom.ts";
import { imbensKolesar, withinDocumentModel } from "../../../src/stats/variance/imbensKolesar.ts";
import {
  type RandomEffectsModel,
  randomEffectsDegreesOfFreedom,
  randomEffectsVariance,
} from "../../../src/stats/variance/randomEffects.ts";
import { cr0, cr1, cr2, cr3, macroVariance } from "../../../src/stats/variance/variance.ts";
import { varianceComponents } from "../../../src/stats/variance/varianceComponents.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";
import { closedForms, sets, targets } from "../reference.ts";

function estimatedModel(totals: ClusterTotals): RandomEffectsModel {
  const components = varianceComponents(totals)!;
  return { within: components.meanSquareWithin, between: components.between };
}

/** Every number under the name it has in `reference/closed-forms.json`. */
function everything(totals: ClusterTotals): Record<string, number> {
  const components = varianceComponents(totals)!;
  return {
    micro: micro(totals),
    macro: macro(totals),
    macroVariance: macroVariance(totals),
    CR0: cr0(totals),
    CR1: cr1(totals),
    CR2: cr2(totals),
    CR3: cr3(totals),
    dfCR0: degreesOfFreedomCr1(totals),
    dfCR1: degreesOfFreedomCr1(totals),
    dfCR2: bellMcCaffrey(totals),
    dfCR3: degreesOfFreedomCr3(totals),
    dfImbensKolesar_keep: imbensKolesar(totals, "keep"),
    dfImbensKolesar_clamp: imbensKolesar(totals, "clamp"),
    rho: withinDocumentModel(totals, "keep").rho,
    msb: components.meanSquareBetween,
    msw: components.meanSquareWithin,
    n0: components.typicalSize,
    icc: intraclassCorrelation(totals)!,
    randomEffects: randomEffectsVariance(totals, estimatedModel(totals)),
    dfRandomEffects: randomEffectsDegreesOfFreedom(totals, estimatedModel(totals)),
    designEffect: designEffect(totals, cr1(totals))!,
    ...effectiveClusters(totals),
  };
}

describe("against matrix algebra on single questions (reference/closed-forms.py)", () => {
  test.each(sets)("every variance and ν of $name", ({ totals, expected }) => {
    const got = everything(totals);
    const { hallGamma: _gamma, hallDelta: _delta, ...wanted } = expected;
    expect(Object.keys(got).sort()).toEqual(Object.keys(wanted).sort());
    const off = Object.keys(wanted).filter((key) => !(relativeError(got[key], wanted[key]) < 1e-10));
    expect(off.map((key) => ({ key, got: got[key], wanted: wanted[key] }))).toEqual([]);
  });
});

describe("against the targets that came with the methods (../shared/reference/targets.json)", () => {
  const names: Record<string, string> = {
    R: "micro",
    macro: "macro",
    CR0: "CR0",
    CR1: "CR1",
    CR2: "CR2",
    CR3: "CR3",
    df_CR1: "dfCR1",
    df_CR2_BM: "dfCR2",
    df_CR3: "dfCR3",
    df_IK: "dfImbensKolesar_keep",
    IK_rho: "rho",
    MSB: "msb",
    MSW: "msw",
    n0: "n0",
    icc_anova: "icc",
    CR2_cs_anova: "randomEffects",
    df_CR2_cs_anova: "dfRandomEffects",
    deff_vs_iid: "designEffect",
    Gstar0: "rho0",
    Gstar1: "rho1",
  };
  test.skipIf(targets === null)("every variance and ν to 1e-10 (skipped where the file is absent)", () => {
    for (const { name, totals } of sets) {
      const wanted = targets![name].expected;
      const got = everything(totals);
      for (const [theirs, ours] of Object.entries(names)) {
        expect(relativeError(got[ours], wanted[theirs]), `${name} ${theirs}`).toBeLessThan(1e-10);
      }
      expect(relativeError(Math.sqrt(macroVariance(totals)), wanted.macro_se)).toBeLessThan(1e-10);
      const model = { within: 0, between: 1 };
      expect(relativeError(randomEffectsVariance(totals, model), wanted.CR2_cs_rho1)).toBeLessThan(1e-10);
      expect(relativeError(randomEffectsDegreesOfFreedom(totals, model), wanted.df_CR2_cs_rho1)).toBeLessThan(
        1e-10,
      );
    }
  });
});

describe("slow twins from the definition", () => {
  /** (trace)²/Σ of squares of a K×K matrix. */
  function satterthwaite(K: number, entry: (i: number, j: number) => number): number {
    let trace = 0;
    let squares = 0;
    for (let i = 0; i < K; i++) {
      trace += entry(i, i);
      for (let j = 0; j < K; j++) squares += entry(i, j) ** 2;
    }
    return trace ** 2 / squares;
  }

  function sizes({ n }: ClusterTotals): { N: number; h: number[]; K: number } {
    const N = n.reduce((a, b) => a + b);
    return { N, h: Array.from(n, (size) => size / N), K: n.length };
  }

  test("Bell and McCaffrey's ν is that of the K×K matrix", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const { N, h, K } = sizes(totals);
        const c = (d: number) => totals.n[d] / Math.sqrt(1 - h[d]);
        const slow = satterthwaite(K, (i, j) => (i === j ? c(i) ** 2 / totals.n[i] : 0) - (c(i) * c(j)) / N);
        expect(relativeError(bellMcCaffrey(totals), slow)).toBeLessThan(1e-10);
      }),
    );
  });

  test("the ν of CR1 and CR3 are those of the K×K matrices", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const { N, h, K } = sizes(totals);
        for (const [power, fast] of [
          [0, degreesOfFreedomCr1(totals)],
          [1, degreesOfFreedomCr3(totals)],
        ]) {
          const c = (d: number) => totals.n[d] / (1 - h[d]) ** power;
          const slow = satterthwaite(
            K,
            (i, j) => (i === j ? c(i) ** 2 / totals.n[i] : 0) - (c(i) * c(j)) / N,
          );
          expect(relativeError(fast, slow)).toBeLessThan(1e-10);
        }
      }),
    );
  });

  test("Imbens and Kolesár's ν is that of the K×K matrix, ρ̂ clamped or kept", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const { N, h, K } = sizes(totals);
        fc.pre(totals.s.some((s, d) => s * totals.n[0] !== totals.s[0] * totals.n[d]));
        const P2 = h.reduce((a, b) => a + b * b, 0);
        const c = (d: number) => totals.n[d] / Math.sqrt(1 - h[d]);
        for (const negative of ["clamp", "keep"] as const) {
          const { rho, sigmaSquared } = withinDocumentModel(totals, negative);
          const slow = satterthwaite(K, (i, j) => {
            const own = i === j ? c(i) ** 2 * (sigmaSquared / totals.n[i] + rho) : 0;
            return own + c(i) * c(j) * (rho * P2 - sigmaSquared / N - rho * (h[i] + h[j]));
          });
          // A negative ρ̂ can leave next to no trace: √ν = trace/‖·‖ is held, not ν.
          const fast = imbensKolesar(totals, negative);
          expect(Math.abs(Math.sqrt(fast) - Math.sqrt(slow))).toBeLessThan(1e-8);
        }
      }),
    );
  });

  test("ν under random effects is that of the K×K matrix", () => {
    const share = fc.double({ min: 0, max: 2, noNaN: true });
    fc.assert(
      fc.property(anyTotals, share, (totals, between) => {
        const model = { within: 0.3, between };
        const { h, K } = sizes(totals);
        const v = Array.from(totals.n, (n) => n * (model.within + n * between));
        const L = v.reduce((a, b) => a + b);
        const m = v.map((value, d) => value / (value * (1 - 2 * h[d]) + h[d] ** 2 * L));
        const slow = satterthwaite(
          K,
          (i, j) =>
            Math.sqrt(m[i] * m[j]) * ((i === j ? v[i] : 0) - h[i] * v[j] - h[j] * v[i] + h[i] * h[j] * L),
        );
        expect(relativeError(randomEffectsDegreesOfFreedom(totals, model), slow)).toBeLessThan(1e-9);
      }),
    );
  });

  test("CR3 is the jackknife over documents around R", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const R = micro(totals);
        const S = totals.s.reduce((a, b) => a + b);
        const N = totals.n.reduce((a, b) => a + b);
        let slow = 0;
        totals.n.forEach((n, d) => {
          slow += ((S - totals.s[d]) / (N - n) - R) ** 2;
        });
        expect(Math.abs(cr3(totals) - slow)).toBeLessThan(1e-10 * slow + 1e-25);
      }),
    );
  });
});

describe("defining properties", () => {
  test("Imbens and Kolesár's σ̂² is never negative, and ρ̂ is clamped only when asked", () => {
    const between = withinDocumentModel(
      totalsOf([3, 3, 1, 1, 1, 1], [3, 0, 0.5, 0.5, 0.5, 0.5], [3, 0, 0.25, 0.25, 0.25, 0.25]),
      "keep",
    );
    expect(between.rho).toBeCloseTo(0.25, 14);
    expect(between.sigmaSquared).toBe(0);
    const alike = totalsOf([4, 4, 4], [2, 2, 2]);
    expect(withinDocumentModel(alike, "keep").rho).toBeLessThan(0);
    expect(withinDocumentModel(alike, "clamp")).toMatchObject({ rho: 0, sigmaSquared: 0.25 });
  });

  test("CR2 is unbiased where questions are independent with one variance, by every outcome of six", () => {
    const n = [1, 2, 3];
    const p = 0.3;
    let expectation = 0;
    for (let outcome = 0; outcome < 64; outcome++) {
      const y = Array.from({ length: 6 }, (_, i) => (outcome >> i) & 1);
      const s = [y[0], y[1] + y[2], y[3] + y[4] + y[5]];
      const hits = s[0] + s[1] + s[2];
      expectation += p ** hits * (1 - p) ** (6 - hits) * cr2(totalsOf(n, s));
    }
    expect(relativeError(expectation, (p * (1 - p)) / 6)).toBeLessThan(1e-13);
  });

  test("CR2 under random effects is unbiased where they hold, by every outcome of three documents", () => {
    const n = [1, 2, 3];
    const model = { within: 0.5 ** 2, between: 0.7 ** 2 };
    let expectation = 0;
    for (let outcome = 0; outcome < 512; outcome++) {
      const sign = (i: number) => ((outcome >> i) & 1 ? 1 : -1);
      const effect = (d: number) => 0.7 * sign(d);
      const noise = (i: number) => 0.5 * sign(3 + i);
      const s = [
        effect(0) + noise(0),
        2 * effect(1) + noise(1) + noise(2),
        3 * effect(2) + noise(3) + noise(4) + noise(5),
      ];
      expectation += randomEffectsVariance(totalsOf(n, s), model) / 512;
    }
    const truth = n.reduce((total, size) => total + size * (model.within + size * model.between), 0) / 36;
    expect(relativeError(expectation, truth)).toBeLessThan(1e-13);
  });
});

describe("invariances", () => {
  test("the order of documents does not matter", () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const turned = {
          n: totals.n.toReversed(),
          s: totals.s.toReversed(),
          q: totals.q.toReversed(),
          labels: totals.labels.toReversed(),
        };
        for (const f of [micro, macro, cr1, bellMcCaffrey, degreesOfFreedomCr1, degreesOfFreedomCr3]) {
          expect(Math.abs(f(turned) - f(totals))).toBeLessThan(1e-9 * f(totals) + 1e-25);
        }
      }),
    );
  });

  test("the names of documents do not matter", () => {
    for (const { totals } of sets) {
      const renamed = { ...totals, labels: totals.labels.map((label) => `${label}, renamed`) };
      expect(everything(renamed)).toEqual(everything(totals));
    }
  });

  test("documents of one question are questions: s²/N, ν = N − 1, macro = micro", () => {
    const y = [0, 1, 1, 0, 0.5, 1, 0.25];
    const totals = totalsOf(
      y.map(() => 1),
      y,
      y.map((value) => value ** 2),
    );
    const mean = y.reduce((a, b) => a + b) / 7;
    const variance = y.reduce((total, value) => total + (value - mean) ** 2, 0) / 6 / 7;
    for (const f of [cr1, cr2, macroVariance]) {
      expect(relativeError(f(totals), variance)).toBeLessThan(1e-14);
    }
    expect(macro(totals)).toBeCloseTo(micro(totals), 15);
    for (const ν of [
      bellMcCaffrey(totals),
      degreesOfFreedomCr3(totals),
      imbensKolesar(totals, "clamp"),
      imbensKolesar(totals, "keep"),
    ]) {
      expect(relativeError(ν, 6)).toBeLessThan(1e-13);
    }
    expect(varianceComponents(totals)).toBeNull();
  });

  test("equal sizes make CR1 = CR2 = macro's variance, and every ν = K − 1", () => {
    const { totals } = sets.find(({ name }) => name === "C")!;
    expect(relativeError(cr2(totals), cr1(totals))).toBeLessThan(1e-14);
    expect(relativeError(macroVariance(totals), cr1(totals))).toBeLessThan(1e-14);
    for (const ν of [
      bellMcCaffrey(totals),
      degreesOfFreedomCr1(totals),
      degreesOfFreedomCr3(totals),
      imbensKolesar(totals, "clamp"),
      randomEffectsDegreesOfFreedom(totals, estimatedModel(totals)),
    ]) {
      expect(relativeError(ν, 7)).toBeLessThan(1e-13);
    }
  });

  test("scores in other units scale the variances and leave every ν", () => {
    for (const { totals } of sets) {
      const other = {
        ...totals,
        s: totals.s.map((s, d) => 4 * s + 3 * totals.n[d]),
        q: totals.q.map((q, d) => 16 * q + 24 * totals.s[d] + 9 * totals.n[d]),
      };
      const before = everything(totals);
      const after = everything(other);
      for (const key of ["macroVariance", "CR0", "CR1", "CR2", "CR3", "rho", "msb", "msw", "randomEffects"]) {
        expect(relativeError(after[key], 16 * before[key]), key).toBeLessThan(1e-8);
      }
      for (const key of ["dfCR2", "dfImbensKolesar_clamp", "dfRandomEffects", "icc", "designEffect"]) {
        expect(relativeError(after[key], before[key]), key).toBeLessThan(1e-8);
      }
    }
  });

  test("two documents have one degree of freedom, whatever their sizes", () => {
    const totals = totalsOf([3, 50], [1, 40]);
    for (const ν of [
      bellMcCaffrey(totals),
      degreesOfFreedomCr1(totals),
      degreesOfFreedomCr3(totals),
      imbensKolesar(totals, "clamp"),
      randomEffectsDegreesOfFreedom(totals, { within: 1, between: 2 }),
    ]) {
      expect(relativeError(ν, 1)).toBeLessThan(1e-12);
    }
  });
});

describe("one giant document", () => {
  test("loses no digits against 60-digit arithmetic", () => {
    const { n, s, within, between, expected } = closedForms.giant;
    const totals = totalsOf(n, s);
    const model = { within, between };
    const got: Record<string, number> = {
      CR1: cr1(totals),
      CR2: cr2(totals),
      CR3: cr3(totals),
      dfCR1: degreesOfFreedomCr1(totals),
      dfCR2: bellMcCaffrey(totals),
      dfCR3: degreesOfFreedomCr3(totals),
      dfImbensKolesar: imbensKolesar(totals, "keep"),
      dfRandomEffects: randomEffectsDegreesOfFreedom(totals, model),
      randomEffects: randomEffectsVariance(totals, model),
    };
    for (const [key, value] of Object.entries(got)) {
      expect(relativeError(value, expected[key]), key).toBeLessThan(1e-12);
    }
  });
});

describe("refusals", () => {
  test("one document has no variance: two are needed, and the error says so", () => {
    const one = totalsOf([5], [3]);
    for (const f of [cr0, cr1, cr2, cr3, macroVariance, bellMcCaffrey, varianceComponents]) {
      expect(() => f(one)).toThrow(TooFewDocuments);
    }
    expect(() => cr2(one)).toThrow("Two documents are needed to see how documents differ; one was given");
    expect(() => cr2(totalsOf([], []))).toThrow("0 were given");
  });

  test("a document without questions is named", () => {
    const empty = totalsOf([5, 0], [3, 0]);
    for (const f of [micro, macro, cr2, bellMcCaffrey, effectiveClusters]) {
      expect(() => f(empty)).toThrow("Document d2 has 0 questions; each must have at least 1");
    }
  });
});
