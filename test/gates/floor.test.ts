import { describe, expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import { relativeError } from "../stats/helpers.ts";
import { seeded } from "../stats/random.ts";
import { codes, hits, optionsOf, pairOf } from "./pairs.ts";

/** ⌈ln α / ln(1 − m)⌉ at α = 5 %, from METHODS §8. */
const floors = [
  [0.01, 299],
  [0.02, 149],
  [0.03, 99],
  [0.05, 59],
] as const;

const unchanged = (n: number): ReturnType<typeof hits> => hits(n, 0, 0);
const bound = ["t", "hall", "percentile", "sign-flip", "tango"];

describe("the least number of questions", () => {
  test.each(floors)("at a margin of %d is %i", (margin, required) => {
    const { floor } = gatePair(unchanged(100), undefined, optionsOf({ margin }));
    expect(floor?.required).toBe(required);
  });

  test.each(floors)(
    "at a margin of %d lets a system that did not change pass from %i on, by every method",
    (margin, n) => {
      for (const method of ["auto", "gaffke", ...bound]) {
        const at = (size: number): string =>
          gatePair(unchanged(size), undefined, optionsOf({ margin, method })).verdict;
        expect(at(n), method).toBe("pass");
        expect(at(n - 1), method).toBe("inconclusive");
      }
    },
  );

  test("grows with the scale: a margin of 0.04 from 1 to 3 asks for what 0.02 does from 0 to 1", () => {
    const scale = { kind: "bounded", min: 1, max: 3 } as const;
    const three = new Array(149).fill(3);
    const result = gatePair(pairOf(three, three, { scale }), undefined, optionsOf({ margin: 0.04 }));
    expect(result.floor).toEqual({ required: 149, met: true, binding: false });
    expect(result.verdict).toBe("pass");
    expect(relativeError(result.smallestMargin!, 2 * (1 - 0.05 ** (1 / 149)))).toBeLessThan(1e-10);
  });

  test("counts documents where documents were sampled", () => {
    const labels = Array.from({ length: 300 }, (_, i) => `d${Math.floor(i / 10)}`);
    const result = gatePair(unchanged(300), labels, optionsOf({ estimand: "macro" }));
    expect(result.clusters).toBe(30);
    expect(result.verdict).toBe("inconclusive");
    expect(result.needed).toEqual({ clusters: 149, power: 0.8 });
  });

  test("for documents of unequal size is ln α / ln(1 − p_w), p_w = mean a/(1 + a), a = m n/((1 − m) n_w)", () => {
    const sizes = [3, 4, 5, 6, 7, 8, 5, 5];
    const labels = sizes.flatMap((n, d) => new Array(n).fill(`d${d}`));
    const result = gatePair(
      unchanged(labels.length),
      labels,
      optionsOf({ margin: 0.1, largestDocument: 20 }),
    );
    const share = sizes.reduce((sum, n) => sum + (0.1 * n) / (0.1 * n + 0.9 * 20), 0) / sizes.length;
    expect(result.floor?.required).toBe(Math.ceil(Math.log(0.05) / Math.log(1 - share)));
    expect(relativeError(result.pPass!, (1 - share) ** 8)).toBeLessThan(1e-10);
  });
});

describe("fifty questions at a margin of 0.02", () => {
  test("one better and none worse are inconclusive, and told how far they are from passing", () => {
    const result = gatePair(hits(50, 0, 1), undefined, optionsOf());
    expect(result.verdict).toBe("inconclusive");
    expect(relativeError(result.smallestMargin!, 1 - 0.05 ** (1 / 50))).toBeLessThan(1e-10);
    expect(result.wouldPassAt!).toBeGreaterThan(0.02);
    expect(result.wouldPassAt!).toBeLessThan(result.smallestMargin!);
    expect(result.needed?.questions).toBeGreaterThanOrEqual(149);
    expect(result.needed?.power).toBe(0.8);
    expect(codes(result)).toContain("below-floor");
    expect([result.wins, result.losses, result.ties]).toEqual([1, 0, 49]);
  });

  test("ten better and none worse pass although they are fewer than the floor", () => {
    const result = gatePair(hits(50, 0, 10), undefined, optionsOf());
    expect(result.verdict).toBe("pass");
    expect(result.floor).toEqual({ required: 149, met: false, binding: false });
    expect(codes(result)).not.toContain("below-floor");
  });

  test.each(bound)(
    "ten better and none worse are held to the floor by %s, and pass by the published rule",
    (method) => {
      const held = gatePair(hits(50, 0, 10), undefined, optionsOf({ method }));
      expect(held.verdict).toBe("inconclusive");
      expect(held.floor).toEqual({ required: 149, met: false, binding: true });
      expect(held.lower!).toBeCloseTo(-(1 - 0.05 ** (1 / 50)), 10);
      expect(relativeError(held.pPass!, 0.98 ** 50)).toBeLessThan(1e-8);
      const published = gatePair(hits(50, 0, 10), undefined, optionsOf({ method, floor: false }));
      expect(published.verdict).toBe("pass");
      expect(codes(published)).toContain("floor-off");
      expect(published.lower!).toBeGreaterThan(-0.02);
    },
  );

  test.each(["auto", "gaffke"])(
    "the published rule changes nothing for %s, which carries the floor inside",
    (method) => {
      const held = gatePair(hits(50, 0, 1), undefined, optionsOf({ method }));
      const open = gatePair(hits(50, 0, 1), undefined, optionsOf({ method, floor: false }));
      expect([open.verdict, open.pPass, open.lower]).toEqual([held.verdict, held.pPass, held.lower]);
    },
  );
});

test("wouldPassAt is the margin at which today's data pass and a little less does not", () => {
  for (const [pair, method] of [
    [hits(200, 4, 3), "auto"],
    [hits(200, 4, 3), "t"],
    [hits(200, 4, 3), "tango"],
    [hits(60, 1, 9), "hall"],
    [hits(60, 1, 0), "gaffke"],
  ] as const) {
    const { wouldPassAt } = gatePair(pair, undefined, optionsOf({ method }));
    const at = (margin: number): string => gatePair(pair, undefined, optionsOf({ method, margin })).verdict;
    expect(at(wouldPassAt! + 1e-6), method).toBe("pass");
    expect(at(wouldPassAt! - 1e-6), method).not.toBe("pass");
  }
});

test("two identical systems pass the published paired percentile always, and its unpaired form never", () => {
  const next = seeded(11);
  for (let set = 0; set < 40; set++) {
    const kind = set % 4;
    const rate = 0.1 + 0.8 * next();
    const scores = Array.from({ length: 50 }, () => {
      const u = next();
      if (kind === 0) return u < rate ? 1 : 0;
      if (kind === 1) return Math.round(u * 4) / 4;
      if (kind === 2) return u;
      return u < rate ? 1 : Math.round(next() * 100) / 100;
    });
    // One score that differs is enough to vary, and too little to speak of: leave such sets out.
    if (new Set(scores).size < 2 || Math.min(scores.filter((s) => s === 1).length, 50) === 49) continue;
    const pair = pairOf(scores, scores);
    const options = { margin: 0.01, method: "percentile", floor: false } as const;
    expect(gatePair(pair, undefined, optionsOf({ ...options, rule: "paired" })).verdict).toBe("pass");
    expect(gatePair(pair, undefined, optionsOf({ ...options, rule: "unpaired" })).verdict).toBe(
      "inconclusive",
    );
  }
});
