import { describe, expect, test } from "vitest";
import { combine } from "../../src/gates/combine.ts";
import { decide } from "../../src/gates/decide.ts";
import { gatePair } from "../../src/gates/gate.ts";
import type { MetricVerdict, Verdict } from "../../src/gates/results.ts";
import { InputError } from "../../src/table/InputError.ts";
import { codes, type Entry, hits, optionsOf, pairOf } from "./pairs.ts";

describe("decide", () => {
  const seen = { scored: 10, unboundedMissing: false };

  test("passes when a loss is refuted, fails when one is shown, else says neither", () => {
    expect(decide({ pPass: 0.05, pFail: 1, error: 0 }, 0.05, seen)).toBe("pass");
    expect(decide({ pPass: 1, pFail: 0.05, error: 0 }, 0.05, seen)).toBe("fail");
    expect(decide({ pPass: 0.0501, pFail: 0.0501, error: 0 }, 0.05, seen)).toBe("inconclusive");
  });

  test("is inconclusive where the error of p straddles α", () => {
    expect(decide({ pPass: 0.0495, pFail: 1, error: 0.001 }, 0.05, seen)).toBe("inconclusive");
    expect(decide({ pPass: 0.048, pFail: 1, error: 0.001 }, 0.05, seen)).toBe("pass");
    expect(decide({ pPass: 1, pFail: 0.0495, error: 0.001 }, 0.05, seen)).toBe("inconclusive");
    expect(decide({ pPass: 1, pFail: 0.048, error: 0.001 }, 0.05, seen)).toBe("fail");
  });

  test("is inconclusive when nothing was seen, or when what is missing has no bounds", () => {
    expect(decide({ pPass: 0, pFail: 1, error: 0 }, 0.05, { scored: 0, unboundedMissing: false })).toBe(
      "inconclusive",
    );
    expect(decide({ pPass: 1, pFail: 0, error: 0 }, 0.05, { scored: 9, unboundedMissing: true })).toBe(
      "inconclusive",
    );
  });
});

describe("combine", () => {
  const some = gatePair(hits(200, 0, 3), undefined, optionsOf());
  const result = (
    verdict: Verdict,
    pFail: number | null,
    role: "must" | "watch" = "must",
  ): MetricVerdict => ({
    ...some,
    verdict,
    pFail,
    role,
  });
  const verdictOf = (...results: MetricVerdict[]): Verdict => combine(results).verdict;

  test("fails before it is inconclusive, and is inconclusive before it passes", () => {
    expect(verdictOf(result("pass", 1), result("pass", 1))).toBe("pass");
    expect(verdictOf(result("pass", 1), result("inconclusive", 0.5))).toBe("inconclusive");
    expect(verdictOf(result("pass", 1), result("inconclusive", 0.5), result("fail", 1e-6))).toBe("fail");
  });

  test("does not let a watched metric decide, nor count among Holm's", () => {
    expect(verdictOf(result("pass", 1), result("fail", 1e-6, "watch"))).toBe("pass");
    expect(verdictOf(result("fail", 0.04), result("fail", 0.04, "watch"))).toBe("fail");
  });

  test("lets a fail stand alone at α, and among several only if it survives Holm's procedure", () => {
    expect(verdictOf(result("fail", 0.04))).toBe("fail");
    const held = combine([result("fail", 0.04), result("pass", 1)]);
    expect(held.verdict).toBe("inconclusive");
    expect(held.results[0].verdict).toBe("inconclusive");
    expect(held.results[0].caveats.at(-1)).toEqual({ code: "several-metrics", params: { metrics: 2 } });
    expect(verdictOf(result("fail", 0.025), result("pass", 1))).toBe("fail");
    // .016 ≤ .05/3, .024 ≤ .05/2, .05 ≤ .05
    const all = combine([result("fail", 0.05), result("fail", 0.016), result("fail", 0.024)]);
    expect(all.results.map((r) => r.verdict)).toEqual(["fail", "fail", "fail"]);
    const stopped = combine([result("fail", 0.05), result("fail", 0.016), result("fail", 0.026)]);
    expect(stopped.results.map((r) => r.verdict)).toEqual(["inconclusive", "fail", "inconclusive"]);
  });

  test("leaves rules without a p-value out of Holm's procedure", () => {
    expect(verdictOf(result("fail", null), result("fail", 0.04))).toBe("fail");
    expect(combine([result("fail", null), result("fail", 0.04)]).results.map((r) => r.verdict)).toEqual([
      "fail",
      "fail",
    ]);
  });

  test("never turns a verdict into a pass", () => {
    for (const p of [0.001, 0.02, 0.04]) {
      const { results } = combine([result("fail", p), result("inconclusive", 0.5), result("pass", 1)]);
      expect(results.map((r) => r.verdict === "pass")).toEqual([false, false, true]);
    }
  });
});

