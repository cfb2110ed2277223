import type { Article, Headline, Section } from "../article/Article.ts";
import type { Figure, PointsFigure } from "../article/Figure.ts";
import { plainSection } from "../article/sections.ts";
import { estimateInterval } from "../figures/intervals.ts";
import { estimateJson } from "../json.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import { readersTable } from "../readersTable.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import { estimateSentence } from "../sentences/estimateSentence.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { estimateTable } from "../tables/estimateTable.ts";
import type { Words } from "../words/Words.ts";
import type { EstimateReport } from "./EstimateReport.ts";
import { estimateSections } from "./estimateSections.ts";

/** Estimates up to which each is shown down to the document. */
const mostDetailed = 12;

/** The answer to `estimate` as an article: each mean with its interval, and the design report. */
export function estimateArticle(report: EstimateReport, words: Words): Article {
  const { results, parts, context } = report;
  const shown = results.length <= mostDetailed ? report : { ...report, details: [] };
  const sections = results.map((_, at) => estimateSections(shown, at, words));
  const several = results.length > 1;
  return {
    title: aboutInputs("estimate", context, words),
    headline: several
      ? { outcome: "none", sentence: severalWords(results, words), answers: [] }
      : headlineOf(results[0], 0, words),
    lead: languageNotes(words),
    findingsTitle: "",
    findings: [],
    sections: several
      ? [
          allSection(results, words),
          ...results.map((r, at) => ({
            ...plainSection(`estimate-${at + 1}`, nameOf(r, words)),
            headline: headlineOf(r, at, words),
            parts: sections[at],
          })),
        ]
      : sections[0],
    origin: originOf(context, words),
    main: several ? estimateFigures(results, words) : mainFigures(results[0], sections[0], words),
    json: estimateJson(results, context, parts.cite),
  };
}

function headlineOf(r: SystemEstimate, at: number, words: Words): Headline {
  const figure = estimateInterval(r, `interval-${at + 1}`, words);
  return {
    outcome: "none",
    sentence: estimateSentence(r, words),
    answers: r.clusters < r.questions ? [{ answer: sampleWords(r, words) }] : [],
    ...(r.lower < r.upper && { figure }),
  };
}

/** The interval of one mean, every method where they were asked for, and the documents. */
function mainFigures(r: SystemEstimate, sections: readonly Section[], words: Words): readonly Figure[] {
  const shown = ["methods-1", "documents-1"];
  return [
    estimateInterval(r, "interval-1", words),
    ...sections.filter(({ id }) => shown.includes(id)).flatMap(({ figures }) => figures.slice(0, 1)),
  ];
}

/** What was averaged, over how many documents. */
function sampleWords(r: SystemEstimate, { page, estimands }: Words): string {
  return page.sampled({ documents: r.clusters, estimand: estimands[r.estimand] });
}

function nameOf({ metric, system }: SystemEstimate, { estimates }: Words): string {
  return estimates.name({ metric, system: system ?? null });
}

function severalWords(results: readonly SystemEstimate[], words: Words): string {
  return results.map((r) => nameOf(r, words)).join(", ");
}

function allSection(results: readonly SystemEstimate[], words: Words): Section {
  const { titles, captions } = words.page;
  return {
    ...plainSection("all", titles.metrics),
    figures: estimateFigures(results, words),
    tables: [{ caption: captions.estimates, table: readersTable(estimateTable(results), words) }],
  };
}

/** The means of all systems with their intervals, a figure for each metric. */
export function estimateFigures(results: readonly SystemEstimate[], words: Words): readonly PointsFigure[] {
  const { figures } = words.page;
  return [...new Set(results.map(({ metric }) => metric))].map((metric, at) => ({
    id: `means-${at + 1}`,
    caption: figures.estimate({ name: metric, level: results[0].level }),
    kind: "rows",
    x: { label: figures.mean({ metric }) },
    y: { label: words.page.heads.system },
    panels: [
      {
        title: metric,
        points: results
          .filter((r) => r.metric === metric)
          .map((r) => ({
            series: metric,
            kind: "measured",
            x: r.value,
            y: r.system ?? r.metric,
            lower: Number.isFinite(r.lower) ? r.lower : null,
            upper: Number.isFinite(r.upper) ? r.upper : null,
          })),
      },
    ],
    series: [metric],
    numbers: "elsewhere",
  }));
}
