import type { Comparison } from "../../gates/results.ts";
import type { Article, Section } from "../article/Article.ts";
import { originMarkdown } from "../article/articleMarkdown.ts";
import { headlineMarkdown } from "../article/headlineMarkdown.ts";
import { saidMarkdown, sectionMarkdown } from "../article/sectionMarkdown.ts";
import { fittedMarkdown, longestMarkdown } from "../fittedMarkdown.ts";
import { type ChangedQuestions, changedQuestions } from "../gate/changedQuestions.ts";
import { questionBlocks } from "../gate/questionBlocks.ts";
import { escaped, folded, heading, markdownTable } from "../markdown.ts";
import { readersTable } from "../readersTable.ts";
import { marker } from "../reportMarker.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { compareTable } from "../tables/compareTable.ts";
import type { Words } from "../words/Words.ts";
import type { CompareReport } from "./CompareReport.ts";
import { compareArticle, mostDetailed } from "./compareArticle.ts";

/** The answer to `compare` as Markdown of so many characters at most: what a comment holds. */
export function compareMarkdown(report: CompareReport, words: Words, most: number = longestMarkdown): string {
  const { results } = report.result;
  const article = compareArticle(report, words);
  const changed =
    results.length > mostDetailed ? [] : results.map((c, at) => changedQuestions(report.details[at], c));
  const longest = Math.max(0, ...changed.flatMap(({ worse, better }) => [worse.length, better.length]));
  const cut = `${escaped(words.markdown.cut)}\n`;
  return fittedMarkdown((points) => blocks(results, article, changed, points, words), longest, most, cut);
}

function blocks(
  results: readonly Comparison[],
  article: Article,
  changed: readonly ChangedQuestions[],
  points: number,
  words: Words,
): readonly string[] {
  return [
    marker,
    heading(3, article.title),
    ...(article.headline === undefined ? [] : headlineMarkdown(article.headline)),
    ...languageNotes(words).map((note) => `${escaped(note)}\n`),
    ...saidMarkdown({ paragraphs: article.lead }),
    markdownTable(readersTable(compareTable({ results }), words)),
    ...results.flatMap((c, at) => comparisonBlocks(c, at, article, changed[at], points, words)),
    ...article.sections
      .filter(({ id }) => id === "limitations")
      .map((section) => folded(section.title, saidMarkdown(section))),
    folded(words.article.origin, originMarkdown(article.origin)),
  ];
}

function comparisonBlocks(
  c: Comparison,
  at: number,
  article: Article,
  changed: ChangedQuestions | undefined,
  points: number,
  words: Words,
): readonly string[] {
  const own = article.sections.find(({ id }) => id === `comparison-${at + 1}`);
  const sections = own?.parts ?? article.sections;
  const named = (name: string): readonly Section[] => sections.filter(({ id }) => id === `${name}-${at + 1}`);
  return [
    ...(own === undefined ? [] : [heading(4, own.title)]),
    ...(own?.headline === undefined ? [] : headlineMarkdown(own.headline)),
    ...named("numbers").flatMap(saidMarkdown),
    ...named("notes").flatMap(sectionMarkdown),
    ...(changed === undefined ? [] : questionBlocks(c, changed, points, words)),
    ...named("judged").map((judged) => folded(judged.title, saidMarkdown(judged))),
  ];
}
