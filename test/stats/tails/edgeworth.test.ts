import { expect, test } from "vitest";
import { binomialSurvival, normalCdf } from "../../../src/stats/distributions.ts";
import { sideOf } from "../../../src/stats/tails/edgeworth.ts";

test("a normal sum is settled away from its quantile and left open near it", () => {
  expect(sideOf(-1.8, 0, 0, 0, 0.05)).toBe("below");
  expect(sideOf(-1.5, 0, 0, 0, 0.05)).toBe("above");
  expect(sideOf(-1.645, 0, 0, 0, 0.05)).toBe("near");
  expect(normalCdf(-1.645)).toBeCloseTo(0.05, 4);
});

test("a clump in which the quantile may lie leaves the answer open", () => {
  expect(sideOf(-1.8, 0, 0, 0.5, 0.05)).toBe("near");
  expect(sideOf(-2.5, 0, 0, 0.5, 0.05)).toBe("below");
});

test("what is settled is settled as the binomial tail says, for few and many draws of small and large chances", () => {
  let settled = 0;
  for (const n of [10, 25, 50, 100, 300, 1000])
    for (const q of [0.01, 0.02, 0.05, 0.1, 0.3, 0.5])
      for (const alpha of [0.01, 0.05, 0.1]) {
        const spread = Math.sqrt(n * q * (1 - q));
        const skewness = (1 - 2 * q) / spread;
        const kurtosis = (1 - 6 * q * (1 - q)) / (spread * spread);
        for (let x = 0; x <= n; x++) {
          const p = 1 - binomialSurvival(x + 1, n, q);
          const side = sideOf((x - n * q) / spread, skewness, kurtosis, 1 / spread, alpha);
          if (side === "near") continue;
          settled++;
          expect(side, `${x} of ${n} at ${q}: ${p}`).toBe(p <= alpha ? "below" : "above");
        }
      }
  expect(settled).toBeGreaterThan(1000);
});
