import { describe, expect, test } from "vitest";
import { studentQuantile } from "../../../src/stats/distributions.ts";
import { fieller } from "../../../src/stats/intervals/fieller.ts";
import { tCr1 } from "../../../src/stats/intervals/tCr1.ts";
import { micro } from "../../../src/stats/means.ts";
import type { Scale } from "../../../src/stats/types.ts";
import { relativeError, totalsOf } from "../helpers.ts";
import { targets } from "../reference.ts";
import { resampling } from "../resamplingReference.ts";

const unit: Scale = { kind: "bounded", min: 0, max: 1 };
const unbounded: Scale = { kind: "unbounded" };

const of = (n: readonly number[], s: readonly number[], level = 0.95, population?: number) =>
  fieller.limits(totalsOf(n, s), "micro", unbounded, level, {
    ...(population !== undefined && { design: { kind: "srs", population } }),
  });

/** Whether a t test of Σ(s − μn) keeps μ. */
function kept(n: readonly number[], s: readonly number[], mu: number, level = 0.95): boolean {
  const K = n.length;
  const z = s.map((value, d) => value - mu * n[d]);
  const mean = z.reduce((a, b) => a + b) / K;
  const variance = z.reduce((a, value) => a + (value - mean) ** 2, 0) / (K - 1);
  return mean ** 2 <= (studentQuantile((1 + level) / 2, K - 1) ** 2 * variance) / K;
}

describe("Fieller's interval", () => {
  test.each(["city", "bigcity"] as const)("of boot's %s is the one R's formula gives", (name) => {
    const { n, s, ends } = resampling.fieller[name];
    const { lower, upper } = of(n, s);
    expect(relativeError(lower, ends[0])).toBeLessThan(1e-10);
    expect(relativeError(upper, ends[1])).toBeLessThan(1e-10);
  });

  test.skipIf(targets === null)("of every target set (skipped where the file is absent)", () => {
    for (const [name, { n, s, expected }] of Object.entries(targets!)) {
      const ends = (expected as unknown as { fieller95?: [number, number] | "unbounded" } | undefined)
        ?.fieller95;
      if (ends === undefined) continue;
      const got = of(n, s);
      if (ends === "unbounded") {
        expect(got.caveats[0].code, name).toBe("fieller-unbounded");
        continue;
      }
      expect(relativeError(got.lower, ends[0]), name).toBeLessThan(2e-8);
      expect(relativeError(got.upper, ends[1]), name).toBeLessThan(2e-8);
    }
  });

  test("holds just those values that a t test keeps", () => {
    const n = [3, 5, 2, 8, 12, 9];
    const s = [1, 2, 0, 5, 3, 8];
    const { lower, upper } = of(n, s, 0.8);
    for (const end of [lower, upper]) {
      const outward = end === lower ? -1e-7 : 1e-7;
      expect(kept(n, s, end + outward, 0.8)).toBe(false);
      expect(kept(n, s, end - outward, 0.8)).toBe(true);
    }
  });

  test("of documents of very unequal size is all but an interval, also on a bounded scale, and says so", () => {
    const { n, s, ends } = resampling.fieller.micro;
    const got = fieller.limits(totalsOf(n, s), "micro", unit, 0.95, {});
    expect([got.lower, got.upper]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    const [{ code, params }] = got.caveats;
    expect([code, params.set]).toEqual(["fieller-unbounded", "complement"]);
    expect(relativeError(Number(params.from), Math.min(...ends))).toBeLessThan(1e-10);
    expect(relativeError(Number(params.to), Math.max(...ends))).toBeLessThan(1e-10);
    const [from, to] = [Number(params.from), Number(params.to)];
    expect([0, from - 1e-6, from + 1e-6, to - 1e-6, to + 1e-6, 5].map((mu) => kept(n, s, mu))).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  test("is the whole line where no value is ruled out", () => {
    const n = [1, 1, 60];
    const s = [1, 0, 30];
    expect(of(n, s).caveats).toEqual([{ code: "fieller-unbounded", params: { set: "line" } }]);
    for (const mu of [-100, 0, 0.5, 1, 100]) expect(kept(n, s, mu)).toBe(true);
  });

  test("of documents of one size is the t interval", () => {
    const totals = totalsOf([6, 6, 6, 6], [1, 5, 2, 3]);
    const t = tCr1.limits(totals, "micro", unbounded, 0.95, {});
    const got = fieller.limits(totals, "micro", unbounded, 0.95, {});
    expect(got.lower).toBeCloseTo(t.lower, 12);
    expect(got.upper).toBeCloseTo(t.upper, 12);
  });

  test("of a finite population takes its correction inside the test", () => {
    const n = [6, 5, 7, 6, 4];
    const s = [1, 5, 2, 3, 2];
    const R = micro(totalsOf(n, s));
    const endless = of(n, s);
    const { lower, upper, standardError } = of(n, s, 0.95, 20);
    expect(standardError).toBeCloseTo(endless.standardError! * Math.sqrt(0.75), 12);
    expect(R - lower).toBeLessThan(R - endless.lower);
    expect(upper - R).toBeLessThan(endless.upper - R);
    expect(of(n, s, 0.95, 5).caveats).toEqual([{ code: "census", params: {} }]);
  });
});
