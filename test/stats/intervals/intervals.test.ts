import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { studentQuantile } from "../../../src/stats/distributions.ts";
import { type IntervalMethod, intervalMethods, intervalNames } from "../../../src/stats/intervals/index.ts";
import { kornGraubardForm } from "../../../src/stats/intervals/kornGraubard.ts";
import { logitForm } from "../../../src/stats/intervals/logitForm.ts";
import { type SpreadSource, spreadCr1, spreadCr2 } from "../../../src/stats/intervals/spread.ts";
import { wilsonForm } from "../../../src/stats/intervals/wilson.ts";
import { macro, meanOf, micro } from "../../../src/stats/means.ts";
import { microSkewness } from "../../../src/stats/skewness.ts";
import { TooFewDocuments } from "../../../src/stats/TooFewDocuments.ts";
import type { Design, Estimand, Scale } from "../../../src/stats/types.ts";
import { bellMcCaffrey } from "../../../src/stats/variance/degreesOfFreedom.ts";
import { cr1, cr2 } from "../../../src/stats/variance/variance.ts";
import { anyTotals, relativeError, totalsOf } from "../helpers.ts";
import { sets, targets } from "../reference.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const unbounded: Scale = { kind: "unbounded" };
const endless: Design = { kind: "srs" };
const estimands: readonly Estimand[] = ["micro", "macro"];

function named(name: string): IntervalMethod {
  return intervalMethods.find((method) => method.name === name)!;
}

/** The methods of this folder's closed forms, which the reference holds values for. */
const closed = [
  "t",
  "logit-t",
  "t-cr1",
  "t-cr2",
  "t-cr2-ik",
  "t-cr3",
  "t-random-effects",
  "logit-cr2",
  "logit-cr3",
  "wilson",
  "korn-graubard",
  "hall",
  "wald-iid",
  "wald-effective-n",
].map(named);

/** The method's limits at 95 %, from the estimand it answers. */
function limits(method: IntervalMethod, totals: ClusterTotals, scale: Scale, estimand?: Estimand) {
  const asked = estimand ?? estimands.find((e) => method.applies(totals, e, scale, endless).ok)!;
  return method.limits(totals, asked, scale, 0.95, {});
}

function expectEnds(
  got: { readonly lower: number; readonly upper: number },
  wanted: readonly [number, number],
  tolerance: number,
  what: string,
): void {
  expect(relativeError(got.lower, wanted[0]), `${what}, lower`).toBeLessThan(tolerance);
  expect(relativeError(got.upper, wanted[1]), `${what}, upper`).toBeLessThan(tolerance);
}

describe("against numpy and scipy (reference/closed-forms.py)", () => {
  test.each(sets)("every interval of $name to 1e-9", ({ name, totals, limits: wanted }) => {
    const scale = name === "apiclus1_api00" ? unbounded : unit;
    for (const [key, ends] of Object.entries(wanted)) {
      const method = named(key.replace(" macro", ""));
      const estimand = key.endsWith(" macro") ? "macro" : undefined;
      expectEnds(limits(method, totals, scale, estimand), ends, 1e-9, key);
    }
  });

  test("the skewness that Hall's interval bends by", () => {
    for (const { totals, expected } of sets) {
      const { gamma, delta } = microSkewness(totals);
      expect(relativeError(gamma, expected.hallGamma)).toBeLessThan(1e-10);
      expect(Math.abs(delta - expected.hallDelta)).toBeLessThan(1e-10);
    }
  });
});

describe("against the targets that came with the methods (../shared/reference/targets.json)", () => {
  test.skipIf(targets === null)("every interval to 1e-8 (skipped where the file is absent)", () => {
    const simple: Record<string, string> = {
      macro_t95: "t",
      ci95_CR1_K1: "t-cr1",
      ci95_CR2_BM: "t-cr2",
      ci95_CR2_cs_anova: "t-random-effects",
      hall95_CR2_BM: "hall",
      macro_hall95_t: "hall macro",
    };
    for (const { name, totals } of sets) {
      const wanted = targets![name].expected as unknown as Record<string, [number, number] | undefined>;
      for (const [theirs, ours] of Object.entries(simple)) {
        const got = limits(
          named(ours.replace(" macro", "")),
          totals,
          unbounded,
          ours.endsWith(" macro") ? "macro" : undefined,
        );
        expectEnds(got, wanted[theirs]!, 2e-8, `${name} ${theirs}`);
      }
      const forms = { logit95: logitForm, wilson95: wilsonForm, kg95: kornGraubardForm };
      const spreads: Record<string, SpreadSource> = { CR1_K1: spreadCr1, CR2_BM: spreadCr2 };
      for (const [form, of] of Object.entries(forms)) {
        for (const [spread, source] of Object.entries(spreads)) {
          const ends = wanted[`${form}_${spread}`];
          if (ends === undefined) continue;
          const questions = totals.n.reduce((a, b) => a + b, 0);
          const got = of(source.of(totals), totals, unit, 0.95, "micro", questions);
          expectEnds(got, ends, 1e-8, `${name} ${form}_${spread}`);
        }
      }
    }
  });
});