describe("missing scores", () => {
  const good = (n: number): Entry[] => new Array<Entry>(n).fill(1);

  test("on the candidate's bad rows cannot make it pass: 10 rows, 5 of them lost by the judge", () => {
    const candidate: Entry[] = [...good(5), null, null, null, null, null];
    const baseline: Entry[] = [...good(5), 0, 0, 0, 0, 0];
    for (const margin of [0.02, 0.1, 0.2]) {
      const got = gatePair(pairOf(baseline, candidate), undefined, optionsOf({ margin }));
      expect(got.verdict).toBe("inconclusive");
      expect(got.candidate).toEqual({ mean: 1, scored: 5, missing: 5, errors: 0 });
      expect(got.baseline?.scored).toBe(10);
      expect(codes(got)).toContain("missing-scores");
    }
  });

  test("must leave a pass standing at their worst, else they decide and it is said", () => {
    const with_ = (lost: number): ReturnType<typeof gatePair> =>
      gatePair(
        pairOf(good(400), [...good(400 - lost), ...new Array<Entry>(lost).fill(null)]),
        undefined,
        optionsOf(),
      );
    expect(with_(0).verdict).toBe("pass");
    expect(with_(1).verdict).toBe("pass");
    expect(with_(20).verdict).toBe("inconclusive");
    expect(codes(with_(20))).toContain("missing-decides");
    // A missing score counts as a lost hit.
    const lost = gatePair(pairOf(good(400), [...good(398), 0, 0]), undefined, optionsOf());
    expect(with_(2).pPass!).toBeCloseTo(lost.pPass!, 12);
    expect(with_(2).lower!).toBeCloseTo(lost.lower!, 9);
  });

  test("must leave a fail standing at their best", () => {
    const failing = (lost: number): ReturnType<typeof gatePair> => {
      const candidate: Entry[] = [
        ...good(60),
        ...new Array<Entry>(40 - lost).fill(0),
        ...new Array<Entry>(lost).fill(null),
      ];
      return gatePair(pairOf(good(100), candidate), undefined, optionsOf());
    };
    expect(failing(0).verdict).toBe("fail");
    expect(failing(10).verdict).toBe("fail");
    const wereWrong = (lost: number): ReturnType<typeof gatePair> => {
      const baseline: Entry[] = [...good(70), ...new Array<Entry>(lost).fill(0)];
      const candidate: Entry[] = [
        ...good(60),
        ...new Array<Entry>(10).fill(0),
        ...new Array<Entry>(lost).fill(null),
      ];
      return gatePair(pairOf(baseline, candidate), undefined, optionsOf());
    };
    expect(wereWrong(0).verdict).toBe("fail");
    expect(wereWrong(15).verdict).toBe("inconclusive");
    expect(codes(wereWrong(15))).toContain("missing-decides");
    const best = gatePair(
      pairOf(good(100), [...good(70), ...new Array<Entry>(30).fill(0)]),
      undefined,
      optionsOf(),
    );
    expect(failing(10).pFail!).toBeCloseTo(best.pFail!, 12);
  });

  test("on the baseline's side are as good as can be for a pass, and as bad for a fail", () => {
    const baseline: Entry[] = [...new Array<Entry>(20).fill(null), ...good(280)];
    const got = gatePair(
      pairOf(baseline, [...new Array<Entry>(20).fill(0), ...good(280)]),
      undefined,
      optionsOf(),
    );
    expect(got.verdict).toBe("inconclusive");
    const full = gatePair(hits(300, 20, 0), undefined, optionsOf());
    expect(got.pPass!).toBeCloseTo(full.pPass!, 12);
  });

  test("in a metric without bounds are never passed over", () => {
    const tokens = Array.from({ length: 200 }, (_, i) => 100 + (i % 7));
    const cheaper: Entry[] = tokens.map((v) => v - 20);
    const options = { scale: { kind: "unbounded" }, better: "lower" } as const;
    expect(gatePair(pairOf(tokens, cheaper, options), undefined, optionsOf({ margin: 5 })).verdict).toBe(
      "inconclusive",
    );
    const varied: Entry[] = tokens.map((v, i) => v - 20 + (i % 5));
    expect(gatePair(pairOf(tokens, varied, options), undefined, optionsOf({ margin: 5 })).verdict).toBe(
      "pass",
    );
    varied[3] = null;
    const lost = gatePair(pairOf(tokens, varied, options), undefined, optionsOf({ margin: 5 }));
    expect(lost.verdict).toBe("inconclusive");
    expect(
      gatePair(pairOf(tokens, varied, options), undefined, optionsOf({ margin: 5, missing: "drop" })).verdict,
    ).toBe("pass");
  });

  test("dropped on request are counted, and change the answer to that of the rows that stay", () => {
    const candidate: Entry[] = [...good(300), ...new Array<Entry>(30).fill(null)];
    const got = gatePair(pairOf(good(330), candidate), undefined, optionsOf({ missing: "drop" }));
    const kept = gatePair(pairOf(good(300), good(300)), undefined, optionsOf());
    expect([got.verdict, got.pPass, got.questions]).toEqual(["pass", kept.pPass, 300]);
    expect(got.caveats).toContainEqual({ code: "missing-dropped", params: { count: 30 } });
  });

  test("through an error are counted apart and are no zeros", () => {
    const candidate: Entry[] = [...good(290), ...new Array<Entry>(10).fill("error")];
    const got = gatePair(pairOf(good(300), candidate), undefined, optionsOf());
    expect(got.candidate).toEqual({ mean: 1, scored: 290, missing: 0, errors: 10 });
    expect(got.verdict).toBe("inconclusive");
    expect(got.difference).toBe(0);
    expect([got.wins, got.losses, got.ties]).toEqual([0, 0, 290]);
  });

  test("everywhere are refused as an input, not judged", () => {
    const none = pairOf([1, 1], [null, "error"]);
    expect(() => gatePair(none, undefined, optionsOf())).toThrow(InputError);
    expect(() => gatePair(none, undefined, optionsOf())).toThrow(
      "No question has a score for hit on both sides.",
    );
    expect(() => gatePair(pairOf([1], [1]), undefined, optionsOf())).toThrow("one question was given");
    expect(() => gatePair(pairOf([1, 1], [1, 1]), ["d", "d"], optionsOf())).toThrow(
      "Two documents are needed",
    );
  });

  test("of a whole document still count that document", () => {
    const labels = Array.from({ length: 120 }, (_, i) => `d${Math.floor(i / 4)}`);
    const candidate: Entry[] = [...good(116), null, null, null, null];
    const got = gatePair(
      pairOf(good(120), candidate),
      labels,
      optionsOf({ estimand: "macro", margin: 0.15 }),
    );
    const lost = gatePair(
      pairOf(good(120), [...good(116), 0, 0, 0, 0]),
      labels,
      optionsOf({ estimand: "macro", margin: 0.15 }),
    );
    expect(got.clusters).toBe(29);
    expect(got.pPass!).toBeCloseTo(lost.pPass!, 12);
  });
});

