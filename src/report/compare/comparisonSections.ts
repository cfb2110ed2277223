import type { PairDetails } from "../../gates/pairDetails.ts";
import type { Comparison } from "../../gates/results.ts";
import type { Section } from "../article/Article.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { detailSections } from "../figures/detailSections.ts";
import { comparisonDigits } from "../figures/intervals.ts";
import { fixed, grouped, pValue } from "../numbers.ts";
import { signedOrDash } from "../parts.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { changeKind } from "../sentences/changeKind.ts";
import { documentsSentence, pairingSentence, questionsSentence } from "../sentences/comparison.ts";
import { reasonSentence } from "../sentences/reasonSentence.ts";
import { namedNumbers } from "../tables/namedNumbers.ts";
import { sidesTable } from "../tables/sidesTable.ts";
import type { Words } from "../words/Words.ts";

/** All that lies beneath one comparison; its questions and documents where they are given. */
export function comparisonSections(
  c: Comparison,
  details: PairDetails | undefined,
  at: number,
  several: boolean,
  words: Words,
): readonly Section[] {
  const id = (name: string): string => `${name}-${at + 1}`;
  const { page, report } = words;
  return filled([
    {
      ...plainSection(id("numbers"), page.titles.numbers),
      paragraphs: [questionsSentence(c, words), documentsSentence(c, words)].filter((words) => words !== ""),
      tables: numberTables(c, several, words),
    },
    ...(details === undefined
      ? []
      : detailSections(details, id, [{ at: 0, label: page.figures.noChange }], words)),
    { ...plainSection(id("judged"), page.titles.judged), paragraphs: judgedSentences(c, several, words) },
    pointsSection(id("notes"), report.notes, caveatSentences(c.caveats, words)),
  ]);
}

function numberTables(c: Comparison, several: boolean, words: Words): Section["tables"] {
  const { page, report } = words;
  const { heads, captions } = page;
  const digits = comparisonDigits(c);
  const p = (value: number): string => pValue(value, 1 - c.level).replace(/^= /, "");
  const changes = words.changes[changeKind(c.metric, c.better)];
  const ends = { lower: signedOrDash(c.lower, digits), upper: signedOrDash(c.upper, digits) };
  return [
    {
      caption: captions.sides,
      table: sidesTable(
        [
          [c.baselineName, c.baseline],
          [c.candidateName, c.candidate],
        ],
        [],
        words,
      ),
    },
    {
      caption: captions.numbers({ metric: c.metric }),
      table: namedNumbers(
        [
          [report.change, signedOrDash(c.difference, digits)],
          [page.interval.name({ level: c.level }), page.interval.ends(ends)],
          [heads.pValue, p(c.pValue)],
          [heads.pHolm, several ? p(c.pHolm) : null],
          [report.questions, grouped(c.questions)],
          [report.documents, c.clusters < c.questions ? grouped(c.clusters) : null],
          [changes.worse, grouped(c.losses)],
          [changes.better, grouped(c.wins)],
          [heads.unchanged, grouped(c.ties)],
          [
            heads.standardError,
            c.standardError === null ? null : fixed(c.standardError, Math.max(4, digits)),
          ],
        ],
        words,
      ),
    },
  ];
}

function judgedSentences(c: Comparison, several: boolean, words: Words): readonly string[] {
  const { judged } = words.page;
  const documents = c.clusters < c.questions ? c.clusters : null;
  const pairing = pairingSentence(c, words);
  return [
    [
      judged.sampled({ questions: c.questions, documents }),
      ...(documents === null ? [] : [judged.averaged({ estimand: words.estimands[c.estimand] })]),
    ].join(" "),
    `${judged.compared({ method: c.method })} ${reasonSentence(c.methodReason, words)}`,
    ...(several ? [judged.holm] : []),
    ...(pairing === "" ? [] : [pairing]),
  ];
}
