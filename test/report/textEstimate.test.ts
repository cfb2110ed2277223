import { expect, test } from "vitest";
import { plainPage } from "../../src/report/page.ts";
import { estimateText } from "../../src/report/textEstimate.ts";
import { estimated } from "./results.ts";

test("an estimate shows the mean, the interval, the sample and the methods", () => {
  expect(estimateText([estimated], plainPage, { methods: "all", report: "short" })).toMatchInlineSnapshot(`
    "hit@5 is 0.7410, 95 % interval 0.6612 to 0.8105.

      ───╋━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━━━━╋───
      0.6612                                                   0.8105

      400 of 404 questions scored, 3 missing, 1 failed to score
      20 documents, the mean over questions drawn at random
      correlation within documents 0.184, design effect 2.71
      they weigh like 14.2 equal documents (9.1 if answers within one are all alike)
      5 % of documents have every score 0, 15 % every score 1
      the largest, handbook.pdf, holds 21 % of the questions; without it the value
      is 0.7298

      Method tilted, standard error 0.0361, 12.4 degrees of freedom.
      Why this method: of the intervals measured it comes nearest its nominal
      coverage with documents that are few, unequal or lean to one side.

      method      se    df   lower   upper
      t       0.0361  12.4  0.6627  0.8193
      wald    0.0219     –  0.6981  0.7839  ignores documents

      not for these data:
        gaffke: needs bounds

      Notes
      1. 20 documents of very unequal size: a micro result leans on a few of them.
         Macro is the steadier question to ask of such a sample.
    "
  `);
});

test("notes of methods go beneath their row where there is no room beside it", () => {
  const text = estimateText([estimated], { ...plainPage, columns: 44 }, { methods: "all", report: "short" });
  expect(text).toContain("0.7839\n      ignores documents");
});

test("the table of methods is shown when it is asked for", () => {
  expect(estimateText([estimated], plainPage, { methods: "one", report: "short" })).not.toContain("gaffke");
});
