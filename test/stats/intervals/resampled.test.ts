import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { random } from "../../../src/simulate/random.ts";
import type { ClusterTotals } from "../../../src/stats/ClusterTotals.ts";
import { acceleration, bcaLevels } from "../../../src/stats/intervals/bca.ts";
import { type IntervalMethod, intervalMethods } from "../../../src/stats/intervals/index.ts";
import { towardsEstimate } from "../../../src/stats/intervals/towardsEstimate.ts";
import { meanOf, micro } from "../../../src/stats/means.ts";
import { bootstrapDistribution } from "../../../src/stats/resampling/bootstrapDistribution.ts";
import { bootstrapUrns, documentGroups } from "../../../src/stats/resampling/DocumentGroups.ts";
import type { Resampling } from "../../../src/stats/resampling/Resampling.ts";
import { replicatesOf } from "../../../src/stats/resampling/replicates.ts";
import { studentised } from "../../../src/stats/resampling/studentised.ts";
import type { Design, Estimand, Scale } from "../../../src/stats/types.ts";
import { residuals } from "../../../src/stats/variance/residuals.ts";
import { relativeError, totalsOf } from "../helpers.ts";
import { type BootstrapReference, resampling } from "../resamplingReference.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const unbounded: Scale = { kind: "unbounded" };
const endless: Design = { kind: "srs" };
const estimands: readonly Estimand[] = ["micro", "macro"];

const ask = (how: Resampling["how"], replicates = 999, seed = 1): Resampling => ({
  how,
  replicates,
  random: () => random(seed),
});

function named(name: string): IntervalMethod {
  return intervalMethods.find((method) => method.name === name)!;
}

const resamplers = intervalMethods.filter((method) => method.resamples && !method.ignoresDocuments);

function limits(
  name: string,
  totals: ClusterTotals,
  { estimand = "micro" as Estimand, scale = unit, level = 0.95, how = ask("exact") } = {},
) {
  return named(name).limits(totals, estimand, scale, level, { resampling: how });
}

function expectEnds(got: { lower: number; upper: number }, wanted: readonly [number, number]): void {
  expect(relativeError(got.lower, wanted[0])).toBeLessThan(1e-10);
  expect(relativeError(got.upper, wanted[1])).toBeLessThan(1e-10);
}

/** The samples of the reference, by the estimand that they are for. */
const samples: readonly (readonly [string, ClusterTotals, Estimand, BootstrapReference])[] = [
  ["micro", totalsOf(resampling.micro.n, resampling.micro.s), "micro", resampling.micro],
  ["macro", totalsOf(resampling.micro.n, resampling.micro.s), "macro", resampling.macro],
  ["four documents", totalsOf(resampling.four.n, resampling.four.s), "micro", resampling.four],
];

