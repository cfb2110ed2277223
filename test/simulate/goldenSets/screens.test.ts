import fc from "fast-check";
import { expect, test } from "vitest";
import { bootstrapBelow } from "../../../src/stats/tails/bootstrapTail.ts";
import { signFlipTail } from "../../../src/stats/tails/signFlipTail.ts";
import { toReport } from "../../../src/stats/tails/upperTail.ts";

// What the screens take for settled: half a standard error from the line, or on its wrong side, no p-value is 0.1 or less.
test("the bootstrap and the sign flips are far from rejecting where the mean is hardly beyond the line", () => {
  const values = fc.oneof(
    fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 3, maxLength: 25 }),
    fc
      .tuple(
        fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 3, max: 25 }),
        fc.infiniteStream(fc.nat()),
      )
      .map(([atoms, K, picks]) => Array.from({ length: K }, () => atoms[picks.next().value % atoms.length])),
  );
  fc.assert(
    fc.property(values, (z) => {
      const K = z.length;
      const mean = z.reduce((a, b) => a + b, 0) / K;
      const second = z.reduce((a, b) => a + (b - mean) ** 2, 0) / K;
      fc.pre(second > 0 && mean * Math.sqrt(K) < 0.5 * Math.sqrt(second));
      const totals = { n: new Float64Array(K).fill(1), s: Float64Array.from(z), q: new Float64Array(K) };
      const documents = { ...totals, labels: [] };
      expect(bootstrapBelow(documents, 0, toReport(0.05)).p).toBeGreaterThan(0.1);
      expect(signFlipTail(documents, 0, toReport(0.05)).p).toBeGreaterThan(0.1);
    }),
    { numRuns: 400 },
  );
});
