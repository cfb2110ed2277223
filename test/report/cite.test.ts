import { expect, test } from "vitest";
import { howToCite } from "../../src/report/cite.ts";
import { plainPage } from "../../src/report/page.ts";
import { estimateText } from "../../src/report/textEstimate.ts";
import { tMacro } from "../../src/stats/intervals/tMacro.ts";
import { estimated } from "./results.ts";

const macro = {
  ...estimated,
  estimand: "macro",
  missing: 0,
  errors: 0,
  method: tMacro.name,
  methodTitle: tMacro.title,
  source: tMacro.source,
  degreesOfFreedom: 19,
} as const;

test("a paragraph names estimand, N, K, level, standard error, ν, method, source and version", () => {
  expect(howToCite([estimated, macro], "1.2.3").paragraphs).toMatchInlineSnapshot(`
    [
      "We estimated the micro mean of hit@5 (over questions, so that a document counts by its number of questions) from N = 400 questions in K = 20 documents. The documents are taken as a simple random sample of a large population, without a finite population correction. 4 questions without a score were left out. The estimate is 0.7410 (95 % interval 0.6612 to 0.8105, standard error 0.0361, ν = 12.4). The interval's method is "tilted likelihood with one unseen document" (DiCiccio & Romano, 1990; Chen et al., 2008); documents, not questions, are the units of sampling (Estevez Alvarez, 2026; Miller, 2024). Computed with gatestats 1.2.3.",
      "We estimated the macro mean of hit@5 (over documents, each with the same weight) from N = 400 questions in K = 20 documents. The documents are taken as a simple random sample of a large population, without a finite population correction. The estimate is 0.7410 (95 % interval 0.6612 to 0.8105, standard error 0.0361, ν = 19.0). The interval's method is "t interval of the documents' rates, ν = K − 1" (Student, 1908); documents, not questions, are the units of sampling (Estevez Alvarez, 2026; Miller, 2024). Computed with gatestats 1.2.3.",
    ]
  `);
});

test("a finite population is corrected for, and the paragraph says so", () => {
  const design = {
    kind: "srs",
    documents: 20,
    population: 1300,
    unlabelled: 0,
    strata: [],
    replacement: null,
    certain: 0,
    questions: null,
    seed: null,
  } as const;
  expect(howToCite([{ ...macro, design }], "1").paragraphs[0]).toContain(
    "a simple random sample of M = 1,300; the interval carries the finite population correction, 1 − K/M.",
  );
  const kept = { code: "no-finite-correction", params: { population: 1300 } } as const;
  expect(howToCite([{ ...macro, design, caveats: [kept] }], "1").paragraphs[0]).toContain(
    "the interval has no finite population correction",
  );
});

test("a design of strata and of questions inside documents is told in the paragraph", () => {
  const strata = [
    { name: "large", documents: 8, population: 129, share: 0.1 },
    { name: "small", documents: 12, population: 1171, share: 0.9 },
  ];
  const design = {
    kind: "strata",
    documents: 20,
    population: 1300,
    unlabelled: 0,
    strata,
    replacement: null,
    certain: 0,
    questions: 2500,
    seed: 1,
  } as const;
  const [inStrata] = howToCite([{ ...macro, design }], "1").paragraphs;
  expect(inStrata).toContain(
    "inside 2 strata (large: 8 of 129 documents; small: 12 of 1,171 documents), with the finite population correction of each; 400 of their 2,500 questions were scored.",
  );
  const [fixed] = howToCite([{ ...macro, design: { ...design, kind: "fixed", strata: [] } }], "1").paragraphs;
  expect(fixed).toContain("questions, drawn inside each document, are the units of sampling");
});

test("replicates that were drawn are counted", () => {
  const drawn = { ...macro, replicates: 9999 };
  expect(howToCite([drawn], "1").paragraphs[0]).toContain(
    "(Student, 1908) with 9,999 replicates; documents,",
  );
});

test("questions on their own cite no procedure for documents", () => {
  const alone = { ...macro, clusters: 400, system: "gpt-4o" };
  const { paragraphs, bibtex } = howToCite([alone], "1");
  expect(paragraphs[0]).toContain("the mean of hit@5 of gpt-4o over N = 400 questions");
  expect(paragraphs[0]).toContain("questions are taken as independent draws (Miller, 2024)");
  expect(paragraphs[0]).not.toMatch(/document-level|Estevez/);
  expect(bibtex).not.toContain("estevez");
});

test("every source that a paragraph names has its entry, once", () => {
  const { paragraphs, bibtex } = howToCite([estimated, macro], "1");
  const years = paragraphs.flatMap((text) => [...text.matchAll(/(\w+)(?: & \w+| et al\.)?, (\d{4})/g)]);
  for (const [, surname, year] of years)
    expect(bibtex.toLowerCase()).toMatch(`${surname.toLowerCase()}${year}`);
  const keys = [...bibtex.matchAll(/^@\w+\{(.*),$/gm)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("in a text the entries stand as they are, whatever the width", () => {
  const cite = howToCite([macro], "1");
  const text = estimateText(
    [macro],
    { ...plainPage, columns: 40, unicode: false },
    { methods: "one", report: "short", cite },
  );
  expect(text.endsWith(`\n\n${cite.bibtex}`)).toBe(true);
  expect(text).toContain("For the methods section\n\nWe estimated the macro mean");
});
