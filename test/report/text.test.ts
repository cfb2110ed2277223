import { expect, test } from "vitest";
import type { MetricVerdict } from "../../src/gates/results.ts";
import { type Page, plainPage } from "../../src/report/page.ts";
import { gateText } from "../../src/report/text.ts";
import { failed, passed, undecided } from "./results.ts";

function text(r: MetricVerdict, page: Page = plainPage): string {
  return gateText({ verdict: r.verdict, results: [r] }, page);
}

test("a pass says so first, then what it rests on", () => {
  expect(text(passed)).toMatchInlineSnapshot(`
    "PASS  hit@5 did not get worse by more than the margin of 0.02.

      Can it be merged? Yes, as far as hit@5 goes: with 95 % confidence the loss is
      at most 0.0087.

      Change +0.0125, 90 % interval -0.0087 to +0.0340

      ───┊───────────━━━━━━━━━╋━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━───
      margin -0.02            0

      baseline   0.7410  400 of 400 scored
      candidate  0.7535  398 of 400 scored, 2 missing ¹
      Questions: 20 worse, 25 better, 355 unchanged.
        worse: q17 1 → 0, q203 1 → 0, q9 1 → 0, q31 1 → 0, q44 1 → 0, 15 more
        better: q2 0 → 1, q5 0 → 1, 23 more

      400 questions; rule paired, method tilted. Each end of the interval errs at
      most 5 % of the time.
      p = 0.021 for a loss of the margin or more (small lets it pass), p = 1.000 for
      a loss of the margin or less (small makes it fail), each against alpha 0.05.
      Why this method: it held its false-pass rate in every cell of the gate's error
      table, and of the methods that did it passes an unchanged system most often.

      Notes
      1. 2 scores are missing (baseline 0, candidate 2); they are counted as the
         worst for a pass and the best for a fail.
    "
  `);
});

test("a fail names the least loss", () => {
  expect(text(failed)).toMatchInlineSnapshot(`
    "FAIL  hit@5 got worse by more than the margin of 0.02.

      Can it be merged? No: with 95 % confidence the loss is at least 0.0340.

      Next: look at the questions that got worse; a report (-o report.html) lists
      every one.

      Change -0.0625, 90 % interval -0.0910 to -0.0340

      ───━━━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━───────┊────────────┊───
                                               margin -0.02       0

      baseline   0.7410  400 of 400 scored
      candidate  0.7535  398 of 400 scored, 2 missing
      Questions: 30 worse, 5 better, 365 unchanged.
        worse: q17 1 → 0, q203 1 → 0, q9 1 → 0, q31 1 → 0, q44 1 → 0, 25 more
        better: q2 0 → 1, q5 0 → 1, 3 more

      400 questions; rule paired, method tilted. Each end of the interval errs at
      most 5 % of the time.
      p = 1.000 for a loss of the margin or more (small lets it pass), p = 0.0008
      for a loss of the margin or less (small makes it fail), each against alpha
      0.05.
      Why this method: it held its false-pass rate in every cell of the gate's error
      table, and of the methods that did it passes an unchanged system most often.
    "
  `);
});

test("an inconclusive says why and what it would take (C38)", () => {
  expect(text(undecided)).toMatchInlineSnapshot(`
    "INCONCLUSIVE  20 documents cannot tell whether hit@5 got worse by more than the
                  margin of 0.02.

      Can it be merged? Not on this evidence: the true change could be anything from
      0.0449 worse to 0.0199 better.

      Change -0.0100, 90 % interval -0.0449 to +0.0199

      ───━━━━━━━━━━━━━━━━━━━━━━╋━━━━━━━━●━━━━━━━╋━━━━━━━━━━━━━━━━━━───
                         margin -0.02           0

      baseline   0.7400  100 of 100 scored
      candidate  0.7300  100 of 100 scored
      Questions: 3 worse, 2 better, 95 unchanged.
        worse: q1 1 → 0, 2 more

      What it would take to know
      - If not one score changed, 20 documents would pass at a margin of 0.14 and no
        smaller.
      - Today's data would pass at a margin of 0.045. But a margin chosen after
        looking no longer holds the 5 % error rate: choose it for the next run, not
        for this one.
      - 149 documents are the bare minimum, even with no loss; about 190 documents
        give a pass in 80 % of runs when nothing changed.
      - More questions on the same documents, and repeats, steady the scores but add
        no documents.
      - Next: gatestats explain floor

      100 questions in 20 documents, the mean over documents, each with the same
      weight; rule paired, method tilted. Each end of the interval errs at most 5 %
      of the time. ¹
      p = 0.210 for a loss of the margin or more (small lets it pass), p = 0.810 for
      a loss of the margin or less (small makes it fail), each against alpha 0.05.
      Why this method: it held its false-pass rate in every cell of the gate's error
      table, and of the methods that did it passes an unchanged system most often.

      Notes
      1. 20 documents of very unequal size: a micro result leans on a few of them.
         Macro is the steadier question to ask of such a sample.
    "
  `);
});

