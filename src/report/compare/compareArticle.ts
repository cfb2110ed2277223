import type { Comparison } from "../../gates/results.ts";
import type { Article, Headline, Section } from "../article/Article.ts";
import type { Figure } from "../article/Figure.ts";
import { plainSection, pointsSection } from "../article/sections.ts";
import { comparisonInterval, findingOutcome } from "../figures/intervals.ts";
import { compareJson } from "../json.ts";
import { allSources } from "../names.ts";
import { aboutInputs, originOf, shortNames } from "../pageContext.ts";
import { readersTable } from "../readersTable.ts";
import { reference } from "../reference.ts";
import { comparisonSentence } from "../sentences/comparison.ts";
import { languageNotes } from "../sentences/languageNotes.ts";
import { compareTable } from "../tables/compareTable.ts";
import type { Words } from "../words/Words.ts";
import type { CompareReport } from "./CompareReport.ts";
import { comparisonSections } from "./comparisonSections.ts";

/** Comparisons up to which each is shown down to the question. */
export const mostDetailed: number = 6;

/** The answer to `compare` as an article: what each comparison found, and what it rests on. */
export function compareArticle({ result, details, sources, context }: CompareReport, words: Words): Article {
  const { results } = result;
  const detailed = results.length <= mostDetailed;
  const several = results.length > 1;
  const sections = results.map((c, i) =>
    comparisonSections(c, detailed ? details[i] : undefined, i, several, words),
  );
  const { report, design, page } = words;
  const limitations = pointsSection("limitations", report.limitations, [
    design.leftOut.systems,
    design.leftOut.questions,
  ]);
  return {
    title: aboutInputs("compare", context, words),
    headline: several ? severalHeadline(results, words) : comparisonHeadline(results[0], 0, words),
    lead: [...languageNotes(words), ...(detailed ? [] : [page.compared.undetailed({ most: mostDetailed })])],
    findingsTitle: "",
    findings: [],
    sections: [
      ...(several ? [allSection(results, words)] : []),
      ...(several
        ? results.map((c, i) => ({
            ...plainSection(`comparison-${i + 1}`, nameOf(c, results)),
            headline: comparisonHeadline(c, i, words),
            parts: sections[i],
          }))
        : sections[0]),
      limitations,
      ...(sources.length === 0
        ? []
        : [pointsSection("references", report.references, allSources(sources).map(reference))]),
    ],
    origin: originOf(context, words),
    main: several ? comparisonFigures(results, words) : [comparisonInterval(results[0], "interval-1", words)],
    json: compareJson(result, context),
  };
}

function comparisonHeadline(c: Comparison, i: number, words: Words): Headline {
  return {
    outcome: findingOutcome[c.finding],
    sentence: comparisonSentence(c, words),
    answers: [],
    figure: comparisonInterval(c, `interval-${i + 1}`, words),
  };
}

/** How many comparisons found what. */
function severalHeadline(results: readonly Comparison[], words: Words): Headline {
  const count = (finding: Comparison["finding"]): number =>
    results.filter((c) => c.finding === finding).length;
  const found = { better: count("better"), worse: count("worse"), undecided: count("undecided") };
  return { outcome: "none", sentence: words.page.compared.found(found), answers: [] };
}

function allSection(results: readonly Comparison[], words: Words): Section {
  const { titles, captions } = words.page;
  return {
    ...plainSection("all", titles.comparisons),
    figures: comparisonFigures(results, words),
    tables: [{ caption: captions.comparisons, table: readersTable(compareTable({ results }), words) }],
  };
}

/** The changes of all comparisons, a figure for each metric. */
export function comparisonFigures(results: readonly Comparison[], words: Words): readonly Figure[] {
  const { figures } = words.page;
  const columns = results.every((c) => c.metric === c.candidateName);
  const metrics = columns ? [results[0].metric] : [...new Set(results.map(({ metric }) => metric))];
  return metrics.map((metric, i): Figure => {
    const own = columns ? results : results.filter((c) => c.metric === metric);
    return {
      id: `changes-${i + 1}`,
      caption: figures.comparisons({ metric: columns ? null : metric, level: own[0].level }),
      kind: "rows",
      x: {
        label: figures.change({ metric: columns ? words.report.candidate : metric }),
        marks: [{ at: 0, label: figures.noChange }],
      },
      y: { label: words.report.candidate },
      panels: [
        {
          title: metric,
          points: own.map((c) => ({
            series: metric,
            kind: "measured",
            x: c.difference,
            y: nameOf(c, own),
            lower: Number.isFinite(c.lower) ? c.lower : null,
            upper: Number.isFinite(c.upper) ? c.upper : null,
            outcome: findingOutcome[c.finding],
          })),
        },
      ],
      series: [metric],
      numbers: "elsewhere",
    };
  });
}

/** What tells a comparison from the others: its candidate, and what else differs among them. */
function nameOf(c: Comparison, all: readonly Comparison[]): string {
  const systems = [...new Set(all.flatMap((one) => [one.baselineName, one.candidateName]))];
  const short = shortNames(systems);
  const named = (system: string): string => short[systems.indexOf(system)];
  const several = (of: (c: Comparison) => string): boolean => new Set(all.map(of)).size > 1;
  const metric = several((one) => one.metric) && c.metric !== c.candidateName ? `${c.metric}: ` : "";
  const baseline = several((one) => one.baselineName) ? ` − ${named(c.baselineName)}` : "";
  return `${metric}${named(c.candidateName)}${baseline}`;
}
