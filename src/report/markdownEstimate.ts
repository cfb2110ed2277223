import { codeBlock, escaped, heading, joined, list, markdownTable } from "./markdown.ts";
import { decimalsToSeparate, fixed } from "./numbers.ts";
import { orDash } from "./parts.ts";
import { readersTable } from "./readersTable.ts";
import type { SystemEstimate } from "./SystemEstimate.ts";
import { caveatSentences } from "./sentences/caveatSentence.ts";
import { designReport } from "./sentences/designReport.ts";
import { languageNotes } from "./sentences/languageNotes.ts";
import { methodsTable } from "./tables/methodsTable.ts";
import type { EstimateParts } from "./textEstimate.ts";
import { en } from "./words/en/catalogue.ts";
import type { Words } from "./words/Words.ts";

/** The answer to `estimate` as a page of Markdown, with the whole design report. */
export function estimateMarkdown(
  results: readonly SystemEstimate[],
  { methods, cite, words = en }: EstimateParts,
): string {
  return joined([
    ...languageNotes(words).map((note) => `${escaped(note)}\n`),
    ...results.flatMap((r) => [
      ...estimateBlocks(r, words),
      ...(methods === "all" ? methodBlocks(r, words) : []),
    ]),
    ...(cite === undefined
      ? []
      : [
          heading(2, words.estimates.forMethodsSection),
          ...cite.paragraphs.map((paragraph) => `${escaped(paragraph)}\n`),
          codeBlock("bibtex", cite.bibtex),
        ]),
  ]);
}

function estimateBlocks(r: SystemEstimate, words: Words): readonly string[] {
  const { estimates } = words;
  const digits = decimalsToSeparate([r.value, r.lower, r.upper].filter(Number.isFinite), []);
  const [lower, upper] = [orDash(r.lower, digits), orDash(r.upper, digits)];
  const notes = caveatSentences(r.caveats, words);
  return [
    heading(1, estimates.name({ metric: r.metric, system: r.system ?? null })),
    `**${fixed(r.value, digits)}**, ${estimates.limits({ level: r.level, lower, upper })}.\n`,
    ...designReport(r, words).flatMap(({ title, points }) => [heading(2, title), list(points)]),
    ...(notes.length === 0 ? [] : [heading(2, estimates.notes), list(notes)]),
  ];
}

function methodBlocks(r: SystemEstimate, words: Words): readonly string[] {
  return [heading(2, words.estimates.everyMethod), markdownTable(readersTable(methodsTable([r]), words))];
}
