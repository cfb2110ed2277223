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
      Questions: 20 hit → miss, 25 miss → hit; unchanged 276 hit, 79 missed.
        worse: q17 1 → 0, q203 1 → 0, q9 1 → 0, q31 1 → 0, q44 1 → 0, 15 more
        better: q2 0 → 1, q5 0 → 1, 23 more

      400 questions; method hall.
      Why this method: few documents moved, or their changes are skewed, or their
      sizes far apart; an unseen document may move as those seen did.
      Paired, the change has variance 0.000172; unpaired it would have 0.000288 +
      0.000299. Pairing is worth 3.4 times as many questions.
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

test("documents that got worse, better and stayed are counted, and their changes shown", () => {
  const clustered = {
    ...compared,
    flips: null,
    clusters: 20,
    documents: {
      better: 9,
      worse: 4,
      tied: 7,
      shareTied: 0.35,
      differences: { min: -0.25, lowerQuartile: -0.0375, median: 0, upperQuartile: 0.1, max: 0.5 },
    },
  } as const;
  const text = compareText({ results: [clustered] }, plainPage);
  const lines = text
    .split("\n")
    .filter((line, i, all) => /Documents:/.test(line) || /Documents:/.test(all[i - 1]));
  expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
    "
      Documents: 4 worse, 9 better, 7 tied (35 %). Their changes run from -0.2500 to
      +0.5000, the middle half from -0.0375 to +0.1000, median 0.0000.
    "
  `);
  expect(text).toContain("Questions: 20 worse, 25 better, 355 unchanged.");
  expect(text).toContain("times as many documents.");
});

test("where nothing differs, nothing is said of pairing", () => {
  const same = { ...compared, variances: null, pairingGain: null };
  expect(compareText({ results: [same] }, plainPage)).not.toContain("Pair");
});

test("comparisons with more than one baseline name it in the table", () => {
  const other = { ...compared, baselineName: "candidate.csv", candidateName: "third.csv" };
  const lines = compareText({ results: [compared, other] }, plainPage).split("\n");
  expect(`\n${lines.slice(0, 3).join("\n")}\n`).toMatchInlineSnapshot(`
    "
      metric  baseline      candidate      change    lower    upper  p (Holm)
      hit@5   baseline.csv  candid…e.csv  +0.0125  -0.0131  +0.0381     0.678  undecided
      hit@5   candid…e.csv  third.csv     +0.0125  -0.0131  +0.0381     0.678  undecided
    "
  `);
});

test("long names in the table keep both their ends, and the numbers their place", () => {
  const far = "runs/2026-10-11/a-very-long-experiment-name/scores.csv";
  const named = { ...compared, metric: "em:BERT (ensemble) (Google AI Language)", candidateName: far };
  const other = { ...named, baselineName: far };
  const lines = compareText({ results: [named, other] }, plainPage).split("\n");
  expect(`\n${lines.slice(0, 3).join("\n")}\n`).toMatchInlineSnapshot(`
    "
      metric        baseline      candidate      change    lower    upper  p (Holm)
      em:BER…uage)  baseline.csv  runs/2…s.csv  +0.0125  -0.0131  +0.0381     0.678  undecided
      em:BER…uage)  runs/2…s.csv  runs/2…s.csv  +0.0125  -0.0131  +0.0381     0.678  undecided
    "
  `);
});
