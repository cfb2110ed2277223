import { describe, expect, it } from "vitest";
import { pairDetails } from "../../src/gates/pairDetails.ts";
import type { PairedScores } from "../../src/table/pair.ts";

const pair: PairedScores = {
  metric: "hit",
  scale: { kind: "bounded", min: 0, max: 1 },
  better: "higher",
  ids: ["a", "b", "c", "d", "e"],
  baseline: { values: Float64Array.of(1, 1, 0, 0.5, 0), state: Uint8Array.of(0, 0, 0, 0, 1) },
  candidate: { values: Float64Array.of(0, 1, 0.5, 0, 1), state: Uint8Array.of(0, 0, 0, 0, 0) },
  groups: new Map(),
  unmatched: { baselineOnly: [], candidateOnly: [] },
  caveats: [],
};

describe("details of a pair", () => {
  it("name every question with its change, and none where a score is missing", () => {
    const { questions, documents } = pairDetails(pair, undefined);
    expect(questions.map((q) => q.difference)).toEqual([-1, 0, 0.5, -0.5, null]);
    expect(questions[4]).toEqual({ id: "e", document: null, baseline: null, candidate: 1, difference: null });
    expect(documents).toEqual([]);
  });

  it("average the changes of a document, with their standard error where there are two", () => {
    const { documents } = pairDetails(pair, ["x", "x", "y", "x", "y"]);
    expect(documents).toEqual([
      { label: "x", questions: 3, difference: -0.5, standardError: Math.sqrt(0.5 / 2 / 3) },
      { label: "y", questions: 1, difference: 0.5, standardError: null },
    ]);
  });

  it("take totals as documents of so many items", () => {
    const items = Float64Array.of(2, 4, 1, 1, 1);
    const { questions, documents } = pairDetails(
      { ...pair, baseline: { ...pair.baseline, items }, candidate: { ...pair.candidate, items } },
      undefined,
    );
    expect(questions[0]).toMatchObject({ baseline: 0.5, candidate: 0, difference: -0.5 });
    expect(documents[1]).toEqual({ label: "b", questions: 4, difference: 0, standardError: null });
  });
});
