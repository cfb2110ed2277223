import type { ScoreDetails } from "../../table/scoreDetails.ts";
import type { Section } from "../article/Article.ts";
import type { Figure, PointsFigure } from "../article/Figure.ts";
import type { Listing } from "../article/Listing.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { caterpillar } from "../figures/caterpillar.ts";
import { histogramBars } from "../figures/histogramBars.ts";
import { plain } from "../numbers.ts";
import { readersTable } from "../readersTable.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { designReport } from "../sentences/designReport.ts";
import { estimateDigits } from "../sentences/estimateSentence.ts";
import { reasonSentence } from "../sentences/reasonSentence.ts";
import { methodsTable } from "../tables/methodsTable.ts";
import type { Words } from "../words/Words.ts";
import type { EstimateReport } from "./EstimateReport.ts";

const none: ScoreDetails = { scores: [], documents: [] };

/** All that lies beneath one estimate; scores and documents where they are given. */
export function estimateSections(
  { results, details, parts }: EstimateReport,
  at: number,
  words: Words,
): readonly Section[] {
  const r = results[at];
  const id = (name: string): string => `${name}-${at + 1}`;
  const { titles } = words.page;
  const { documents, scores } = details[at] ?? none;
  return filled([
    ...(parts.methods === "all" ? [methodsSection(r, id, words)] : []),
    {
      ...plainSection(id("documents"), titles.documents),
      figures: documents.length > 1 ? documentFigures(r, documents, id, words) : [],
      listings: documents.length === 0 ? [] : [documentsListing(r, documents, id("all-documents"), words)],
    },
    {
      ...plainSection(id("scores"), titles.scores),
      figures: scoresFigure(r, scores, id("scores-figure"), words),
    },
    {
      ...plainSection(id("judged"), titles.judged),
      paragraphs: [reasonSentence(r.methodReason, words)],
    },
    {
      ...plainSection(id("design"), titles.designReport),
      parts: designReport(r, words).map(({ title, points }, part) =>
        pointsSection(id(`design-${part + 1}`), title, points),
      ),
    },
    pointsSection(id("notes"), words.report.notes, caveatSentences(r.caveats, words)),
    ...(at > 0 || parts.cite === undefined
      ? []
      : [
          {
            ...plainSection(id("cite"), words.estimates.forMethodsSection),
            paragraphs: parts.cite.paragraphs,
          },
        ]),
  ]);
}

function methodsSection(r: SystemEstimate, id: (name: string) => string, words: Words): Section {
  const { titles, captions } = words.page;
  return {
    ...plainSection(id("methods"), titles.methods),
    figures: [methodsFigure(r, id("methods-figure"), words)],
    tables: [{ caption: captions.methods, table: readersTable(methodsTable([r]), words) }],
  };
}

/** The interval of every method that has one, the one taken marked by its name. */
export function methodsFigure(r: SystemEstimate, id: string, words: Words): PointsFigure {
  const { figures } = words.page;
  const taken = (name: string): boolean => name === r.method;
  return {
    id,
    caption: figures.methods({ level: r.level, method: r.method }),
    kind: "rows",
    x: {
      label: figures.mean({ metric: r.metric }),
      marks: [{ at: r.value, label: plain(Number(r.value.toFixed(estimateDigits(r)))) }],
    },
    y: { label: words.report.method },
    panels: [
      {
        title: "",
        points: r.methods.flatMap(({ name, lower, upper }) =>
          lower === null || upper === null || !Number.isFinite(lower) || !Number.isFinite(upper)
            ? []
            : [
                {
                  series: words.report.method,
                  kind: "measured" as const,
                  x: r.value,
                  y: name,
                  lower,
                  upper,
                  ...(!taken(name) && { outcome: "none" as const }),
                },
              ],
        ),
      },
    ],
    series: [words.report.method],
    density: "compact",
    numbers: "elsewhere",
  };
}

function documentFigures(
  r: SystemEstimate,
  documents: ScoreDetails["documents"],
  id: (name: string) => string,
  words: Words,
): readonly Figure[] {
  const { figures } = words.page;
  const means = caterpillar({
    id: id("documents-figure"),
    hollow: figures.hollow,
    caption: (each) => figures.documentMeans({ documents: documents.length, each }),
    x: {
      label: figures.mean({ metric: r.metric }),
      marks: [{ at: r.value, label: plain(Number(r.value.toFixed(estimateDigits(r)))) }],
      ...(r.scale.kind === "bounded" && { limits: [r.scale.min, r.scale.max] as const }),
    },
    rows: words.report.documents,
    documents: documents.map(({ label, mean, standardError }) => ({ label, value: mean, standardError })),
  });
  const sizes: Figure = {
    id: id("sizes-figure"),
    caption: figures.sizes,
    kind: "histogram",
    x: { label: figures.questionsInDocument },
    y: { label: figures.count.document },
    bars: histogramBars(
      documents.map(({ questions }) => questions),
      () => "none",
    ),
  };
  return [means, sizes];
}

function scoresFigure(
  r: SystemEstimate,
  scores: ScoreDetails["scores"],
  id: string,
  words: Words,
): readonly Figure[] {
  if (scores.length === 0) return [];
  const { figures } = words.page;
  return [
    {
      id,
      caption: figures.scores({ metric: r.metric, questions: scores.length }),
      kind: "histogram",
      x: { label: figures.mean({ metric: r.metric }) },
      y: { label: figures.count.question },
      bars: histogramBars(scores, () => "none"),
    },
  ];
}

/** Every document with its mean, the lowest first. */
function documentsListing(
  r: SystemEstimate,
  documents: ScoreDetails["documents"],
  id: string,
  words: Words,
): Listing {
  const { heads, captions } = words.page;
  const { report } = words;
  const sorted = [...documents].sort((a, b) => a.mean - b.mean);
  return {
    id,
    caption: sorted.some(({ standardError }) => !standardError)
      ? `${captions.documentMeans} ${captions.unseen}`
      : captions.documentMeans,
    columns: [
      { head: report.document, kind: "text", values: sorted.map((d) => d.label) },
      { head: report.questions, kind: "number", values: sorted.map((d) => d.questions) },
      { head: report.mean, kind: "number", values: sorted.map((d) => d.mean) },
      {
        head: heads.twoErrors,
        kind: "number",
        values: sorted.map(({ standardError }) => (standardError ? 2 * standardError : null)),
      },
    ],
    last: heads.outcome,
    first: 20,
    states: [heads.belowMean, heads.aboveMean],
    outcomes: ["none", "none"],
    stateOf: sorted.map(({ mean }) => (mean < r.value ? 0 : 1)),
  };
}
