import { expect, test } from "vitest";
import { caveatSentence } from "../../src/report/sentences/caveatSentence.ts";
import { en } from "../../src/report/words/en/catalogue.ts";
import type { Caveat } from "../../src/stats/types.ts";

function sentence(code: Caveat["code"], params: Caveat["params"] = {}): string {
  return caveatSentence({ code, params }, en);
}

test("a caveat says its numbers, and stays a sentence without them", () => {
  expect([
    sentence("unmatched-dropped", { baselineOnly: 3, candidateOnly: 2 }),
    sentence("repeats-averaged", { metric: "a", questions: 40, repeats: 3, withinVariance: 0.04 }),
    sentence("repeats-averaged"),
    sentence("missing-scores", { baseline: 0, candidate: 1 }),
    sentence("error-rows", { count: 2 }),
    sentence("below-floor", { questions: 20, margin: 0.02, required: 149 }),
    sentence("text-scores-mapped", { column: "judge", labels: "pass=1, fail=0" }),
    sentence("decimal-comma", { column: "hit", count: 1 }),
  ]).toMatchInlineSnapshot(`
    [
      "Questions of one side only (--unmatched drop): 3 of the baseline, which count as missing in the candidate; 2 of the candidate, which were left out.",
      "40 questions had several scores, which were averaged (up to 3 each); within a question they vary with standard deviation 0.200. Repeats steady a score; they add no questions.",
      "Questions had several scores, which were averaged. Repeats steady a score; they add no questions.",
      "1 score is missing (baseline 0, candidate 1); they are counted as the worst for a pass and the best for a fail.",
      "2 rows carry an error; such a row has no score, whatever number it shows.",
      "20 questions cannot rule out a loss beyond 0.02 even when none of them lost: at least 149 are needed.",
      "Text scores were read as numbers (judge): pass=1, fail=0.",
      "1 score with a decimal comma was read as numbers, "0,5" as 0.5 (hit).",
    ]
  `);
});

test("sentences end with a full stop and name no undefined value", () => {
  const codes = [
    "floor-off",
    "boundary",
    "rho-clamped",
    "near-threshold",
    "large-document",
    "census",
  ] as const;
  for (const code of codes) {
    expect(sentence(code)).toMatch(/^[A-Z].*\.$/);
    expect(sentence(code)).not.toMatch(/undefined|NaN/);
  }
});
