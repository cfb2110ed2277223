import { describe, expect, test } from "vitest";
import type { ClusterTotals } from "../../src/stats/ClusterTotals.ts";
import {
  bellMcCaffrey,
  degreesOfFreedomCr1,
  degreesOfFreedomCr3,
} from "../../src/stats/variance/degreesOfFreedom.ts";
import { imbensKolesar } from "../../src/stats/variance/imbensKolesar.ts";
import {
  randomEffectsDegreesOfFreedom,
  randomEffectsVariance,
} from "../../src/stats/variance/randomEffects.ts";
import { cr2, cr3 } from "../../src/stats/variance/variance.ts";
import { relativeError, totalsOf } from "./helpers.ts";

const model = { within: 0.2, between: 0.03 };
const functions: Record<string, (totals: ClusterTotals) => number> = {
  cr2,
  cr3,
  bellMcCaffrey,
  degreesOfFreedomCr1,
  degreesOfFreedomCr3,
  imbensKolesar: (totals) => imbensKolesar(totals, "clamp"),
  randomEffectsVariance: (totals) => randomEffectsVariance(totals, model),
  randomEffectsDegreesOfFreedom: (totals) => randomEffectsDegreesOfFreedom(totals, model),
};

/** How often a function reads from the totals of K documents. */
function reads(f: (totals: ClusterTotals) => number, K: number): number {
  let count = 0;
  const counted = (values: Float64Array): Float64Array =>
    new Proxy(values, {
      get(target, key) {
        count++;
        const value = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const n = Array.from({ length: K }, (_, d) => 1 + (d % 7));
  const totals = totalsOf(
    n,
    n.map((size, d) => d % (size + 1)),
  );
  f({ ...totals, n: counted(totals.n), s: counted(totals.s), q: counted(totals.q) });
  return count;
}

describe("many documents", () => {
  test.each(Object.keys(functions))("%s reads a fixed number of times from each", (name) => {
    const f = functions[name];
    const perDocument = (reads(f, 400) - reads(f, 200)) / 200;
    expect(perDocument).toBe((reads(f, 800) - reads(f, 400)) / 400);
    expect(perDocument).toBeLessThan(60);
  });

  test("a million keep their digits", () => {
    const block = [1, 2, 5, 12];
    const copies = 250_000;
    const n = Array.from({ length: 4 * copies }, (_, d) => block[d % 4]);
    const N = 20 * copies;
    const h = block.map((size) => size / N);
    const over = (f: (share: number) => number): number => copies * h.reduce((total, x) => total + f(x), 0);
    const g = (x: number): number => x ** 2 / (1 - x);
    const wanted = 1 / (over((x) => x * x) + over(g) ** 2 - over((x) => g(x) ** 2));
    expect(relativeError(bellMcCaffrey(totalsOf(n, n)), wanted)).toBeLessThan(1e-11);
  });
});
