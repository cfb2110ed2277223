import { expect, test } from "vitest";
import { plainPage } from "../../src/report/page.ts";
import type { SystemEstimate } from "../../src/report/SystemEstimate.ts";
import { designReport } from "../../src/report/sentences/designReport.ts";
import { estimateText } from "../../src/report/textEstimate.ts";
import { en } from "../../src/report/words/en/catalogue.ts";
import type { DesignSummary } from "../../src/stats/designs/DesignSummary.ts";
import { estimated } from "./results.ts";

const drawn: DesignSummary = {
  kind: "srs",
  documents: 20,
  population: 1300,
  unlabelled: 0,
  strata: [],
  replacement: null,
  certain: 0,
  questions: null,
  seed: null,
};

/** The points of the report's first part. */
function drawnPoints(design: Partial<DesignSummary>): string {
  return `\n${designReport({ ...estimated, design: { ...drawn, ...design } }, en)[0].points.join("\n")}\n`;
}

test("the report has what the published procedure asks to be reported, in its order", () => {
  const parts = { methods: "one", report: "full" } as const;
  expect(estimateText([estimated], plainPage, parts)).toMatchInlineSnapshot(`
    "hit@5 is 0.7410, 95 % interval 0.6612 to 0.8105.

      ───╋━━━━━━━━━━━━━━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━━━━━━━━━━━━╋───
      0.6612                                                   0.8105

      Population and design
      - Documents were sampled: 20 documents, taken as drawn at random, each as
        likely as any other.
      - The size of the population was not given: the share drawn is taken as small,
        and nothing was corrected for it.
      - In each document the questions scored are taken as all there are: one level
        of sampling.

      What is estimated
      - Micro, R = Σs/Σn: the mean of hit@5 over questions.
      - It answers what the system scores on a question drawn at random from all
        questions of the population. A document counts by its number of questions.

      Sample
      - K = 20 documents, N = 400 questions. 400 of 404 questions have a score: 3
        are missing, 1 failed. Those without are left out.
      - Questions a document: from 2 to 84, quartiles 8.5 and 27, median 14.
      - The largest, handbook.pdf, holds 21 % of the questions; without it the value
        is 0.7298.

      Interval
      - Method tilted: tilted likelihood with one unseen document (DiCiccio &
        Romano, 1990; Chen et al., 2008).
      - The unit of sampling, and of any resampling, is the document.
      - Standard error 0.0361. ν = 12.4 degrees of freedom; they describe the
        approximation and count no documents.
      - 95 % is the nominal level: how often such an interval covers depends on how
        many units were sampled and on how they differ.

      Diagnostics, no substitute for the calculation
      - Design effect 2.71: the variance over that of as many independent questions.
        Dividing N by it gives no number to compute with.
      - Intraclass correlation 0.184.
      - By their sizes the documents weigh like 14.2 equal ones (9.1 if answers
        within one are all alike).
      - Documents' means: from 0 to 1, quartiles 0.61 and 0.9, median 0.76.
      - 5 % of documents have every score 0, 15 % every score 1.

      What is left out
      - The index, the retriever and the models are taken as they are: the interval
        says nothing of building them again.
      - The questions are taken as they are: other people, or other rules, might
        have asked others of the same documents.
      - Noise of a judge, or of a model that answers differently each time, is
        inside the scores and not told apart.

      References
      - T. J. DiCiccio & J. P. Romano (1990). Nonparametric confidence limits by
        resampling methods and least favorable families. International Statistical
        Review 58, 59–76.
      - J. Chen, A. M. Variyath & B. Abraham (2008). Adjusted empirical likelihood
        and its properties. Journal of Computational and Graphical Statistics 17,
        426–443.

      Notes
      1. 20 documents of very unequal size: a micro result leans on a few of them.
         Macro is the steadier question to ask of such a sample.
    "
  `);
});

test("a known population is named with the fraction drawn", () => {
  expect(drawnPoints({})).toMatchInlineSnapshot(`
    "
    Documents were sampled: 20 of 1,300 documents, taken as drawn at random, each as likely as any other.
    1.54 % of them were drawn; the interval carries the finite population correction, 1 − K/M.
    In each document the questions scored are taken as all there are: one level of sampling.
    "
  `);
});