describe("against all K^K resamples gone through in R (reference/resampling.R)", () => {
  test.each(samples)("the document bootstrap of %s", (_, totals, estimand, wanted) => {
    const sample = totalsOf(wanted.n, wanted.s);
    const distribution = bootstrapDistribution(sample, ask("enumerate"));
    [0.025, 0.05, 0.95, 0.975].forEach((q, i) => {
      expect(relativeError(distribution.quantile(q), wanted.quantiles[i])).toBeLessThan(1e-10);
    });
    expect(distribution.atEstimate().below).toBeCloseTo(wanted.below, 11);
    expect(distribution.atEstimate().equal).toBeCloseTo(wanted.equal, 11);
    expect(relativeError(distribution.standardError!, wanted.standardError)).toBeLessThan(1e-10);
    const got = limits("percentile", totals, { estimand });
    expectEnds(got, [wanted.quantiles[0], wanted.quantiles[3]]);
    expect(relativeError(got.standardError!, wanted.standardError)).toBeLessThan(1e-10);
  });

  test.each(samples)("BCa of %s, ties by half and strict", (_, totals, estimand, wanted) => {
    const sample = totalsOf(wanted.n, wanted.s);
    const a = acceleration(residuals(sample));
    expect(relativeError(a, wanted.acceleration)).toBeLessThan(1e-10);
    const distribution = bootstrapDistribution(sample, undefined);
    for (const ties of ["mid", "strict"] as const) {
      const levels = bcaLevels(distribution.atEstimate(), a, 0.95, ties);
      expectEnds(levels, wanted[`${ties}Levels`]);
      expect(relativeError(distribution.quantile(levels.lower), wanted[ties][0])).toBeLessThan(1e-10);
      expect(relativeError(distribution.quantile(levels.upper), wanted[ties][1])).toBeLessThan(1e-10);
    }
    expectEnds(limits("bca", totals, { estimand }), wanted.mid);
  });

  test.each(samples)("bootstrap-t of %s, kept and dropped", (_, totals, estimand, wanted) => {
    const groups = documentGroups(totalsOf(wanted.n, wanted.s));
    const all = replicatesOf(bootstrapUrns(groups), ask("enumerate"));
    for (const [rule, quantiles] of [
      ["keep", wanted.tKept],
      ["drop", wanted.tDropped],
    ] as const) {
      const { t, degenerate } = studentised(groups, all, "CR1", rule);
      [0.025, 0.05, 0.95, 0.975].forEach((q, i) => {
        expect(relativeError(t.quantile(q), quantiles[i])).toBeLessThan(1e-10);
      });
      expect(degenerate).toBeCloseTo(wanted.degenerate, 13);
    }
    expectEnds(limits("bootstrap-t", totals, { estimand, scale: unbounded }), wanted.bootstrapT);
    expectEnds(limits("bootstrap-t-drop", totals, { estimand, scale: unbounded }), wanted.bootstrapTDrop);
    if (estimand === "micro") {
      expectEnds(limits("bootstrap-t-cr2", totals, { scale: unbounded }), wanted.bootstrapTCr2);
    }
  });

  test("the acceleration of boot's bigcity, to what its numerical influence values allow", () => {
    const { n, s } = resampling.fieller.bigcity;
    const got = acceleration(residuals(totalsOf(n, s)));
    expect(relativeError(got, resampling.acceleration.bigcity)).toBeLessThan(2e-4);
  });
});

describe("a slow twin", () => {
  test("of the replicates gives the same t, also where documents are alike", () => {
    const n = [4, 4, 9, 2, 2];
    const s = [1, 1, 7, 2, 0];
    const K = n.length;
    const R = 11 / 21;
    const tOf = (pick: readonly number[]): number => {
      const N = pick.reduce((a, d) => a + n[d], 0);
      const mean = pick.reduce((a, d) => a + s[d], 0) / N;
      const square = pick.reduce((a, d) => a + (s[d] - mean * n[d]) ** 2 / (1 - n[d] / N), 0);
      const flat = pick.every((d) => s[d] * n[pick[0]] === s[pick[0]] * n[d]);
      if (flat) return mean === R ? 0 : Math.sign(mean - R) * Number.POSITIVE_INFINITY;
      return ((mean - R) * N) / Math.sqrt(square);
    };
    const t: number[] = [];
    for (let code = 0; code < K ** K; code++) {
      t.push(tOf(n.map((_, i) => Math.floor(code / K ** i) % K)));
    }
    t.sort((a, b) => a - b);
    const groups = documentGroups(totalsOf(n, s));
    expect(groups.n.length).toBe(4);
    const got = studentised(groups, replicatesOf(bootstrapUrns(groups), undefined), "CR2", "keep");
    for (const q of [0.01, 0.1, 0.3, 0.5, 0.77, 0.9, 0.99]) {
      const wanted = t[Math.ceil(q * K ** K - 1e-9) - 1];
      if (Number.isFinite(wanted)) expect(got.t.quantile(q)).toBeCloseTo(wanted, 10);
      else expect(got.t.quantile(q)).toBe(wanted);
    }
    expect(got.degenerate * K ** K).toBeCloseTo(t.filter((v) => !Number.isFinite(v)).length, 8);
  });

  test("of thousands of drawn replicates agrees with what is summed without any", () => {
    const totals = totalsOf(
      Array.from({ length: 40 }, (_, d) => 1 + ((d * 7) % 23)),
      Array.from({ length: 40 }, (_, d) => Math.round((1 + ((d * 7) % 23)) * (((d * 5) % 11) / 10))),
    );
    for (const name of ["percentile", "bca"]) {
      for (const estimand of estimands) {
        const summed = limits(name, totals, { estimand });
        const drawn = limits(name, totals, { estimand, how: ask("monte-carlo", 20_000) });
        const width = summed.upper - summed.lower;
        expect(Math.abs(summed.lower - drawn.lower) / width).toBeLessThan(0.02);
        expect(Math.abs(summed.upper - drawn.upper) / width).toBeLessThan(0.02);
        expect(summed.standardError).toBeNull();
        expect(drawn.replicates).toBe(20_000);
        expect(drawn.standardError! / (width / 3.92)).toBeCloseTo(1, 1);
      }
    }
  });

  test("of ten documents enumerated and summed are one", () => {
    const totals = totalsOf([3, 5, 2, 8, 12, 40, 7, 9, 6, 11], [1, 2, 0, 5, 3, 22, 6, 1, 4, 7]);
    for (const estimand of estimands) {
      const all = limits("percentile", totals, { estimand, how: ask("enumerate") });
      const usual = limits("percentile", totals, { estimand });
      expect(usual).toEqual(all);
      expect(all.replicates).toBeUndefined();
    }
  });
});

