import type { CoverageResult, CoverageSimulation } from "../../simulate/CoverageSimulation.ts";
import type { Article } from "../article/Article.ts";
import type { Figure } from "../article/Figure.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { simulateCoverageJson } from "../json.ts";
import { percent } from "../numbers.ts";
import { aboutInputs, originOf } from "../pageContext.ts";
import type { ReportContext } from "../ReportContext.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { coverageCells } from "../tables/coverageCells.ts";
import { en } from "../words/en/catalogue.ts";
import {
  columnWords,
  coverageDrawn,
  coverageHeadline,
  coverageNext,
  figureWords,
  meanWords,
  resultWords,
} from "../words/en/simulateCoverage.ts";

/**
 * The answer to `simulate coverage` as an article: how often each interval holds the truth, by the number of documents.
 *
 * @param next the words of the command to run next; null where none can be given
 */
export function coverageArticle(
  s: CoverageSimulation,
  next: readonly string[] | null,
  context: ReportContext,
): Article {
  const main = coverageFigures(s);
  return {
    title: aboutInputs("simulate coverage", context, en),
    headline: {
      outcome: "none",
      sentence: coverageHeadline(s),
      answers: [{ answer: coverageDrawn(s) }],
      ...(next !== null && { next: { reason: coverageNext(s), command: next.join(" ") } }),
    },
    lead: [],
    findingsTitle: "",
    findings: [],
    sections: filled([
      { ...plainSection("curves", figureWords.curves), figures: main },
      {
        ...plainSection("tables", figureWords.tables),
        paragraphs: columnWords(s),
        tables: s.results.map((result) => ({
          caption: `${resultWords(result, s)}.`,
          table: coverageCells(result),
        })),
      },
      pointsSection("notes", en.report.notes, caveatSentences(s.caveats, en)),
    ]),
    origin: originOf(context, en),
    main,
    json: simulateCoverageJson(s, context),
  };
}

/** How often each method holds the truth, and how wide it is, a panel a mean. */
export function coverageFigures(s: CoverageSimulation): readonly Figure[] {
  const estimands = [...new Set(s.results.map(({ estimand }) => estimand))];
  const methods = drawnMethods(s);
  const panels = (of: (row: CoverageResult["rows"][number]) => number | null, errors: 0 | 2) =>
    estimands.map((estimand) => {
      const results = s.results.filter((result) => result.estimand === estimand);
      return {
        title: meanWords(results[0], s),
        points: results.flatMap(({ documents, rows }) =>
          rows.flatMap((row) => {
            const y = of(row);
            if (y === null || !Number.isFinite(y) || !methods.includes(row.method)) return [];
            const reach = errors * row.error;
            return {
              series: row.method,
              kind: "measured" as const,
              x: documents,
              y,
              lower: reach > 0 ? y - reach : null,
              upper: reach > 0 ? Math.min(1, y + reach) : null,
            };
          }),
        ),
      };
    });
  const figure = { kind: "lines", series: methods } as const;
  const x = { label: figureWords.size(s.unit), log: true };
  return [
    {
      ...figure,
      id: "coverage",
      caption: figureWords.coverage(s, methods.length),
      x,
      y: {
        label: figureWords.holds,
        percent: true,
        reach: [1],
        marks: [{ at: s.level, label: percent(s.level) }],
      },
      panels: panels((row) => row.coverage, 2),
    },
    {
      ...figure,
      id: "widths",
      caption: figureWords.widths,
      x,
      y: { label: figureWords.width, reach: [0] },
      panels: panels((row) => row.medianWidth, 0),
    },
  ];
}

/** Methods that curves are drawn of at most: as many as there are colours. */
const mostDrawn = 8;

/** The recommended method and, where there are many, those whose coverage is furthest from the level. */
function drawnMethods({ results, level }: CoverageSimulation): readonly string[] {
  const rows = results.flatMap((result) => result.rows);
  const all = [...new Set(rows.map(({ method }) => method))];
  const own = (method: string): typeof rows => rows.filter((row) => row.method === method);
  const recommended = (method: string): number => Number(own(method).some((row) => row.recommended));
  const off = (method: string): number =>
    Math.max(...own(method).map((row) => Math.abs(row.coverage - level)));
  const first = [...all]
    .sort((a, b) => recommended(b) - recommended(a) || off(b) - off(a))
    .slice(0, mostDrawn);
  return all.filter((method) => first.includes(method));
}
