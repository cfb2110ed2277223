import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holm } from "../../src/stats/holm.ts";

/** Holm's procedure as he states it: step down from the smallest, stop at the first that is kept. */
function rejected(p: readonly number[], alpha: number): boolean[] {
  const order = p.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const out = p.map(() => false);
  for (const [rank, { value, at }] of order.entries()) {
    if (value > alpha / (p.length - rank)) break;
    out[at] = true;
  }
  return out;
}

describe("Holm's adjustment", () => {
  test("of the textbook's four p-values, as R's p.adjust(p, 'holm') prints it", () => {
    // Rscript -e 'p.adjust(c(.01,.04,.03,.005),"holm")' → 0.03 0.06 0.06 0.02
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    for (const [i, wanted] of [0.03, 0.06, 0.06, 0.02].entries()) expect(adjusted[i]).toBeCloseTo(wanted, 14);
  });

  test("rejects at any α what the step-down procedure rejects", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (p, alpha) => {
          const adjusted = holm(p);
          fc.pre(adjusted.every((v) => Math.abs(v - alpha) > 1e-12));
          expect(adjusted.map((v) => v <= alpha)).toEqual(rejected(p, alpha));
        },
      ),
    );
  });

  test("leaves a single p-value alone, never lowers one and never goes above 1", () => {
    expect(holm([0.2])).toEqual([0.2]);
    expect(holm([])).toEqual([]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
  });
});
