import { describe, expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import { because } from "../../src/stats/because.ts";
import { betaQuantile, normalQuantile } from "../../src/stats/distributions.ts";
import { tangoInterval } from "../../src/stats/pairedBinary/tango.ts";
import { gates } from "../stats/gatesReference.ts";
import { relativeError } from "../stats/helpers.ts";
import { closedForms } from "../stats/reference.ts";
import { codes, hits, itemsOf, optionsOf, pairOf, unit } from "./pairs.ts";

const { baseline, candidate, margin, paired, welch, hall } = gates.students;
const real = pairOf(baseline, candidate, { scale: { kind: "bounded", min: 0, max: 1 } });
const published = { margin, floor: false } as const;

describe("the methods of the paired gate", () => {
  test("t is scipy's one-sample t test of the differences at the margin, and its limits", () => {
    const got = gatePair(real, undefined, optionsOf({ ...published, method: "t" }));
    expect(relativeError(got.pPass!, paired.p)).toBeLessThan(1e-9);
    expect(relativeError(got.pFail!, paired.pOther)).toBeLessThan(1e-9);
    expect(relativeError(got.standardError!, paired.standardError)).toBeLessThan(1e-12);
    expect(got.degreesOfFreedom!).toBeCloseTo(39, 9);
    expect(got.lower!).toBeCloseTo(paired.lower, 9);
    expect(got.upper!).toBeCloseTo(paired.upper, 9);
    expect(got.level).toBeCloseTo(0.9, 15);
    expect(got.engine).toBe("closed-form");
  });

  test("unpaired t is Welch's, as scipy has it", () => {
    const got = gatePair(real, undefined, optionsOf({ ...published, method: "t", rule: "unpaired" }));
    expect(relativeError(got.pPass!, welch.p)).toBeLessThan(1e-9);
    expect(got.lower!).toBeCloseTo(welch.lower, 9);
  });

  test("Hall's limits are his formula's, and its p-value crosses α there", () => {
    const got = gatePair(real, undefined, optionsOf({ ...published, method: "hall" }));
    expect(got.lower!).toBeCloseTo(hall.lower, 9);
    expect(got.upper!).toBeCloseTo(hall.upper, 9);
    const at = gatePair(real, undefined, optionsOf({ ...published, method: "hall", margin: -hall.lower }));
    expect(relativeError(at.pPass!, 0.05)).toBeLessThan(1e-8);
  });

  test("losses without a gain have Clopper and Pearson's limit, by tilted and by Gaffke", () => {
    for (const [n, losses] of [
      [200, 3],
      [300, 0],
      [60, 10],
    ]) {
      const wanted = losses === n ? -1 : -(1 - betaQuantile(0.05, n - losses, losses + 1));
      for (const method of ["tilted", "gaffke"]) {
        const { lower } = gatePair(hits(n, losses, 0), undefined, optionsOf({ method }));
        expect(Math.abs(lower! - wanted), `${method}, ${losses} of ${n}`).toBeLessThan(1e-8);
      }
    }
  });

  test("gains and losses of whole hits give tilted a limit within a sixth of Tango's width", () => {
    for (const [n, losses, wins] of [
      [200, 10, 12],
      [400, 30, 25],
      [1000, 40, 60],
    ]) {
      const { lower, upper } = gatePair(hits(n, losses, wins), undefined, optionsOf());
      const tango = tangoInterval({ wins, losses, pairs: n }, 0.9);
      const width = tango.upper - tango.lower;
      expect(Math.abs(lower! - tango.lower)).toBeLessThan(width / 6);
      expect(Math.abs(upper! - tango.upper)).toBeLessThan(width / 6);
    }
  });

  test("Gaffke never allows more than tilted on these", () => {
    for (const pair of [hits(200, 10, 12), hits(80, 1, 20), real]) {
      const lower = (method: string): number => gatePair(pair, undefined, optionsOf({ method })).lower!;
      expect(lower("gaffke")).toBeLessThan(lower("tilted"));
    }
  });

  test("tilted answers by exact sums, Gaffke by its integral, and auto says why it took tilted", () => {
    expect(gatePair(hits(200, 2, 3), undefined, optionsOf({ method: "tilted" })).engine).toBe("exact");
    expect(gatePair(hits(200, 2, 3), undefined, optionsOf({ method: "gaffke" })).engine).toBe("integral");
    const auto = gatePair(hits(200, 2, 3), undefined, optionsOf());
    expect(auto.method).toBe("tilted");
    expect(auto.methodReason).toEqual(because("held-error-rate"));
    expect(gatePair(hits(200, 2, 3), undefined, optionsOf({ method: "t" })).methodReason).toEqual(
      because("asked-for"),
    );
  });

  test("a score without bounds takes Hall, states no floor, and refuses tilted with the way out", () => {
    const tokens = pairOf(baseline, candidate, { scale: { kind: "unbounded" } });
    const got = gatePair(tokens, undefined, optionsOf({ margin }));
    expect(got.method).toBe("hall");
    expect(got.lower!).toBeCloseTo(hall.lower, 9);
    expect([got.floor, got.smallestMargin]).toEqual([null, null]);
    expect(codes(got)).toContain("unbounded-no-floor");
    expect(() => gatePair(tokens, undefined, optionsOf({ margin, method: "tilted" }))).toThrow(
      "--method tilted does not fit these data: needs scores with bounds (--range a,b).",
    );
  });

  test("a method of another rule, or one that does not fit, is refused", () => {
    expect(() => gatePair(real, undefined, optionsOf({ method: "tango" }))).toThrow(
      "needs 0/1 scores and no cluster",
    );
    expect(() => gatePair(real, undefined, optionsOf({ method: "tilted", rule: "unpaired" }))).toThrow(
      "under the rule unpaired there are: percentile, t",
    );
    expect(() => gatePair(hits(4, 1, 1), undefined, optionsOf({ method: "sign-flip" }))).toThrow(
      "from five documents on",
    );
    expect(() => gatePair(real, undefined, optionsOf({ margin: 0 }))).toThrow(
      "must be a loss greater than 0; it is 0",
    );
  });
});

describe("scores that are all one", () => {
  test.each(["t", "hall"])("leave %s the chance that nothing else was drawn", (method) => {
    const worse = pairOf(new Array(80).fill(0.5), new Array(80).fill(0.49));
    const got = gatePair(worse, undefined, optionsOf({ method, floor: false }));
    expect(got.standardError).toBeNull();
    // every difference is −0.01: ((−0.02 + 1)/(−0.01 + 1))^80
    expect(relativeError(got.pPass!, (0.98 / 0.99) ** 80)).toBeLessThan(1e-9);
    expect(got.verdict).toBe("inconclusive");
  });
});

describe("systems with different items in a document", () => {
  const { a, b, micro, macro } = closedForms.twoSystems;
  const pair = itemsOf(
    b.n.map((n, d) => [n, b.s[d]] as const),
    a.n.map((n, d) => [n, a.s[d]] as const),
    unit,
  );
  const { items } = gates;
  const open = { margin: items.margin, floor: false, largestDocument: 40 } as const;

  test("micro is the difference of two ratios with CR2, as in the reference", () => {
    const got = gatePair(pair, undefined, optionsOf({ ...open, estimand: "micro" }));
    expect(got.method).toBe("t");
    expect(relativeError(got.difference!, micro)).toBeLessThan(1e-12);
    expect(relativeError(got.standardError!, items.standardError)).toBeLessThan(1e-10);
    expect(relativeError(got.pPass!, items.microP)).toBeLessThan(1e-8);
    expect(got.lower!).toBeCloseTo(items.microLower, 8);
    expect(got.upper!).toBeCloseTo(items.microUpper, 8);
    expect(codes(got)).toContain("items-differ");
    expect(got.baseline!.mean).toBeCloseTo(b.s.reduce((x, y) => x + y) / b.n.reduce((x, y) => x + y), 12);
  });

  test("macro compares the documents' rates", () => {
    const got = gatePair(pair, undefined, optionsOf({ ...open, estimand: "macro", method: "t" }));
    expect(relativeError(got.difference!, macro)).toBeLessThan(1e-12);
    expect(got.lower!).toBeCloseTo(items.macroLower, 8);
  });

  test("exchanged they have the mirrored limits", () => {
    const turned = { ...pair, baseline: pair.candidate, candidate: pair.baseline };
    for (const estimand of ["micro", "macro"] as const) {
      const there = gatePair(pair, undefined, optionsOf({ ...open, estimand }));
      const back = gatePair(turned, undefined, optionsOf({ ...open, estimand }));
      expect(back.lower!).toBeCloseTo(-there.upper!, 8);
      expect(back.upper!).toBeCloseTo(-there.lower!, 8);
    }
  });

  test("with the same items on both sides are the questions' own differences", () => {
    const rows = b.n.map((n, d) => [n, b.s[d]] as const);
    const same = itemsOf(
      rows,
      rows.map(([n, s]) => [n, Math.min(n, s + 1)] as const),
    );
    const got = gatePair(same, undefined, optionsOf({ ...open }));
    expect(codes(got)).not.toContain("items-differ");
    const baselineRows = rows.flatMap(([n, s]) => Array.from({ length: n }, (_, i) => (i < s ? 1 : 0)));
    const candidateRows = rows.flatMap(([n, s]) =>
      Array.from({ length: n }, (_, i) => (i < Math.min(n, s + 1) ? 1 : 0)),
    );
    const labels = rows.flatMap(([n], d) => new Array<string>(n).fill(`d${d}`));
    const long = gatePair(pairOf(baselineRows, candidateRows), labels, optionsOf({ ...open }));
    expect(got.pPass!).toBeCloseTo(long.pPass!, 10);
    expect(got.lower!).toBeCloseTo(long.lower!, 7);
  });
});

test("the normal quantile behind the number of questions that would decide is 2.49 in all", () => {
  expect(normalQuantile(0.95) + normalQuantile(0.8)).toBeCloseTo(2.4865, 4);
  const noisy = hits(400, 60, 60);
  const got = gatePair(noisy, undefined, optionsOf());
  expect(got.needed?.questions).toBe(Math.ceil(((2.486474860524614 * got.standardError!) / 0.02) ** 2 * 400));
});