test("strata are named one by one", () => {
  const strata = [
    { name: "large", documents: 10, population: 129, share: 129 / 1300 },
    { name: "other", documents: 10, population: null, share: null },
  ];
  expect(drawnPoints({ kind: "strata", strata, seed: 7, unlabelled: 2 })).toMatchInlineSnapshot(`
    "
    Documents were drawn at random inside 2 fixed strata: 20 of 1,300 documents.
    Stratum large: 10 of 129 documents, 9.92 % of the population's.
    Stratum other: 10 documents.
    In each document the questions scored are taken as all there are: one level of sampling.
    2 documents drawn have no score and were left out.
    The draw can be repeated: seed 7.
    "
  `);
});

test("draws by size, with weights, and of questions inside fixed documents are told apart", () => {
  expect(
    [
      drawnPoints({ kind: "pps", replacement: "without", certain: 3 }),
      drawnPoints({ kind: "weights", population: null }),
      drawnPoints({ kind: "fixed", population: null, questions: 4000 }),
    ].join(""),
  ).toMatchInlineSnapshot(`
    "
    Documents were drawn with probability in proportion to their size, without replacement: 20 of 1,300 documents.
    Sure to be drawn, being so large: 3 documents.
    In each document the questions scored are taken as all there are: one level of sampling.

    Documents were drawn with unequal, known chances: 20 documents.
    In each document the questions scored are taken as all there are: one level of sampling.

    These 20 documents are all there are; questions were sampled inside each.
    Inside the documents questions were drawn too, out of 4,000: two levels of sampling.
    "
  `);
});

test("questions without documents have no word on documents", () => {
  const alone: SystemEstimate = {
    ...estimated,
    clusters: 400,
    icc: null,
    missing: 0,
    errors: 0,
    methodTitle: "t interval of the documents' rates",
  };
  const report = designReport(alone, en);
  expect(report.map(({ title }) => title)).not.toContain("Diagnostics, no substitute for the calculation");
  const text = report
    .slice(0, 3)
    .flatMap(({ points }) => points)
    .join("\n");
  expect(text).not.toMatch(/document/i);
  expect(text).toContain("N = 400 questions. All questions have a score.");
});

test("a method that ignores documents says so in place of the unit of sampling", () => {
  const ignoring = { ...estimated, caveats: [{ code: "ignores-documents", params: {} }] } as const;
  const points = designReport(ignoring, en).flatMap((section) => section.points);
  expect(points).toContain("The method takes every question as drawn on its own and ignores documents.");
  expect(points.join()).not.toContain("The unit of sampling");
});

test("scores on another scale are named by its ends", () => {
  const stars = { ...estimated, scale: { kind: "bounded", min: 1, max: 5 } } as const;
  expect(designReport(stars, en).flatMap(({ points }) => points)).toContain(
    "5 % of documents have every score 1, 15 % every score 5.",
  );
});

test("documents of one size are given that size alone", () => {
  const sizes = { min: 20, lowerQuartile: 20, median: 20, upperQuartile: 20, max: 20 };
  expect(designReport({ ...estimated, sizes }, en).flatMap(({ points }) => points)).toContain(
    "Questions a document: 20 each.",
  );
});

test("two columns that cross are both units, each with its own standard error", () => {
  const term = (columns: readonly string[], clusters: number, standardError: number) => ({
    columns,
    clusters,
    standardError,
  });
  const terms = [term(["doc"], 20, 0.03), term(["annotator"], 6, 0.02), term(["doc", "annotator"], 90, 0.01)];
  const crossed = { ...estimated, multiway: { terms, floor: null } };
  const points = designReport(crossed, en).flatMap((section) => section.points);
  expect(points).toContain(
    "Questions share values of two columns: 20 values of doc cross 6 of annotator in 90 pairs. Both are taken as drawn at random.",
  );
  expect(points).toContain(
    "The units of sampling are the values of doc and those of annotator; a question hangs on one of each.",
  );
  expect(points.join("\n")).not.toContain("K = ");
});

test("what repeats show of the noise is told, and no longer among what is left out", () => {
  const shares = { betweenDocuments: 0.2, betweenQuestions: 0.7, withinQuestions: 0.1 };
  const components = { ...shares, shares, endlessRepeats: 0.0345 };
  const text = designReport({ ...estimated, components }, en)
    .flatMap(({ points }) => points)
    .join("\n");
  expect(text).toContain("Of the variance of one answer, 20 % lies between documents");
  expect(text).toContain("shows between repeats; what all repeats share does not.");
  expect(text).not.toContain("not told apart");
});
