import { expect, test } from "vitest";
import { gatePair } from "../../src/gates/gate.ts";
import type { GateOptions } from "../../src/gates/options.ts";
import type { PairedScores, PairedSide } from "../../src/table/pair.ts";
import { missing, scored } from "../../src/table/ScoreTable.ts";

const documents = 40;

/** Ten items in each document; the last `lost` documents were not scored. */
function side(sum: number, lost: number): PairedSide {
  const state = new Uint8Array(documents).fill(scored);
  state.fill(missing, documents - lost);
  const given = (value: number): Float64Array => Float64Array.from(state, (s) => (s === scored ? value : 0));
  return { values: given(sum), state, items: given(10) };
}

function totals(baseline: PairedSide, candidate: PairedSide): PairedScores {
  return {
    metric: "supported",
    scale: { kind: "bounded", min: 0, max: 1 },
    better: "higher",
    ids: Array.from({ length: documents }, (_, d) => `d${d}`),
    baseline,
    candidate,
    groups: new Map(),
    unmatched: { baselineOnly: [], candidateOnly: [] },
    caveats: [],
  };
}

const options: GateOptions = {
  rule: "paired",
  margin: 0.05,
  method: "auto",
  alpha: 0.05,
  estimand: "macro",
  role: "must",
  missing: "worst-case",
  floor: true,
};

test.each(["macro", "micro"] as const)(
  "a fail must survive lost documents at their best (%s)",
  (estimand) => {
    const verdict = (lost: number) =>
      gatePair(totals(side(9, 0), side(5, lost)), undefined, { ...options, margin: 0.25, estimand }).verdict;
    expect([verdict(0), verdict(10)]).toEqual(["fail", "inconclusive"]);
  },
);

test("a pass must survive documents the baseline lost, taken at their best for it", () => {
  const judged = (lost: number) =>
    gatePair(totals(side(5, lost), side(5, 0)), undefined, { ...options, margin: 0.1 });
  expect(judged(0).verdict).toBe("pass");
  // ten documents of forty that may have been perfect before: a loss of 0.125 at worst
  expect(judged(10).verdict).toBe("inconclusive");
});
