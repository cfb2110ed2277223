import { expect, test } from "vitest";
import type { MetricVerdict } from "../../../src/gates/results.ts";
import type { GateReport } from "../../../src/report/GateReport.ts";
import { gateMarkdown } from "../../../src/report/gate/gateMarkdown.ts";
import { en } from "../../../src/report/words/en/catalogue.ts";
import { failed } from "../results.ts";

const scale = { kind: "bounded", min: 0, max: 1 } as const;

/** A report in which the named questions got worse. */
function reportOf(ids: readonly string[], verdict: Partial<MetricVerdict> = {}): GateReport {
  const r = { ...failed, losses: ids.length, wins: 0, ...verdict };
  const questions = ids.map((id) => ({ id, document: null, baseline: 1, candidate: 0, difference: -1 }));
  return {
    result: { verdict: r.verdict, results: [r] },
    exitCode: 1,
    policy: { onInconclusive: undefined, exitZero: false },
    details: [{ metric: r.metric, better: r.better, scale, tie: 1e-9, questions, documents: [] }],
    plans: [null],
    sources: [undefined],
    context: { inputs: [], tool: { version: "0", commandLine: "gatestats gate" } },
  };
}

/** Markdown without its code, where nothing is read as markup, a mention or a link. */
function outsideCode(markdown: string): string {
  return markdown.replaceAll(/(?<!\x60)(\x60+)(?!\x60)[\s\S]*?(?<!\x60)\1(?!\x60)/g, "");
}

/** Cells of a row, as its readers part them. */
function cellsOf(row: string): number {
  return row.replaceAll(/\\[\\|]/g, "").split("|").length;
}

const hostile = [
  "@org/team",
  "#123",
  "GH-12",
  "`@team`",
  "``",
  "</details>",
  "<!-- gatestats -->",
  "| a | b |",
  "[a](https://example.com)",
  "https://example.com",
  "!42",
  "\u202egnp.exe",
  "a\n\n# heading",
  "",
];

test("no id is markup, a mention, an issue or a link", () => {
  const markdown = gateMarkdown(reportOf(hostile), en);
  const left = outsideCode(markdown);
  for (const sign of ["@org", "#123", "GH-12", "team", "heading", "example.com", "| a |", "!42", "\u202e"])
    expect(left).not.toContain(sign);
  expect(left.match(/<\/details>/g)).toHaveLength(left.match(/<details>/g)?.length ?? 0);
  expect(markdown.match(/<!-- gatestats -->/g)).toHaveLength(2);
  expect(markdown.split("\n").filter((line) => / 1 → 0$/.test(line))).toHaveLength(hostile.length);
});

test("no name of a metric is markup, a mention or an issue, in a sentence, a heading or a table", () => {
  for (const metric of ["@team", "#7", "a|b`c\\|d", "</summary><b>", "www.example.com"]) {
    const lines = gateMarkdown(reportOf(["q1"], { metric }), en).split("\n");
    const left = outsideCode(lines.join("\n"));
    expect(left).not.toMatch(/(?<!\w)@team|#7|<b>|www\.|<\/summary><b>/);
    const [head, , row] = lines.filter((line) => line.startsWith("| "));
    expect(cellsOf(row)).toBe(cellsOf(head));
  }
});

test("a long id is cut, and a long list ends in a count of what is left out", () => {
  const markdown = gateMarkdown(reportOf(["x".repeat(10_000), "q2", "q3"]), en);
  expect(markdown).toContain(`${"x".repeat(119)}…`);
  expect(markdown.length).toBeLessThan(3000);
  const short = gateMarkdown(reportOf(Array.from({ length: 500 }, (_, i) => `question ${i}`)), en, 4000);
  expect(short.length).toBeLessThanOrEqual(4000);
  const listed = short.match(/ 1 → 0$/gm)?.length ?? 0;
  expect(short).toContain(`- ${500 - listed} more are in the page (-o report.html)`);
});

test("so many metrics that even without questions they do not fit are cut, with a notice", () => {
  const { result, ...report } = reportOf(["q1"]);
  const results = Array.from({ length: 200 }, (_, i) => ({ ...result.results[0], metric: `metric ${i}` }));
  const details = results.map(() => report.details[0]);
  const many = { ...report, result: { ...result, results }, details, plans: results.map(() => null) };
  const markdown = gateMarkdown(many, en);
  expect(markdown.length).toBeLessThanOrEqual(60_000);
  expect(markdown).toContain(en.markdown.cut.slice(0, 20));
  expect(markdown.match(/<\/details>/g)).toHaveLength(markdown.match(/<details>/g)?.length ?? 0);
});
