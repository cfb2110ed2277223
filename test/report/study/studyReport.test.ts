import { beforeAll, expect, test } from "vitest";
import { articleMarkdown } from "../../../src/report/article/articleMarkdown.ts";
import { articleText } from "../../../src/report/article/articleText.ts";
import { csv } from "../../../src/report/csv.ts";
import { articlePage } from "../../../src/report/html/articlePage.ts";
import { plainPage } from "../../../src/report/page.ts";
import { publishedBeside, publishedCsv } from "../../../src/report/study/publishedBeside.ts";
import { studyArticle } from "../../../src/report/study/studyArticle.ts";
import { studyReportJson } from "../../../src/report/study/studyReportJson.ts";
import type { StudyRunFile } from "../../../src/report/studyRunJson.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import type { StudyFile } from "../../../src/study/StudyFile.ts";
import { madeUpFile, madeUpReport, madeUpRun } from "./madeUpStudy.ts";

let made: StudyRunFile;

beforeAll(async () => {
  made = await madeUpRun();
});

test("hypotheses come first, each with its outcome, its rule and the numbers that decided", () => {
  const { findings } = studyArticle(made, madeUpReport);
  expect(findings.map(({ title, word }) => `${title} ${word}`)).toEqual(
    made.hypotheses.map(({ name, outcome }) => `${name} ${outcome}`),
  );
  const [h1] = findings;
  expect(h1.sentences[1]).toBe(
    "Condition: lower above 0.15, in thresholds with metric recall@5, system all, side both, n 100.",
  );
  const row = made.tables.thresholds.find(
    (one) => one.data === "sharp" && one.system === "all" && one.side === "both" && one.n === 100,
  );
  const show = (value: unknown): string => String(Number(Number(value).toFixed(4)));
  expect(h1.table?.rows[0]).toEqual([
    "Sharp",
    show(row?.wrong),
    `${show(row?.lower)} to ${show(row?.upper)}`,
    Number(row?.lower) > 0.15 ? "yes" : "no",
  ]);
});

test("a condition along a column shows all its numbers in order, one against a column both", () => {
  const { findings } = studyArticle(made, madeUpReport);
  const noise = made.tables.rebuilds.filter(({ data }) => data === "soft").map(({ p95 }) => Number(p95));
  const shown = (value: unknown): string => String(Number(Number(value).toFixed(4)));
  expect(findings.find(({ title }) => title === "H4")?.table?.rows[1][1]).toBe(noise.map(shown).join(", "));
  const [{ cvP50, cvP95 }] = made.tables.latency;
  expect(findings.find(({ title }) => title === "H5")?.table?.rows.slice(0, 2)).toEqual([
    ["words", "1", expect.any(String), "–", "no"],
    [
      "words",
      "2",
      `${shown(cvP95)} against ${shown(cvP50)}`,
      "–",
      Number(cvP95) > Number(cvP50) ? "yes" : "no",
    ],
  ]);
});

test("a hypothesis without rows is not testable here, and says so without a table", () => {
  const finding = studyArticle(made, madeUpReport).findings.find(({ title }) => title === "H9");
  expect([finding?.word, finding?.outcome, finding?.table]).toEqual(["not testable here", "open", undefined]);
});

test("sections stand in the order of the published article, each with tables and where their numbers are", () => {
  const { sections } = studyArticle(made, madeUpReport);
  expect(sections.map(({ id }) => id)).toEqual([
    "systems",
    "thresholds",
    "losses",
    "pairing",
    "rebuilds",
    "changes",
    "latency",
    "questions",
    "published",
  ]);
  for (const { tables } of sections)
    for (const { source, table } of tables) {
      expect(source).toMatch(/^(?:From \w+\.csv|Published values)/);
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
      expect(table.left).toHaveLength(table.head.length);
    }
});

