import type { MetricVerdict, Verdict } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { originMarkdown } from "../article/articleMarkdown.ts";
import { saidMarkdown, sectionMarkdown } from "../article/sectionMarkdown.ts";
import { fittedMarkdown, longestMarkdown } from "../fittedMarkdown.ts";
import type { GateReport } from "../GateReport.ts";
import { codeBlock, escaped, folded, heading } from "../markdown.ts";
import { marker, verdictSymbols } from "../reportMarker.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import type { Words } from "../words/Words.ts";
import { gateArticle } from "./gateArticle.ts";
import { metricsMarkdown } from "./metricsMarkdown.ts";
import { questionBlocks } from "./questionBlocks.ts";

/** Parts of an article that are open, in this order, and those that are folded. */
const open = ["advice", "notes", "policy"];
const closed = ["limitations", "references"];

/** The answer to `gate` as Markdown of so many characters at most: what a comment or the summary of a step holds. */
export function gateMarkdown(report: GateReport, words: Words, most: number = longestMarkdown): string {
  const { results } = report.result;
  const article = gateArticle(report, words);
  const changes = results.flatMap((r) => [r.losses ?? 0, r.wins ?? 0]);
  const cut = `${escaped(words.markdown.cut)}\n`;
  return fittedMarkdown((points) => blocks(report, article, points, words), Math.max(...changes), most, cut);
}

function blocks(report: GateReport, article: Article, points: number, words: Words): readonly string[] {
  const { verdict, results } = report.result;
  return [
    marker,
    ...headlineBlocks(3, verdict, article.headline),
    ...languageNotes(words, "verdicts").map((note) => `${escaped(note)}\n`),
    metricsMarkdown(results, words),
    ...results.flatMap((r, metric) => metricBlocks(r, metric, report, article, points, words)),
    folded(words.article.origin, originMarkdown(article.origin)),
  ];
}

/** The verdict, the sentence, whether it can be merged, and what to run next. */
function headlineBlocks(
  level: number,
  verdict: Verdict,
  headline: Headline | undefined,
  metric = "",
): readonly string[] {
  if (headline === undefined) return [];
  const { word = "", sentence, answers, next } = headline;
  return [
    heading(level, `${verdictSymbols[verdict]} ${word} ${metric}`.trimEnd()),
    `${escaped(sentence)}\n`,
    ...answers.map(({ question, answer }) =>
      question === undefined ? `${escaped(answer)}\n` : `**${escaped(question)}** ${escaped(answer)}\n`,
    ),
    ...(next === undefined ? [] : [`${escaped(next.reason)}\n`, codeBlock("sh", next.command)]),
  ];
}

function metricBlocks(
  r: MetricVerdict,
  metric: number,
  report: GateReport,
  article: Article,
  points: number,
  words: Words,
): readonly string[] {
  const own = report.result.results.length > 1 ? article.sections[metric + 1] : undefined;
  const sections = own === undefined ? article.sections : (own.parts ?? []);
  const named = (names: readonly string[]): readonly Section[] =>
    names.flatMap((name) => sections.filter(({ id }) => id === `${name}-${metric + 1}`));
  return [
    ...headlineBlocks(4, r.verdict, own?.headline, r.metric),
    ...named(open).flatMap(sectionMarkdown),
    ...questionBlocks(r, report.details[metric], points, words),
    ...named(["judged"]).map((judged) =>
      folded(judged.title, [...saidMarkdown(judged), ...named(closed).flatMap(sectionMarkdown)]),
    ),
  ];
}
