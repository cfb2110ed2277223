import type { LatencyResult } from "../../gates/latency.ts";
import type { Verdict } from "../../gates/results.ts";
import { originMarkdown } from "../article/articleMarkdown.ts";
import { fittedMarkdown, longestMarkdown } from "../fittedMarkdown.ts";
import { escaped, folded, heading, list, markdownTable } from "../markdown.ts";
import { originOf } from "../pageContext.ts";
import type { ReportContext } from "../ReportContext.ts";
import { marker, verdictSymbols } from "../reportMarker.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { en } from "../words/en/catalogue.ts";
import {
  latencyAdvice,
  latencyAnswer,
  latencyBasis,
  latencySentence,
  runsSentences,
} from "../words/en/latency.ts";
import { runsTable } from "./runsTable.ts";

/** The answer to `latency` as Markdown of so many characters at most. Like its text, it is in English. */
export function latencyMarkdown(
  r: LatencyResult,
  context: ReportContext,
  most: number = longestMarkdown,
): string {
  return fittedMarkdown(() => blocks(r, context), 0, most, paragraph(en.markdown.cut));
}

function blocks(r: LatencyResult, context: ReportContext): readonly string[] {
  const notes = caveatSentences(r.caveats, en);
  return [
    marker,
    ...(r.verdict === null ? [paragraph(latencySentence(r))] : verdictBlocks(r, r.verdict)),
    markdownTable(runsTable(r)),
    ...runsSentences(r).map(paragraph),
    ...(r.verdict === "inconclusive" ? titled(en.verdicts.adviceTitle, latencyAdvice(r)) : []),
    ...(notes.length === 0 ? [] : titled(en.report.notes, notes)),
    folded(en.page.titles.judged, latencyBasis(r).map(paragraph)),
    folded(en.article.origin, originMarkdown(originOf(context, en))),
  ];
}

function verdictBlocks(r: LatencyResult, verdict: Verdict): readonly string[] {
  return [
    heading(3, `${verdictSymbols[verdict]} ${en.verdicts.word[verdict]}`),
    paragraph(latencySentence(r)),
    `**${escaped(en.verdicts.canItBeMerged)}** ${paragraph(latencyAnswer(r))}`,
  ];
}

function titled(title: string, points: readonly string[]): readonly string[] {
  return [`**${escaped(title)}**\n`, list(points)];
}

function paragraph(text: string): string {
  return `${escaped(text)}\n`;
}