describe("properties", () => {
  test("limits lie on either side of the mean, and those of proportions inside the scale", () => {
    const inside = ["logit-t", "logit-cr2", "logit-cr3", "wilson", "korn-graubard"];
    fc.assert(
      fc.property(anyTotals, (totals) => {
        for (const method of closed) {
          for (const estimand of estimands) {
            if (!method.applies(totals, estimand, unit, endless).ok) continue;
            const { lower, upper } = limits(method, totals, unit, estimand);
            const value = meanOf(totals, estimand);
            if (method.name !== "hall") {
              expect(lower).toBeLessThanOrEqual(value + 1e-12);
              expect(upper).toBeGreaterThanOrEqual(value - 1e-12);
            }
            expect(lower).toBeLessThan(upper);
            if (inside.includes(method.name)) {
              expect(lower).toBeGreaterThanOrEqual(-1e-12);
              expect(upper).toBeLessThanOrEqual(1 + 1e-12);
            }
          }
        }
      }),
    );
  });

  test("the t interval holds just those values that a t test keeps", () => {
    const { totals } = sets[0];
    const { lower, upper, standardError, degreesOfFreedom } = limits(named("t-cr2"), totals, unit);
    const t = studentQuantile(0.975, degreesOfFreedom!);
    expect((micro(totals) - lower) / standardError!).toBeCloseTo(t, 12);
    expect((upper - micro(totals)) / standardError!).toBeCloseTo(t, 12);
    expect(standardError).toBe(Math.sqrt(cr2(totals)));
    expect(degreesOfFreedom).toBe(bellMcCaffrey(totals));
  });

  test("without skewness and with equal sizes Hall's interval is the t interval", () => {
    const totals = totalsOf([4, 4, 4, 4], [0, 1, 3, 4]);
    const t = limits(named("t-cr2"), totals, unit);
    expectEnds(limits(named("hall"), totals, unit, "micro"), [t.lower, t.upper], 1e-12, "hall");
    expectEnds(limits(named("hall"), totals, unit, "macro"), [t.lower, t.upper], 1e-12, "hall macro");
  });

  test("a scale of [0, 100] gives the limits of [0, 1] a hundredfold, and one of [−1, 1] those of its own line", () => {
    for (const { name, totals } of sets) {
      if (name === "apiclus1_api00") continue;
      for (const [min, max] of [
        [0, 100],
        [-1, 1],
      ]) {
        const width = max - min;
        const moved = {
          ...totals,
          s: totals.s.map((s, d) => min * totals.n[d] + width * s),
          q: totals.q.map((q, d) => min * min * totals.n[d] + 2 * min * width * totals.s[d] + width ** 2 * q),
        };
        for (const method of closed) {
          const before = limits(method, totals, unit);
          const after = limits(method, moved, { kind: "bounded", min, max });
          expect(after.lower, method.name).toBeCloseTo(min + width * before.lower, 8);
          expect(after.upper, method.name).toBeCloseTo(min + width * before.upper, 8);
        }
      }
    }
  });

  test("a higher level is wider", () => {
    const { totals } = sets[1];
    for (const method of closed) {
      const estimand = method.applies(totals, "micro", unit, endless).ok ? "micro" : "macro";
      const narrow = method.limits(totals, estimand, unit, 0.8, {});
      const wide = method.limits(totals, estimand, unit, 0.99, {});
      expect(wide.lower, method.name).toBeLessThan(narrow.lower);
      expect(wide.upper, method.name).toBeGreaterThan(narrow.upper);
    }
  });
});

describe("a finite population", () => {
  const { totals } = sets[1];
  const K = totals.n.length;

  test("of M documents multiplies the variance by 1 − K/M", () => {
    const context = { design: { kind: "srs", population: 50 } as const };
    const { standardError } = named("t-cr1").limits(totals, "micro", unit, 0.95, context);
    expect(standardError! ** 2).toBeCloseTo(cr1(totals) * (1 - 20 / 50), 15);
  });

  test("that was scored whole leaves nothing to estimate, and the caveat says so", () => {
    const context = { design: { kind: "srs", population: K } as const };
    const census = named("t").limits(totals, "macro", unit, 0.95, context);
    expect(census).toEqual({
      lower: macro(totals),
      upper: macro(totals),
      standardError: 0,
      degreesOfFreedom: K - 1,
      caveats: [{ code: "census", params: {} }],
    });
  });

  test("that was scored whole is known also where every document has the same rate", () => {
    const same = totalsOf([2, 4], [1, 2]);
    const { lower, upper, caveats } = named("t-cr2").limits(same, "micro", unit, 0.95, {
      design: { kind: "srs", population: 2 },
    });
    expect([lower, upper]).toEqual([0.5, 0.5]);
    expect(caveats).toEqual([{ code: "census", params: {} }]);
  });

  test("cannot be smaller than the sample", () => {
    const context = { design: { kind: "srs", population: 19 } as const };
    expect(() => named("t").limits(totals, "macro", unit, 0.95, context)).toThrow(
      "The population must hold at least the 20 documents drawn; it is given as 19",
    );
  });
});