describe("what changed", () => {
  test("is told on a pass as well, ids and all", () => {
    const got = gatePair(hits(400, 1, 2), undefined, optionsOf());
    expect(got.verdict).toBe("pass");
    expect([got.wins, got.losses, got.ties]).toEqual([2, 1, 397]);
    expect(got.changed).toEqual({
      losses: [{ id: "q1", baseline: 1, candidate: 0 }],
      wins: [
        { id: "q2", baseline: 0, candidate: 1 },
        { id: "q3", baseline: 0, candidate: 1 },
      ],
    });
  });

  test("names at most 20 a side, the largest first, and counts them all", () => {
    const n = 60;
    const candidate = Array.from({ length: n }, (_, i) => 1 - i / 100);
    const got = gatePair(pairOf(new Array(n).fill(1), candidate), undefined, optionsOf());
    expect(got.losses).toBe(n - 1);
    expect(got.changed!.losses.length).toBe(20);
    expect(got.changed!.losses[0]).toEqual({ id: "q60", baseline: 1, candidate: 1 - 59 / 100 });
  });

  test("does not count what rounding made: 0.1 + 0.2 is 0.3", () => {
    const got = gatePair(pairOf([0.3, 0.5], [0.1 + 0.2, 0.5]), undefined, optionsOf());
    expect([got.wins, got.losses, got.ties]).toEqual([0, 0, 2]);
  });
});