test("a metric that is better when lower gets slower, and its margin lies above zero", () => {
  const latency = {
    ...failed,
    metric: "latencyMs",
    better: "lower",
    margin: 20,
    difference: 41.5,
    lower: 30.25,
    upper: 52.75,
  } as const;
  expect(text(latency)).toContain("FAIL  latencyMs got slower by more than the margin of 20.");
  expect(text(latency)).toContain("the loss is at least 30.250");
  expect(text(latency)).toContain("margin 20");
});

test("a threshold is held against the candidate's mean, with enough digits (E62)", () => {
  const near = {
    ...undecided,
    rule: "threshold",
    margin: null,
    threshold: 0.8,
    difference: null,
    baseline: null,
    candidate: { mean: 0.79999996, scored: 100, missing: 0, errors: 0 },
    lower: 0.72,
    upper: 0.88,
    wins: null,
    losses: null,
    ties: null,
    changed: null,
  } as const;
  expect(text(near)).toMatchInlineSnapshot(`
    "INCONCLUSIVE  20 documents cannot tell whether the candidate's hit@5 reaches the
                  threshold of 0.8.

      Can it be merged? Not on this evidence: the threshold lies within the
      candidate's uncertainty, 0.7200 to 0.8800.

      Candidate's mean, 90 % interval 0.7200 to 0.8800

      ───━━━━━━━━━━━━━━━━━━━━━━━━━━━━●╋━━━━━━━━━━━━━━━━━━━━━━━━━━━━───
                                threshold 0.8

      candidate  0.79999996  100 of 100 scored

      What it would take to know
      - Next: gatestats explain threshold

      100 questions in 20 documents, the mean over documents, each with the same
      weight; rule threshold, method tilted. Each end of the interval errs at most 5
      % of the time. ¹
      p = 0.210 for a mean on the wrong side of the threshold (small lets it pass),
      p = 0.810 for one on the right side (small makes it fail), each against alpha
      0.05.
      Why this method: it held its false-pass rate in every cell of the gate's error
      table, and of the methods that did it passes an unchanged system most often.

      Notes
      1. 20 documents of very unequal size: a micro result leans on a few of them.
         Macro is the steadier question to ask of such a sample.
    "
  `);
});

test("several metrics are summed up in one line that names those that decide", () => {
  const results = [passed, { ...failed, metric: "mrr" }];
  expect(gateText({ verdict: "fail", results }, plainPage).split("\n")[0]).toBe(
    "FAIL  1 of 2 metrics failed: mrr.",
  );
});

test("even a pass shows the questions that flipped (B29)", () => {
  expect(text(passed)).toContain("worse: q17 1 → 0");
});

test("lines keep within a narrow terminal", () => {
  for (const r of [passed, failed, undecided]) {
    const longest = Math.max(
      ...text(r, { ...plainPage, columns: 40 })
        .split("\n")
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(40);
  }
});

test("colour marks the verdict and nothing moves for it", () => {
  const colored = text(passed, { ...plainPage, color: true });
  expect(colored).toContain("\u001b[32m");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colour codes
  expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(text(passed));
});

test("a dumb terminal gets ASCII only", () => {
  for (const r of [passed, failed, undecided])
    expect(text(r, { ...plainPage, unicode: false })).toMatch(/^[\n -~]*$/);
});

test("a note has its number where it belongs, in brackets where the terminal has no more than ASCII", () => {
  const caveats: MetricVerdict["caveats"] = [
    { code: "few-unequal-documents", params: { clusters: 20 } },
    { code: "missing-scores", params: { baseline: 0, candidate: 2 } },
    { code: "missing-scores", params: { baseline: 0, candidate: 2 } },
  ];
  const lines = text({ ...passed, caveats }).split("\n");
  expect(lines).toContain("  candidate  0.7535  398 of 400 scored, 2 missing ²");
  expect(lines.join("\n")).toMatch(/errs\s+at\s+most 5 % of the time\. ¹\n/);
  expect(text({ ...passed, caveats }, { ...plainPage, unicode: false })).toContain("2 missing [2]\n");
});
