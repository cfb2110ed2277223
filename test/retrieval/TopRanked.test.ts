import fc from "fast-check";
import { expect, test } from "vitest";
import { idOrder } from "../../src/retrieval/idOrder.ts";
import { TopRanked } from "../../src/retrieval/TopRanked.ts";

test("the heap keeps what sorting everything would put first", () => {
  const score = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(fc.array(score, { maxLength: 40 }), fc.integer({ min: 0, max: 45 }), (scores, k) => {
      const ids = scores.map((_, i) => `d${(7 * i) % 41}`);
      const top = new TopRanked(k, idOrder(ids));
      for (const [i, one] of scores.entries()) top.offer(i, one);
      const sorted = scores
        .map((_, i) => i)
        .sort((a, b) => scores[b] - scores[a] || (ids[a] < ids[b] ? 1 : -1))
        .slice(0, k);
      expect([...top.take().documents]).toEqual(sorted);
      expect(top.take().documents.length).toBe(0);
    }),
    { seed: 1, numRuns: 300 },
  );
});
