import { expect, test } from "vitest";
import { howToCite } from "../../src/report/cite.ts";
import { estimateMarkdown } from "../../src/report/markdownEstimate.ts";
import { estimated } from "./results.ts";

test("a page of Markdown has the design report, the methods and the notes", () => {
  const named = { ...estimated, metric: "hit_5" };
  expect(estimateMarkdown([named], { methods: "all", report: "short" })).toMatchInlineSnapshot(`
    "# hit\\_5

    **0.7410**, 95 % interval 0.6612 to 0.8105.

    ## Population and design

    - Documents were sampled: 20 documents, taken as drawn at random, each as likely as any other.
    - The size of the population was not given: the share drawn is taken as small, and nothing was corrected for it.
    - In each document the questions scored are taken as all there are: one level of sampling.

    ## What is estimated

    - Micro, R = Σs/Σn: the mean of hit\\_5 over questions.
    - It answers what the system scores on a question drawn at random from all questions of the population. A document counts by its number of questions.

    ## Sample

    - K = 20 documents, N = 400 questions. 400 of 404 questions have a score: 3 are missing, 1 failed. Those without are left out.
    - Questions a document: from 2 to 84, quartiles 8.5 and 27, median 14.
    - The largest, handbook.pdf, holds 21 % of the questions; without it the value is 0.7298.

    ## Interval

    - Method tilted: tilted likelihood with one unseen document (DiCiccio & Romano, 1990; Chen et al., 2008).
    - The unit of sampling, and of any resampling, is the document.
    - Standard error 0.0361. ν = 12.4 degrees of freedom; they describe the approximation and count no documents.
    - 95 % is the nominal level: how often such an interval covers depends on how many units were sampled and on how they differ.

    ## Diagnostics, no substitute for the calculation

    - Design effect 2.71: the variance over that of as many independent questions. Dividing N by it gives no number to compute with.
    - Intraclass correlation 0.184.
    - By their sizes the documents weigh like 14.2 equal ones (9.1 if answers within one are all alike).
    - Documents' means: from 0 to 1, quartiles 0.61 and 0.9, median 0.76.
    - 5 % of documents have every score 0, 15 % every score 1.

    ## What is left out

    - The index, the retriever and the models are taken as they are: the interval says nothing of building them again.
    - The questions are taken as they are: other people, or other rules, might have asked others of the same documents.
    - Noise of a judge, or of a model that answers differently each time, is inside the scores and not told apart.

    ## References

    - T. J. DiCiccio & J. P. Romano (1990). Nonparametric confidence limits by resampling methods and least favorable families. International Statistical Review 58, 59–76.
    - J. Chen, A. M. Variyath & B. Abraham (2008). Adjusted empirical likelihood and its properties. Journal of Computational and Graphical Statistics 17, 426–443.

    ## Notes

    - 20 documents of very unequal size: a micro result leans on a few of them. Macro is the steadier question to ask of such a sample.

    ## Every method

    | method |   s.e. |    ν |  lower |  upper | note              |
    | ------ | -----: | ---: | -----: | -----: | ----------------- |
    | t      | 0.0361 | 12.4 | 0.6627 | 0.8193 |                   |
    | wald   | 0.0219 |    – | 0.6981 | 0.7839 | ignores documents |
    | gaffke |      – |    – |      – |      – | needs bounds      |
    "
  `);
});

test("what a paper needs stands at its end, the entries as code", () => {
  const page = estimateMarkdown([estimated], {
    methods: "one",
    report: "full",
    cite: howToCite([estimated], "1"),
  });
  expect(page).toContain("\n## For the methods section\n\nWe estimated the micro mean of hit@5");
  expect(page).toMatch(/\n```bibtex\n@article\{diciccio1990[\s\S]*\n\}\n```\n$/);
  expect(page).not.toContain("Every method");
});
