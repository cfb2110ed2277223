import type { MetricVerdict } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import { sharedSections } from "../article/sharedSections.ts";
import { verdictInterval, verdictOutcome } from "../figures/intervals.ts";
import type { GateReport } from "../GateReport.ts";
import { gateJson } from "../json.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import type { ReadersTable } from "../readersTable.ts";
import { changeKind } from "../sentences/changeKind.ts";
import { combinedSentence } from "../sentences/combinedSentence.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { mergeAnswer } from "../sentences/mergeAnswer.ts";
import { nextTopic } from "../sentences/nextTopic.ts";
import { policySentences } from "../sentences/policySentences.ts";
import { tableNotes } from "../sentences/tableNotes.ts";
import { verdictSentence } from "../sentences/verdictSentence.ts";
import type { Words } from "../words/Words.ts";
import { metricColumns } from "./metricColumns.ts";
import { metricSections } from "./metricSections.ts";

/** Sections whose sentences are said once where metrics share them. */
export const sharable: readonly string[] = ["judged", "limitations", "references"];

/** The answer to `gate` as an article: what was decided first, then the numbers it rests on, down to the question. */
export function gateArticle(report: GateReport, words: Words): Article {
  const { result, exitCode, context } = report;
  const sections = result.results.map((_, metric) => metricSections(report, metric, words));
  const several = result.results.length > 1;
  const { own, shared } = sharedSections(sections, several ? sharable : []);
  const exit = { answer: policySentences({ ...report, verdict: result.verdict }, words).join(" ") };
  return {
    title: aboutInputs("gate", context, words),
    headline: withAnswer(several ? combinedHeadline(report, words) : metricHeadline(report, 0, words), exit),
    lead: languageNotes(words, "verdicts"),
    findingsTitle: "",
    findings: [],
    sections: several
      ? [
          metricsSection(report, words),
          ...result.results.map((r, metric) => metricSection(r, own[metric], report, metric, words)),
          ...shared,
        ]
      : sections[0],
    origin: originOf(context, words),
    main: result.results.flatMap((r, metric) => verdictInterval(r, `interval-${metric + 1}`, words) ?? []),
    json: gateJson(result, exitCode, context),
  };
}

function withAnswer(headline: Headline, answer: Headline["answers"][number]): Headline {
  return { ...headline, answers: [...headline.answers, answer] };
}

/** What was decided of one metric. */
function metricHeadline({ result, plans, details }: GateReport, metric: number, words: Words): Headline {
  const r = result.results[metric];
  const { verdicts } = words;
  const watched = r.role === "watch" ? ` ${verdicts.watched}` : "";
  const figure = verdictInterval(r, `interval-${metric + 1}`, words);
  const next = r.verdict === "inconclusive" ? nextCommand(r, plans[metric], words) : undefined;
  return {
    outcome: verdictOutcome[r.verdict],
    word: verdicts.word[r.verdict],
    ...(r.role === "watch" && { watched: verdicts.role.watch }),
    sentence: verdictSentence(r, words) + watched,
    answers: [
      {
        question: r.role === "watch" ? verdicts.couldItBeMerged : verdicts.canItBeMerged,
        answer: mergeAnswer(r, words),
      },
      ...(r.verdict === "fail" ? failAnswers(r, details[metric] && `questions-${metric + 1}`, words) : []),
    ],
    ...(figure !== null && { figure }),
    ...(next !== undefined && { next }),
  };
}

/** How sure a fail is, and the questions to look at, where they are listed. */
function failAnswers(
  r: MetricVerdict,
  section: string | undefined,
  { verdicts }: Words,
): Headline["answers"] {
  const count = r.losses ?? 0;
  const change = changeKind(r.metric, r.better);
  return [
    ...(r.rule === "paired" ? [{ answer: verdicts.falseFail({ alpha: r.alpha }) }] : []),
    ...(count > 0 && section !== undefined ? [{ answer: verdicts.lookAt({ count, change }), section }] : []),
  ];
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

/** What was decided of several metrics together. */
function combinedHeadline({ result }: GateReport, words: Words): Headline {
  const { verdict, results } = result;
  const names = results
    .filter((r) => r.role === "must" && r.verdict === verdict)
    .map((r) => r.metric)
    .join(", ");
  return {
    outcome: verdictOutcome[verdict],
    word: words.verdicts.word[verdict],
    sentence: combinedSentence(verdict, results, words),
    answers: [
      { question: words.verdicts.canItBeMerged, answer: words.verdicts.mergeAll[verdict]({ names }) },
    ],
  };
}

function metricsSection({ result }: GateReport, words: Words): Section {
  return {
    id: "metrics",
    title: words.page.titles.metrics,
    paragraphs: tableNotes(result.results, words),
    figures: [],
    tables: [{ caption: words.page.captions.metrics, table: metricsTable(result.results, words) }],
  };
}

function metricsTable(results: readonly MetricVerdict[], words: Words): ReadersTable {
  const columns = metricColumns(results, words);
  return {
    head: columns.map(({ head }) => head),
    rows: results.map((r) => columns.map(({ cell }) => cell(r))),
    left: columns.map(({ kind }) => kind === "words"),
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