test("six figures are drawn: false rates, pass rates, extra alarms, noise, widths, formula", () => {
  const figures = studyArticle(made, madeUpReport).sections.flatMap((section) => section.figures);
  expect(figures.map(({ id }) => id)).toEqual([
    "figure-thresholds",
    "figure-losses",
    "figure-pairing",
    "figure-rebuilds",
    "figure-latency",
    "figure-formula",
  ]);
});

test("a published value stands in brackets behind ours, a range by its ends", () => {
  const text = articleText(studyArticle(made, madeUpReport), plainPage);
  expect(text).toMatch(/soft +recall@5 +\d+\.\d +\d+\.\d +\d+\.\d \(13\.7\)/);
  expect(text).toMatch(/\(13\.5–24\.0\)/);
  expect(text).toMatch(/soft +16 +0\.\d{4} \(0\.0100\)/);
  expect(text).toContain("In brackets what was published.");
});

test("a published value without rows of ours is in the CSV and the JSON, and not in the report", async () => {
  const elsewhere: StudyFile["published"][number] = {
    section: "4.1",
    table: "thresholds",
    where: { data: "sharp", n: 5000 },
    column: "wrong",
    value: 0.281,
  };
  const file = await madeUpRun({ ...madeUpFile, published: [elsewhere] });
  expect(publishedBeside(file)).toEqual([
    { ...elsewhere, value: undefined, published: [0.281, 0.281], ours: null, lower: null, upper: null },
  ]);
  expect(csv(publishedCsv(file)).split("\r\n")[1]).toBe(
    '4.1,thresholds,wrong,"{""data"":""sharp"",""n"":5000}",0.281,0.281,,,,',
  );
  expect(studyArticle(file, madeUpReport).sections.map(({ id }) => id)).not.toContain("published");
});

test("JSON is study.json with published values beside ours and both command lines", () => {
  const json = JSON.parse(studyReportJson(made, madeUpReport)) as Record<string, unknown>;
  expect(json.command).toBe("study report");
  expect(json.published).toHaveLength(3);
  expect([json.run, json.tool]).toEqual([made.tool, madeUpReport]);
  expect(json.tables).toEqual(made.tables);
});

test("every format says how the numbers can be had again", () => {
  const article = studyArticle(made, madeUpReport);
  for (const text of [articleText(article, plainPage), articleMarkdown(article), articlePage(article, en)])
    for (const words of [
      "0f".repeat(32),
      "gatestats study run studies/made-up.yaml",
      "-o report.html",
      "0.1.0",
    ])
      expect(text.replaceAll(/<\/?span>/g, "")).toContain(words);
});

test("names that are markup stay words in the page, in Markdown and on a terminal", async () => {
  const bad = `<script>alert(1)</script>|x\u001b[31m"'&`;
  const rename = (text: string): string => text.replaceAll('"words"', JSON.stringify(bad));
  const file = JSON.parse(rename(JSON.stringify({ ...madeUpFile, title: bad, about: bad }))) as StudyFile;
  const hypotheses = { [bad]: { ...madeUpFile.hypotheses.H1, says: bad } };
  const article = studyArticle(await madeUpRun({ ...file, hypotheses }), madeUpReport);
  const page = articlePage(article, en);
  expect(page).not.toContain("<script");
  expect(page).not.toContain("\u001b");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;|x[31m&quot;&#39;&amp;");
  for (const [, id] of page.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^[\w-]+$/);
  expect(articleMarkdown(article)).not.toMatch(/(?<!\\)<script/);
  expect(articleText(article, plainPage)).not.toContain("\u001b");
});

test("a study of nothing but systems is reported without the other sections", async () => {
  const file = await madeUpRun({
    ...madeUpFile,
    changes: [],
    latency: null,
    hypotheses: {},
    published: [],
    goldenSets: { ...madeUpFile.goldenSets, thresholds: { systems: [], distance: 0.02 } },
  });
  const { sections, findings } = studyArticle(file, madeUpReport);
  expect([sections.map(({ id }) => id), findings]).toEqual([["systems"], []]);
  expect(articlePage(studyArticle(file, madeUpReport), en)).not.toContain("Hypotheses");
});