describe("the rule of two means", () => {
  test("passes at a drop of exactly the margin, float noise or not", () => {
    const at = (drop: number, margin: number): Verdict => {
      const baseline = Array.from({ length: 10 }, (_, i) => 0.5 + (i % 3) / 10);
      const candidate = baseline.map((v) => v - drop);
      return gatePair(pairOf(baseline, candidate), undefined, optionsOf({ rule: "difference", margin }))
        .verdict;
    };
    for (const margin of [0.02, 0.1, 0.07, 0.3]) {
      expect(at(margin, margin)).toBe("pass");
      expect(at(margin + 1e-9, margin)).toBe("fail");
      expect(at(margin - 1e-9, margin)).toBe("pass");
    }
  });

  test("says that it knows no uncertainty, and is never inconclusive but for missing scores", () => {
    const got = gatePair(hits(50, 1, 0), undefined, optionsOf({ rule: "difference", margin: 0.02 }));
    expect(got.verdict).toBe("pass");
    expect(codes(got)).toContain("no-uncertainty");
    expect([got.pPass, got.pFail, got.engine]).toEqual([null, null, null]);
    const lost = pairOf([1, 1, 1, 1], [1, 1, 1, null]);
    expect(gatePair(lost, undefined, optionsOf({ rule: "difference", margin: 0.02 })).verdict).toBe(
      "inconclusive",
    );
  });
});

describe("documents with heavy tails", () => {
  const sizes = [1, 1, 2, 2, 3, 3, 4, 60];
  const heavy = sizes.flatMap((n, d) => new Array<string>(n).fill(`d${d}`));
  const mild = [4, 5, 6, 5, 4, 6, 5, 5].flatMap((n, d) => new Array<string>(n).fill(`d${d}`));
  const right = (n: number): ReturnType<typeof hits> => hits(n, 0, Math.round(n * 0.9));

  test("give no verdict on micro by themselves, and one when the largest document is declared", () => {
    const unknown = gatePair(right(heavy.length), heavy, optionsOf({ margin: 0.3 }));
    expect(unknown.verdict).toBe("inconclusive");
    expect(unknown.caveats).toContainEqual({ code: "heavy-documents", params: { largest: 60, clusters: 8 } });
    const declared = gatePair(right(heavy.length), heavy, optionsOf({ margin: 0.9, largestDocument: 60 }));
    expect(declared.verdict).toBe("pass");
    expect(codes(declared)).not.toContain("heavy-documents");
  });

  const many = Array.from({ length: 24 }, (_, d) => new Array<string>(4 + (d % 3)).fill(`d${d}`)).flat();

  test("matter neither to macro nor where many documents have mild sizes", () => {
    expect(codes(gatePair(right(heavy.length), heavy, optionsOf({ estimand: "macro" })))).not.toContain(
      "heavy-documents",
    );
    const got = gatePair(right(many.length), many, optionsOf());
    expect(codes(got)).not.toContain("heavy-documents");
    expect(codes(got)).toContain("largest-document-unknown");
  });

  test("cannot be ruled out from fewer than 20 documents, however alike they look", () => {
    const got = gatePair(right(mild.length), mild, optionsOf({ margin: 0.6 }));
    expect([got.verdict, codes(got).includes("heavy-documents")]).toEqual(["inconclusive", true]);
  });

  test("a larger unseen document never makes p smaller", () => {
    let last = 0;
    for (const largestDocument of [6, 8, 12, 30, 100]) {
      const { pPass } = gatePair(hits(40, 1, 9), mild, optionsOf({ margin: 0.2, largestDocument }));
      expect(pPass!).toBeGreaterThanOrEqual(last);
      last = pPass!;
    }
    expect(last).toBeGreaterThan(0.05);
  });

  test("a declared worst loss is stated, and lets fewer documents pass", () => {
    const labels = Array.from({ length: 200 }, (_, i) => `d${Math.floor(i / 10)}`);
    const strict = gatePair(hits(200, 0, 0), labels, optionsOf({ estimand: "macro" }));
    const declared = gatePair(hits(200, 0, 0), labels, optionsOf({ estimand: "macro", worstLoss: 0.1 }));
    expect([strict.verdict, declared.verdict]).toEqual(["inconclusive", "pass"]);
    expect(declared.caveats).toContainEqual({ code: "worst-loss-declared", params: { worstLoss: 0.1 } });
    // (1 − m/ω)^K
    expect(declared.pPass!).toBeCloseTo(0.8 ** 20, 10);
  });
});
