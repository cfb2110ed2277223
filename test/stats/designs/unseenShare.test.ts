import fc from "fast-check";
import { expect, test } from "vitest";
import { type SilentPart, unseenShare } from "../../../src/stats/designs/unseenShare.ts";

test("in one part the most that can hide is Clopper and Pearson's limit", () => {
  expect(unseenShare([{ weight: 1, draws: 20 }], 0.025)).toBeCloseTo(1 - 0.025 ** (1 / 20), 14);
  expect(unseenShare([{ weight: 0.4, draws: 3 }], 0.025)).toBeCloseTo(0.4 * (1 - 0.025 ** (1 / 3)), 14);
  expect(unseenShare([], 0.025)).toBe(0);
  expect(unseenShare([{ weight: 0, draws: 3 }], 0.025)).toBe(0);
});

test("parts drawn in proportion to their weight hide as much as one part", () => {
  const parts = [5, 15, 80].map((draws) => ({ weight: draws / 100, draws }));
  expect(unseenShare(parts, 0.05)).toBeCloseTo(1 - 0.05 ** (1 / 100), 13);
});

test("no way of hiding that the tail allows hides more", () => {
  const part: fc.Arbitrary<SilentPart> = fc.record({
    weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
    draws: fc.integer({ min: 1, max: 40 }),
  });
  const parts = fc.array(part, { minLength: 1, maxLength: 4 });
  const hopes = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(parts, hopes, (silent, split) => {
      const most = unseenShare(silent, 0.025);
      // Any split of ln(tail) over the parts: k ln(1−p) = its part.
      const whole = silent.reduce((sum, _, i) => sum + split[i], 0);
      const hidden = silent.reduce(
        (sum, { weight, draws }, i) =>
          sum - weight * Math.expm1(((split[i] / whole) * Math.log(0.025)) / draws),
        0,
      );
      expect(hidden).toBeLessThanOrEqual(most + 1e-9);
    }),
  );
});
