import type { GateResult, Verdict } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { originMarkdown } from "../article/articleMarkdown.ts";
import { headlineMarkdown } from "../article/headlineMarkdown.ts";
import { saidMarkdown, sectionMarkdown } from "../article/sectionMarkdown.ts";
import { fittedMarkdown, longestMarkdown } from "../fittedMarkdown.ts";
import type { GateReport } from "../GateReport.ts";
import { escaped, folded, heading } from "../markdown.ts";
import { marker, verdictSymbols } from "../reportMarker.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import type { Words } from "../words/Words.ts";
import { type ChangedQuestions, changedQuestions } from "./changedQuestions.ts";
import { gateArticle } from "./gateArticle.ts";
import { metricsMarkdown } from "./metricsMarkdown.ts";
import { questionBlocks } from "./questionBlocks.ts";

/** Parts of an article that are open, in this order, and those that are folded. */
const open = ["advice", "notes", "policy"];
const closed = ["limitations", "references"];

/** The answer to `gate` as Markdown of so many characters at most: what a comment or the summary of a step holds. */
export function gateMarkdown(report: GateReport, words: Words, most: number = longestMarkdown): string {
  const article = gateArticle(report, words);
  const changed = report.result.results.map((r, metric) => {
    const details = report.details[metric];
    return details === undefined ? { worse: [], better: [] } : changedQuestions(details, r);
  });
  const longest = Math.max(0, ...changed.flatMap(({ worse, better }) => [worse.length, better.length]));
  const cut = `${escaped(words.markdown.cut)}\n`;
  return fittedMarkdown((n) => blocks(report.result, article, changed, n, words), longest, most, cut);
}

function blocks(
  { verdict, results }: GateResult,
  article: Article,
  changed: readonly ChangedQuestions[],
  points: number,
  words: Words,
): readonly string[] {
  return [
    marker,
    ...headlineBlocks(3, verdict, article.headline),
    ...languageNotes(words, "verdicts").map((note) => `${escaped(note)}\n`),
    metricsMarkdown(results, words),
    ...results.flatMap((r, metric) => {
      const own = results.length > 1 ? article.sections[metric + 1] : undefined;
      const sections = own === undefined ? article.sections : (own.parts ?? []);
      return [
        ...headlineBlocks(4, r.verdict, own?.headline, r.metric),
        ...metricBlocks(sections, metric, questionBlocks(r, changed[metric], points, words)),
      ];
    }),
    folded(words.article.origin, originMarkdown(article.origin)),
  ];
}

/** The verdict as a heading, and what it says. */
function headlineBlocks(
  level: number,
  verdict: Verdict,
  headline: Headline | undefined,
  metric = "",
): readonly string[] {
  if (headline === undefined) return [];
  const title = `${verdictSymbols[verdict]} ${headline.word ?? ""} ${metric}`.trimEnd();
  return [heading(level, title), ...headlineMarkdown(headline)];
}

/** What is told of one metric: the parts that are open, the questions, and the parts that are folded. */
function metricBlocks(
  sections: readonly Section[],
  metric: number,
  questions: readonly string[],
): readonly string[] {
  const named = (names: readonly string[]): readonly Section[] =>
    names.flatMap((name) => sections.filter(({ id }) => id === `${name}-${metric + 1}`));
  return [
    ...named(open).flatMap(sectionMarkdown),
    ...questions,
    ...named(["judged"]).map((judged) =>
      folded(judged.title, [...saidMarkdown(judged), ...named(closed).flatMap(sectionMarkdown)]),
    ),
  ];
}