describe("what travels with the limits", () => {
  test("an effective number of questions above N is capped and said to be", () => {
    const { totals } = sets.find(({ name }) => name === "apiclus1_hit")!;
    for (const name of ["wilson", "korn-graubard"]) {
      const codes = limits(named(name), totals, unit).caveats.map(({ code }) => code);
      expect(codes).toContain("neff-capped");
    }
  });

  test("a negative ρ̂ is clamped and said to be, with its value", () => {
    const { totals } = sets.find(({ name }) => name === "apiclus1_hit")!;
    const { caveats, degreesOfFreedom } = limits(named("t-cr2-ik"), totals, unit);
    expect(degreesOfFreedom).toBeCloseTo(bellMcCaffrey(totals), 10);
    expect(caveats[0].code).toBe("rho-clamped");
    expect(caveats[0].params.rho).toBeCloseTo(-0.00182310514658, 12);
  });

  test("a limit where no score can lie is marked", () => {
    const { totals } = sets[0];
    const codes = limits(named("hall"), totals, unit, "micro").caveats.map(({ code }) => code);
    expect(codes).toEqual(["df-is-bell-mccaffrey", "limits-outside-range"]);
    expect(limits(named("hall"), totals, unbounded, "macro").caveats).toEqual([]);
    const high = totalsOf([5, 5, 5], [5, 5, 3]);
    const { lower, upper, caveats } = limits(named("t"), high, unit);
    expect(lower).toBeGreaterThan(0);
    expect(upper).toBeGreaterThan(1);
    expect(caveats).toEqual([{ code: "limits-outside-range", params: {} }]);
  });

  test("the methods for comparison are marked as ignoring documents", () => {
    const { totals } = sets[0];
    for (const method of intervalMethods.filter(({ ignoresDocuments }) => ignoresDocuments)) {
      expect(method.applies(totals, "micro", unit, endless).reason).toBe(
        "for comparison only: it ignores documents",
      );
      expect(limits(method, totals, unit).caveats[0].code).toBe("ignores-documents");
    }
  });

  test("every method has a name of its own, a title and a source", () => {
    expect(new Set(intervalNames).size).toBe(intervalMethods.length);
    for (const { title, source } of intervalMethods) {
      expect(title).not.toBe("");
      expect(source.authors).not.toBe("");
      expect(source.year).toBeGreaterThan(1800);
    }
  });
});

describe("where a method does not apply", () => {
  const totals = totalsOf([3, 5, 2], [1, 2, 2]);
  const onlyTotals = totalsOf([3, 5, 2], [1, 2, 2], [Number.NaN, Number.NaN, Number.NaN]);
  const singles = totalsOf([1, 1, 1], [1, 0, 1]);

  test.each([
    ["t", totals, "micro", unit, "it estimates macro only"],
    ["t-cr2", totals, "macro", unit, "it estimates micro only"],
    ["wilson", totals, "micro", unbounded, "it needs the scale's bounds"],
    ["t-cr2-ik", onlyTotals, "micro", unit, "sums of squares are needed; only totals were given"],
    ["wald-iid", onlyTotals, "micro", unit, "sums of squares are needed; only totals were given"],
    ["wald-iid", totals, "macro", unit, "it estimates micro only"],
    [
      "t-random-effects",
      singles,
      "micro",
      unit,
      "a document with two questions or more is needed; each has one",
    ],
    ["t-cr2", totalsOf([3], [1]), "micro", unit, "two documents are needed; fewer were given"],
    ["wald-iid", totalsOf([3], [1]), "micro", unit, "two documents are needed; fewer were given"],
  ] as const)("%s says why", (name, given, estimand, scale, reason) => {
    const method = named(name);
    expect(method.applies(given, estimand, scale, endless)).toEqual({ ok: false, reason });
    expect(() => method.limits(given, estimand, scale, 0.95, {})).toThrow(RangeError);
  });

  test("one document is refused before anything else", () => {
    for (const method of closed) {
      expect(() => method.limits(totalsOf([3], [1]), "micro", unit, 0.95, {})).toThrow(TooFewDocuments);
    }
  });

  test("a level outside (0, 1) is named", () => {
    expect(() => named("t").limits(totals, "macro", unit, 95, {})).toThrow(
      "level must lie between 0 and 1; it is 95",
    );
  });

  test("bounds in the wrong order are named", () => {
    const scale: Scale = { kind: "bounded", min: 1, max: 0 };
    expect(() => named("wilson").limits(totals, "micro", scale, 0.95, {})).toThrow(
      "The scale's upper end must lie above its lower end; it is [1, 0]",
    );
  });
});