describe("replicates without a standard error", () => {
  const totals = totalsOf([5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 3]);

  test("are kept as infinite t: one odd document leaves no limit above, which the caveat says", () => {
    const { lower, upper, degenerateReplicates, caveats } = limits("bootstrap-t", totals);
    expect(degenerateReplicates).toBeCloseTo((6 / 7) ** 7 + (1 / 7) ** 7, 12);
    // R* = 1 without the odd one: t = ∞, so that the lower limit goes.
    expect(lower).toBe(0);
    expect(upper).toBeGreaterThan(0.9);
    expect(caveats.slice(0, 2)).toEqual([
      { code: "degenerate-replicates", params: { share: degenerateReplicates } },
      { code: "no-limit", params: { side: "lower", shown: "range" } },
    ]);
  });

  test("leave the limit infinite where the scores have no bounds", () => {
    const { lower, caveats } = limits("bootstrap-t", totals, { scale: unbounded });
    expect(lower).toBe(Number.NEGATIVE_INFINITY);
    expect(caveats[1]).toEqual({ code: "no-limit", params: { side: "lower", shown: "infinite" } });
  });

  test("are dropped by the published rule, which then has limits on both sides and the same share", () => {
    const { lower, upper, degenerateReplicates, caveats } = limits("bootstrap-t-drop", totals);
    expect(lower).toBeGreaterThan(0);
    expect(upper).toBeGreaterThan(lower);
    expect(degenerateReplicates).toBeCloseTo((6 / 7) ** 7 + (1 / 7) ** 7, 12);
    expect(caveats.map(({ code }) => code)).toContain("degenerate-replicates");
  });

  test("are told from others also where scores are large and nearly alike", () => {
    const high = totalsOf([2, 3, 4], [2e9, 3e9, 4e9 + 1]);
    const { degenerateReplicates } = limits("bootstrap-t", high, { scale: unbounded });
    // 2/3 of documents have one rate: all three draws from them, or all from the third.
    expect(degenerateReplicates).toBeCloseTo(8 / 27 + 1 / 27, 12);
  });
});

describe("with few documents", () => {
  test.each([2, 3, 4, 5])("of %i every method gives limits that are no point, or says why not", (K) => {
    const totals = totalsOf([3, 5, 2, 8, 12].slice(0, K), [1, 2, 0, 5, 3].slice(0, K));
    for (const method of resamplers) {
      for (const estimand of estimands) {
        const { ok, reason } = method.applies(totals, estimand, unit, endless, ask("exact"));
        if (!ok) {
          expect(reason, method.name).not.toBe("");
          continue;
        }
        const got = method.limits(totals, estimand, unit, 0.95, { resampling: ask("exact") });
        expect(got.lower, method.name).toBeLessThan(got.upper);
        const open = got.caveats.find(({ code }) => code === "no-limit");
        if (method.name === "sign-flip") expect(open?.params).toMatchObject({ side: "both", needed: 6 });
      }
    }
  });

  test("of two, the published rule leaves one t, and says that it takes three", () => {
    const two = totalsOf([3, 5], [1, 2]);
    expect(named("bootstrap-t-drop").applies(two, "micro", unit, endless).reason).toBe(
      "three documents are needed: of two, every replicate with a standard error has t = 0",
    );
    const kept = limits("bootstrap-t", two);
    expect([kept.lower, kept.upper]).toEqual([0, 1]);
    expect(kept.degenerateReplicates).toBeCloseTo(0.5, 15);
  });

  test("signs reach a two-sided 5 % from six on", () => {
    const { n, s } = resampling.micro;
    for (const name of ["sign-flip", "wild-cluster"]) {
      const five = limits(name, totalsOf(n.slice(0, 5), s.slice(0, 5)));
      expect([five.lower, five.upper]).toEqual([0, 1]);
      expect(five.caveats).toEqual([
        { code: "no-limit", params: { side: "both", shown: "range", needed: 6 } },
      ]);
      const six = limits(name, totalsOf(n, s));
      // The rates of the documents run from 0 to 0.625.
      expect([six.lower, six.upper]).toEqual([0, expect.closeTo(0.625, 8)]);
    }
  });
});

