import type { MetricVerdict } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { verdictInterval, verdictOutcome } from "../figures/intervals.ts";
import type { GateReport } from "../GateReport.ts";
import { gateJson } from "../json.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import { readersTable } from "../readersTable.ts";
import { combinedSentence } from "../sentences/combinedSentence.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { mergeAnswer } from "../sentences/mergeAnswer.ts";
import { nextTopic } from "../sentences/nextTopic.ts";
import { verdictSentence } from "../sentences/verdictSentence.ts";
import { gateTable } from "../tables/gateTable.ts";
import type { Words } from "../words/Words.ts";
import { metricSections } from "./metricSections.ts";

/** Answers that the headline of several metrics gives. */
const mostAnswers = 3;

/** The answer to `gate` as an article: what was decided first, then the numbers it rests on, down to the question. */
export function gateArticle(report: GateReport, words: Words): Article {
  const { result, exitCode, context } = report;
  const sections = result.results.map((_, metric) => metricSections(report, metric, words));
  const several = result.results.length > 1;
  return {
    title: aboutInputs("gate", context, words),
    headline: several ? combinedHeadline(report, words) : metricHeadline(report, 0, words),
    lead: languageNotes(words, "verdicts"),
    findingsTitle: "",
    findings: [],
    sections: several
      ? [
          metricsSection(report, words),
          ...result.results.map((r, metric) => metricSection(r, sections[metric], report, metric, words)),
        ]
      : sections[0],
    origin: originOf(context, words),
    main: result.results.flatMap((r, metric) => verdictInterval(r, `interval-${metric + 1}`, words) ?? []),
    json: gateJson(result, exitCode, context),
  };
}

/** What was decided of one metric. */
function metricHeadline({ result, plans }: GateReport, metric: number, words: Words): Headline {
  const r = result.results[metric];
  const { verdicts } = words;
  const watched = r.role === "watch" ? ` ${verdicts.watched}` : "";
  const figure = verdictInterval(r, `interval-${metric + 1}`, words);
  const next = r.verdict === "inconclusive" ? nextCommand(r, plans[metric], words) : undefined;
  return {
    outcome: verdictOutcome[r.verdict],
    word: verdicts.word[r.verdict],
    sentence: verdictSentence(r, words) + watched,
    answers: [
      {
        question: r.role === "watch" ? verdicts.couldItBeMerged : verdicts.canItBeMerged,
        answer: mergeAnswer(r, words),
      },
    ],
    ...(figure !== null && { figure }),
    ...(next !== undefined && { next }),
  };
}

function nextCommand(
  r: MetricVerdict,
  plan: readonly string[] | null,
  { language, page }: Words,
): Headline["next"] {
  const topic = nextTopic(r);
  const inLanguage = language === "en" ? "" : ` --language ${language}`;
  return plan === null || r.rule !== "paired" || (topic !== "floor" && topic !== "inconclusive")
    ? { reason: page.next.explain, command: `gatestats explain ${topic}${inLanguage}` }
    : { reason: page.next.plan, command: plan.join(" ") };
}

/** What was decided of several metrics together, and the answers of those that decide it. */
function combinedHeadline({ result }: GateReport, words: Words): Headline {
  const { verdict, results } = result;
  const deciding = results.filter((r) => r.role === "must" && r.verdict === verdict).slice(0, mostAnswers);
  return {
    outcome: verdictOutcome[verdict],
    word: words.verdicts.word[verdict],
    sentence: combinedSentence(verdict, results, words),
    answers: deciding.map((r, i) => ({
      ...(i === 0 && { question: words.verdicts.canItBeMerged }),
      answer: `${deciding.length > 1 ? `${r.metric}: ` : ""}${mergeAnswer(r, words)}`,
    })),
  };
}

function metricsSection({ result }: GateReport, words: Words): Section {
  return {
    id: "metrics",
    title: words.page.titles.metrics,
    paragraphs: [],
    figures: [],
    tables: [{ caption: words.page.captions.metrics, table: readersTable(gateTable(result), words) }],
  };
}

/** One metric of several: its own headline, and its sections as parts. */
function metricSection(
  r: MetricVerdict,
  parts: readonly Section[],
  report: GateReport,
  metric: number,
  words: Words,
): Section {
  return {
    id: `metric-${metric + 1}`,
    title: r.metric,
    headline: metricHeadline(report, metric, words),
    paragraphs: [],
    figures: [],
    tables: [],
    parts,
  };
}
