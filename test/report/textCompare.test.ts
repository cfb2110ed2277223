import { expect, test } from "vitest";
import { plainPage } from "../../src/report/page.ts";
import { compareText } from "../../src/report/textCompare.ts";
import { compared } from "./results.ts";

test("one comparison says what is shown, and what pairing bought (C30)", () => {
  expect(compareText({ results: [compared] }, plainPage)).toMatchInlineSnapshot(`
    "hit@5: no difference is shown for candidate.csv against baseline.csv.

      Change +0.0125, 95 % interval -0.0131 to +0.0381, p = 0.339

      ───━━━━━━━━━━━━━━━╋━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━━━━━━━───
                  0 (no change)

      baseline.csv   0.7410  400 of 400 scored
      candidate.csv  0.7535  400 of 400 scored
      Questions: 20 worse, 25 better, 355 unchanged.
        worse: q17 1 → 0, q203 1 → 0, q9 1 → 0, q31 1 → 0, q44 1 → 0, 15 more
        better: q2 0 → 1, q5 0 → 1, 23 more

      400 questions; method hall.
      Why this method: holds its level on skewed differences.
      Pairing is worth 3.4 times as many unpaired questions.
    "
  `);
});

test("several comparisons start with a table and carry Holm's p-values (C31)", () => {
  const worse = { ...compared, metric: "mrr", finding: "worse", pValue: 0.00001, pHolm: 0.00002 } as const;
  const lines = compareText({ results: [compared, worse] }, plainPage).split("\n");
  expect(`\n${lines.slice(0, 7).join("\n")}\n`).toMatchInlineSnapshot(`
    "
      metric  candidate       change    lower    upper  p (Holm)
      hit@5   candidate.csv  +0.0125  -0.0131  +0.0381     0.678  undecided
      mrr     candidate.csv  +0.0125  -0.0131  +0.0381  < 0.0001  worse

    hit@5: no difference is shown for candidate.csv against baseline.csv.

      Change +0.0125, 95 % interval -0.0131 to +0.0381, p = 0.339, 0.678 after Holm
    "
  `);
});
