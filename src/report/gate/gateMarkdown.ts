import type { GateResult, MetricVerdict } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { originMarkdown } from "../article/articleMarkdown.ts";
import { headlineMarkdown } from "../article/headlineMarkdown.ts";
import { saidMarkdown, sectionMarkdown } from "../article/sectionMarkdown.ts";
import { fittedMarkdown, longestMarkdown } from "../fittedMarkdown.ts";
import type { GateReport } from "../GateReport.ts";
import { codeSpan, escaped, folded, heading } from "../markdown.ts";
import { filesCompared } from "../pageContext.ts";
import { marker, verdictSymbols } from "../reportMarker.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { tableNotes } from "../sentences/tableNotes.ts";
import type { Words } from "../words/Words.ts";
import { type ChangedQuestions, changedQuestions } from "./changedQuestions.ts";
import { gateArticle, sharable } from "./gateArticle.ts";
import { metricsMarkdown } from "./metricsMarkdown.ts";
import { questionBlocks } from "./questionBlocks.ts";

/** Parts of an article that are open, in this order, and those that are folded. */
const open = ["advice", "notes"];

/** The answer to `gate` as Markdown of so many characters at most: what a comment or the summary of a step holds. */
export function gateMarkdown(report: GateReport, words: Words, most: number = longestMarkdown): string {
  const article = gateArticle(report, words);
  const changed = report.result.results.map((r, metric) => {
    const details = report.details[metric];
    return details === undefined ? { worse: [], better: [] } : changedQuestions(details, r);
  });
  const longest = Math.max(0, ...changed.flatMap(({ worse, better }) => [worse.length, better.length]));
  const cut = `${escaped(words.markdown.cut)}\n`;
  const files = filesCompared(report.context.inputs, words, codeSpan);
  return fittedMarkdown((n) => blocks(report.result, article, files, changed, n, words), longest, most, cut);
}

function blocks(
  { verdict, results }: GateResult,
  article: Article,
  files: string,
  changed: readonly ChangedQuestions[],
  points: number,
  words: Words,
): readonly string[] {
  return [
    marker,
    heading(3, `${verdictSymbols[verdict]} ${words.verdicts.word[verdict]} · gatestats`),
    files === "" ? "" : `${files}\n`,
    ...(article.headline === undefined ? [] : headlineMarkdown(article.headline)),
    ...languageNotes(words, "verdicts").map((note) => `${escaped(note)}\n`),
    metricsMarkdown(results, words),
    ...tableNotes(results, words).map((note) => `${escaped(note)}\n`),
    ...results.flatMap((r, metric) => {
      const own = results.length > 1 ? article.sections[metric + 1] : undefined;
      const sections = own === undefined ? article.sections : (own.parts ?? []);
      return [
        ...headlineBlocks(r, own?.headline),
        ...metricBlocks(sections, metric, questionBlocks(r, changed[metric], points, words)),
      ];
    }),
    ...foldedBlocks(article.sections.filter(({ id }) => sharable.includes(id))),
    folded(words.article.origin, originMarkdown(article.origin)),
  ];
}

/** The verdict on one metric of several as a heading, and what it says; one that does not decide has no sign. */
function headlineBlocks(r: MetricVerdict, headline: Headline | undefined): readonly string[] {
  if (headline === undefined) return [];
  const { word = "", watched } = headline;
  const title =
    watched === undefined
      ? `${verdictSymbols[r.verdict]} ${word} ${r.metric}`
      : `${r.metric} (${watched}): ${word}`;
  return [heading(4, title), ...headlineMarkdown(headline)];
}

/** What is told of one metric: the parts that are open, the questions, and the parts that are folded. */
function metricBlocks(
  sections: readonly Section[],
  metric: number,
  questions: readonly string[],
): readonly string[] {
  const named = (names: readonly string[]): readonly Section[] =>
    names.flatMap((name) => sections.filter(({ id }) => id === `${name}-${metric + 1}`));
  return [...named(open).flatMap(sectionMarkdown), ...questions, ...foldedBlocks(named(sharable))];
}

/** Sections that are folded together under the title of the first. */
function foldedBlocks([first, ...others]: readonly Section[]): readonly string[] {
  if (first === undefined) return [];
  return [folded(first.title, [...saidMarkdown(first), ...others.flatMap(sectionMarkdown)])];
}
