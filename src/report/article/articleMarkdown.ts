import { codeBlock, escaped, heading, joined, list, markdownTable } from "../markdown.ts";
import { figuresElsewhere, originTitle } from "../words/en/article.ts";
import type { Article } from "./Article.ts";

/** An article as Markdown: the findings first, then the tables. Figures are left to the page. */
export function articleMarkdown({ title, lead, findingsTitle, findings, sections, origin }: Article): string {
  const figures = sections.some((section) => section.figures.length > 0);
  return joined([
    heading(1, title),
    ...(findings.length === 0 ? [] : [heading(2, findingsTitle)]),
    ...findings.flatMap(({ title: name, word, sentences, table }) => [
      heading(3, `${name}: ${word}`),
      ...sentences.map(paragraph),
      table === undefined ? "" : markdownTable(table),
    ]),
    ...lead.map(paragraph),
    ...sections.flatMap(({ title: name, paragraphs, tables }) => [
      heading(2, name),
      ...paragraphs.map(paragraph),
      ...tables.flatMap(({ caption, source, table }) => [
        paragraph(caption),
        markdownTable(table),
        source === undefined ? "" : paragraph(source),
      ]),
    ]),
    figures ? paragraph(figuresElsewhere) : "",
    heading(2, originTitle),
    ...originMarkdown(origin),
  ]);
}

/** How every number can be had again. */
export function originMarkdown(origin: Article["origin"]): readonly string[] {
  return [
    list(origin.filter(({ kind }) => kind === "words").map(({ name, value }) => `${name}: ${value}`)),
    ...origin
      .filter(({ kind }) => kind === "code")
      .flatMap(({ name, value }) => [paragraph(`${name}:`), codeBlock("sh", value)]),
  ];
}

function paragraph(text: string): string {
  return `${escaped(text)}\n`;
}