describe("properties", () => {
  const totals = totalsOf([3, 5, 2, 8, 12, 40, 7, 9], [1, 2, 0, 5, 3, 22, 6, 1]);
  const ways = [ask("exact"), ask("monte-carlo", 499)];

  test("the order of rows and the names of documents change nothing, drawn replicates included", () => {
    const order = [4, 2, 7, 0, 5, 6, 1, 3];
    const turned: ClusterTotals = {
      ...totalsOf(
        order.map((d) => totals.n[d]),
        order.map((d) => totals.s[d]),
      ),
      labels: order.map((d) => `other ${d}`),
    };
    for (const method of resamplers) {
      for (const estimand of estimands) {
        for (const how of ways) {
          if (!method.applies(totals, estimand, unit, endless, how).ok) continue;
          const there = method.limits(totals, estimand, unit, 0.95, { resampling: how });
          const back = method.limits(turned, estimand, unit, 0.95, { resampling: how });
          expect(back.lower, method.name).toBeCloseTo(there.lower, 8);
          expect(back.upper, method.name).toBeCloseTo(there.upper, 8);
        }
      }
    }
  });

  test("hits and misses exchanged turn the limits round, where nothing is drawn", () => {
    const turned = totalsOf(
      [...totals.n],
      [...totals.s].map((s, d) => totals.n[d] - s),
    );
    for (const method of resamplers) {
      for (const estimand of estimands) {
        if (!method.applies(totals, estimand, unit, endless).ok) continue;
        const there = method.limits(totals, estimand, unit, 0.95, {});
        const back = method.limits(turned, estimand, unit, 0.95, {});
        // Type 1 takes the lower of two atoms that share a level: only a tie could part them.
        expect(1 - back.upper, method.name).toBeCloseTo(there.lower, 7);
        expect(1 - back.lower, method.name).toBeCloseTo(there.upper, 7);
      }
    }
  });

  test("documents of one size have one answer in micro and macro, and questions alone are documents of one", () => {
    const equal = totalsOf([6, 6, 6, 6, 6, 6, 6], [1, 2, 0, 5, 3, 6, 4]);
    const single = totalsOf([1, 1, 1, 1, 1, 1, 1], [1 / 6, 2 / 6, 0, 5 / 6, 3 / 6, 1, 4 / 6]);
    for (const method of resamplers) {
      if (!method.applies(equal, "macro", unit, endless).ok) continue;
      const inMacro = method.limits(equal, "macro", unit, 0.95, {});
      const inMicro = method.limits(equal, "micro", unit, 0.95, {});
      const alone = method.limits(single, "micro", unit, 0.95, {});
      for (const end of ["lower", "upper"] as const) {
        expect(inMicro[end], method.name).toBeCloseTo(inMacro[end], 8);
        expect(alone[end], method.name).toBeCloseTo(inMacro[end], 8);
      }
    }
  });

  test("scores on another line are taken along", () => {
    const moved = totalsOf(
      [...totals.n],
      [...totals.s].map((s, d) => 20 * s - 10 * totals.n[d]),
    );
    const scale: Scale = { kind: "bounded", min: -10, max: 10 };
    for (const method of resamplers) {
      for (const estimand of estimands) {
        for (const how of ways) {
          if (!method.applies(totals, estimand, unit, endless, how).ok) continue;
          const before = method.limits(totals, estimand, unit, 0.9, { resampling: how });
          const after = method.limits(moved, estimand, scale, 0.9, { resampling: how });
          expect(after.lower, method.name).toBeCloseTo(20 * before.lower - 10, 6);
          expect(after.upper, method.name).toBeCloseTo(20 * before.upper - 10, 6);
        }
      }
    }
  });

  test("a higher level is never narrower, and limits lie in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.double({ min: 0, max: 1, noNaN: true })), {
          minLength: 3,
          maxLength: 7,
        }),
        (rows) => {
          const some = totalsOf(
            rows.map(([n]) => n),
            rows.map(([n, share]) => Math.round(n * share)),
          );
          for (const name of ["percentile", "bootstrap-t", "wild-cluster", "sign-flip", "gaffke"]) {
            const narrow = limits(name, some, { level: 0.8 });
            const wide = limits(name, some, { level: 0.95 });
            expect(narrow.lower).toBeLessThan(narrow.upper);
            // A limit outside the range is read as the range's end, which is also shown where there is none.
            expect(Math.max(0, wide.lower)).toBeLessThanOrEqual(Math.max(0, narrow.lower) + 1e-8);
            expect(Math.min(1, wide.upper)).toBeGreaterThanOrEqual(Math.min(1, narrow.upper) - 1e-8);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("a seed gives the same limits each time, and another seed others", () => {
    const many = totalsOf(
      Array.from({ length: 30 }, (_, d) => 1 + (d % 9)),
      Array.from({ length: 30 }, (_, d) => (d % 9) * 0.5 + (d % 2) * 0.5),
    );
    const of = (seed: number) => limits("bootstrap-t", many, { how: ask("exact", 499, seed) });
    expect(of(1)).toEqual(of(1));
    expect(of(1).lower).not.toBe(of(2).lower);
  });
});

describe("a finite population", () => {
  const totals = totalsOf([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]);
  const of = (name: string, population: number) =>
    named(name).limits(totals, "micro", unit, 0.95, { design: { kind: "srs", population } });

  test("brings the limits towards the estimate by √(1 − K/M), each side by itself", () => {
    expect(towardsEstimate(0.2, 0.5, 0.25)).toBe(0.35);
    expect(towardsEstimate(Number.NEGATIVE_INFINITY, 0.5, 0.25)).toBe(Number.NEGATIVE_INFINITY);
    const R = micro(totals);
    for (const name of ["percentile", "bca", "bootstrap-t", "wild-cluster", "sign-flip"]) {
      const endlessly = limits(name, totals);
      const { lower, upper } = of(name, 8);
      expect(lower, name).toBeCloseTo(R - (R - endlessly.lower) / 2, 9);
      expect(upper, name).toBeCloseTo(R + (endlessly.upper - R) / 2, 9);
    }
  });

  test("does not make Gaffke's limits narrower, since they are to err on the safe side", () => {
    const { lower, upper } = of("gaffke", 8);
    expect([lower, upper]).toEqual([limits("gaffke", totals).lower, limits("gaffke", totals).upper]);
  });

  test("that was scored whole is known", () => {
    for (const method of resamplers) {
      const got = method.limits(totals, "micro", unit, 0.95, { design: { kind: "srs", population: 6 } });
      expect([got.lower, got.upper]).toEqual([meanOf(totals, "micro"), meanOf(totals, "micro")]);
      expect(got.caveats).toEqual([{ code: "census", params: {} }]);
    }
  });
});

describe("where a method does not apply", () => {
  const many = totalsOf(
    Array.from({ length: 20 }, (_, d) => d + 1),
    Array.from({ length: 20 }, (_, d) => d / 2),
  );

  test.each([
    ["bootstrap-t", undefined, "it needs random replicates"],
    ["wild-cluster", undefined, "it needs random replicates"],
    ["percentile", ask("enumerate"), "there are too many replicates to enumerate; draw them"],
    ["bootstrap-t", ask("enumerate"), "there are too many replicates to enumerate; draw them"],
    ["sign-flip", ask("enumerate"), "there are too many replicates to enumerate; draw them"],
  ] as const)("%s says what is wanting", (name, how, reason) => {
    expect(named(name).applies(many, "micro", unit, endless, how)).toEqual({ ok: false, reason });
    expect(() =>
      named(name).limits(many, "micro", unit, 0.95, how === undefined ? {} : { resampling: how }),
    ).toThrow(reason);
  });

  test("bounds are needed by Gaffke alone, and CR2 is of micro", () => {
    expect(named("gaffke").applies(many, "macro", unbounded, endless).reason).toBe(
      "it needs the scale's bounds",
    );
    expect(named("bootstrap-t-cr2").applies(many, "macro", unit, endless).reason).toBe(
      "it estimates micro only",
    );
  });
});
