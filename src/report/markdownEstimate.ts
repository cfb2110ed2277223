import { codeBlock, escaped, heading, joined, list, markdownTable } from "./markdown.ts";
import { decimalsToSeparate, fixed, percent } from "./numbers.ts";
import { orDash } from "./parts.ts";
import { readersTable } from "./readersTable.ts";
import type { SystemEstimate } from "./SystemEstimate.ts";
import { methodsTable } from "./tables/methodsTable.ts";
import type { EstimateParts } from "./textEstimate.ts";
import { caveatSentence } from "./words/en/caveats.ts";
import { designReport } from "./words/en/designReport.ts";

/** The answer to `estimate` as a page of Markdown, with the whole design report. */
export function estimateMarkdown(
  results: readonly SystemEstimate[],
  { methods, cite }: EstimateParts,
): string {
  return joined([
    ...results.flatMap((r) => [...estimateBlocks(r), ...(methods === "all" ? methodBlocks(r) : [])]),
    ...(cite === undefined
      ? []
      : [
          heading(2, "For the methods section"),
          ...cite.paragraphs.map((paragraph) => `${escaped(paragraph)}\n`),
          codeBlock("bibtex", cite.bibtex),
        ]),
  ]);
}

function estimateBlocks(r: SystemEstimate): readonly string[] {
  const digits = decimalsToSeparate([r.value, r.lower, r.upper].filter(Number.isFinite), []);
  const name = r.system === undefined ? r.metric : `${r.metric} of ${r.system}`;
  const interval = `${percent(r.level)} interval ${orDash(r.lower, digits)} to ${orDash(r.upper, digits)}`;
  const notes = [...new Set(r.caveats.map(caveatSentence))];
  return [
    heading(1, name),
    `**${fixed(r.value, digits)}**, ${interval}.\n`,
    ...designReport(r).flatMap(({ title, points }) => [heading(2, title), list(points)]),
    ...(notes.length === 0 ? [] : [heading(2, "Notes"), list(notes)]),
  ];
}

function methodBlocks(r: SystemEstimate): readonly string[] {
  return [heading(2, "Every method"), markdownTable(readersTable(methodsTable([r])))];
}
