import type { LatencyResult } from "../../gates/latency.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { verdictOutcome } from "../figures/intervals.ts";
import { latencyJson } from "../json.ts";
import { percent } from "../numbers.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import type { ReportContext } from "../ReportContext.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import type { LatencyWords } from "../words/LatencyWords.ts";
import type { Words } from "../words/Words.ts";
import { latencyInterval, latencyRunsFigure } from "./latencyFigures.ts";
import { oneRunTable, passedAlone } from "./oneRun.ts";
import { runsTable } from "./runsTable.ts";

/**
 * The answer to `latency` as an article: the verdict, each run with the interval it has by itself, and what one run would
 * have said.
 *
 * @param said what is said of latencies, in the language of `words`
 */
export function latencyArticle(
  r: LatencyResult,
  exitCode: number,
  context: ReportContext,
  words: Words,
  said: LatencyWords,
): Article {
  const figure = latencyRunsFigure(r, said);
  return {
    title: aboutInputs("latency", context, words),
    headline: headlineOf(r, words, said),
    lead: [],
    findingsTitle: "",
    findings: [],
    sections: filled([
      pointsSection("advice", words.verdicts.adviceTitle, r.verdict === "inconclusive" ? said.advice(r) : []),
      {
        ...plainSection("runs", said.page.runsTitle),
        paragraphs: said.runs(r),
        figures: [figure],
        tables: [{ caption: said.page.runsTitle, table: runsTable(r, said.runsHeads) }],
      },
      oneRunSection(r, words, said),
      pointsSection("judged", said.page.judged, [...exceedingOf(r, said), ...said.basis(r)]),
      pointsSection("notes", words.report.notes, caveatSentences(r.caveats, words)),
    ]),
    origin: originOf(context, words),
    main: [figure],
    json: latencyJson(r, exitCode, context),
  };
}

function headlineOf(r: LatencyResult, words: Words, said: LatencyWords): Headline {
  const sentence = said.sentence(r);
  const figure = latencyInterval(r, said);
  if (r.verdict === null) {
    const answer = said.page.next[r.baseline === null ? "limit" : "margin"];
    return { outcome: "none", sentence, answers: [{ answer }], figure };
  }
  return {
    outcome: verdictOutcome[r.verdict],
    word: words.verdicts.word[r.verdict],
    sentence,
    answers: [{ question: words.verdicts.canItBeMerged, answer: said.answer(r) }],
    figure,
  };
}

function oneRunSection(r: LatencyResult, words: Words, said: LatencyWords): Section {
  const table = oneRunTable(r, words, said);
  const section = plainSection("one-run", said.page.oneTitle);
  if (table === null) return section;
  return {
    ...section,
    paragraphs: [
      said.page.oneSaid(passedAlone(r)),
      said.page.oneWorth,
      ...(r.baseline === null ? [said.page.oneInterval] : []),
    ],
    tables: [{ caption: said.page.oneCaption, table }],
  };
}

function exceedingOf({ exceeding, quantile }: LatencyResult, said: LatencyWords): readonly string[] {
  if (exceeding === null) return [];
  return [said.page.exceeding({ share: percent(exceeding), may: percent(1 - quantile) })];
}
