import type { MetricVerdict } from "../../gates/results.ts";
import type { Caveat } from "../../stats/types.ts";
import type { Section } from "../article/Article.ts";
import type { Mark } from "../article/Figure.ts";
import { filled, plainSection, pointsSection } from "../article/sections.ts";
import { detailSections } from "../figures/detailSections.ts";
import { digitsOf, hasInterval, lineOf } from "../figures/intervals.ts";
import type { GateReport } from "../GateReport.ts";
import { fixed, grouped, plain, pValue } from "../numbers.ts";
import { orDash, signedOrDash } from "../parts.ts";
import type { ReadersTable } from "../readersTable.ts";
import { reference } from "../reference.ts";
import { adviceSentences } from "../sentences/adviceSentences.ts";
import { caveatSentences } from "../sentences/caveatSentence.ts";
import { changeKind } from "../sentences/changeKind.ts";
import { reasonSentence } from "../sentences/reasonSentence.ts";
import { tableNotes } from "../sentences/tableNotes.ts";
import { namedNumbers } from "../tables/namedNumbers.ts";
import { sidesTable } from "../tables/sidesTable.ts";
import type { Words } from "../words/Words.ts";
import { shownChange } from "./metricColumns.ts";

/** All that lies beneath the verdict on one metric, in the order in which readers ask for it. */
export function metricSections(report: GateReport, metric: number, words: Words): readonly Section[] {
  const r = report.result.results[metric];
  const details = report.details[metric];
  const id = (name: string): string => `${name}-${metric + 1}`;
  const source = report.sources[metric];
  const { report: names, design, page, verdicts } = words;
  const open = r.verdict === "inconclusive";
  return filled([
    numbersSection(r, id("numbers"), words),
    ...(open && r.rule !== "threshold"
      ? [pointsSection(id("advice"), verdicts.adviceTitle, adviceSentences(r, words))]
      : []),
    ...(details === undefined ? [] : detailSections(details, id, marksOf(r, words), words)),
    { ...plainSection(id("judged"), page.titles.judged), paragraphs: judgedSentences(r, words) },
    pointsSection(
      id("notes"),
      names.notes,
      caveatSentences(
        r.caveats.filter((caveat) => !limits(caveat)),
        words,
      ),
    ),
    pointsSection(id("limitations"), names.limitations, [
      ...caveatSentences(r.caveats.filter(limits), words),
      design.leftOut.systems,
      design.leftOut.questions,
    ]),
    pointsSection(
      id("references"),
      names.references,
      source === undefined ? [] : [source, ...(source.also ?? [])].map(reference),
    ),
  ]);
}

/** Whether a caveat tells of an assumption, not of the scores. */
function limits({ code }: Caveat): boolean {
  return code === "clusters-declined";
}

function numbersSection(r: MetricVerdict, id: string, words: Words): Section {
  const { titles, captions, heads } = words.page;
  const { report } = words;
  const sides = [
    ...(r.baseline === null ? [] : [[report.baseline, r.baseline] as const]),
    [report.candidate, r.candidate] as const,
  ];
  const mean = r.clusters < r.questions && r.estimand === "macro" ? heads.meanOverDocuments : report.mean;
  const change = shownChange(r);
  return {
    ...plainSection(id, titles.numbers),
    paragraphs: tableNotes([r], words),
    tables: [
      {
        caption: r.baseline === null ? captions.candidate : captions.sides,
        table: sidesTable(sides, r.threshold === null ? [] : [r.threshold], words, {
          mean,
          ...(change && { change }),
        }),
      },
      { caption: captions.numbers({ metric: r.metric }), table: numbersTable(r, words) },
    ],
  };
}

/** Each number with its name, those that do not exist left out. */
function numbersTable(r: MetricVerdict, words: Words): ReadersTable {
  const { report, page } = words;
  const { heads } = page;
  const digits = digitsOf(r);
  const change = r.rule === "threshold" ? orDash : signedOrDash;
  const changes = words.changes[changeKind(r.metric, r.better)];
  const interval = hasInterval(r)
    ? page.interval.ends({ lower: change(r.lower, digits), upper: change(r.upper, digits) })
    : null;
  const counted = (n: number | null): string | null => (n === null ? null : grouped(n));
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    [report.change, r.difference === null ? null : change(r.difference, digits)],
    [page.interval.name({ level: r.level }), interval],
    [report.margin, r.margin === null ? null : plain(r.margin)],
    [report.threshold, r.threshold === null ? null : plain(r.threshold)],
    [report.questions, grouped(r.questions)],
    [report.documents, r.clusters < r.questions ? grouped(r.clusters) : null],
    [changes.worse, counted(r.losses)],
    [changes.better, counted(r.wins)],
    [heads.unchanged, counted(r.ties)],
    [heads.standardError, r.standardError === null ? null : fixed(r.standardError, Math.max(4, digits))],
  ];
  return namedNumbers(rows, words);
}

/** The changes that matter. */
function marksOf({ margin, ...r }: MetricVerdict, { page: { figures } }: Words): readonly Mark[] {
  const none = { at: 0, label: figures.noChange };
  if (margin === null) return [none];
  const at = lineOf({ margin, ...r });
  return [none, { at, label: figures.margin({ at: plain(at) }) }];
}

function judgedSentences(r: MetricVerdict, words: Words): readonly string[] {
  const { judged } = words.page;
  const documents = r.clusters < r.questions ? r.clusters : null;
  const p = (value: number): string => pValue(value, r.alpha);
  return [
    [
      judged[r.baseline === null ? "alone" : "sampled"]({ questions: r.questions, documents }),
      ...(documents === null ? [] : [judged.averaged({ estimand: words.estimands[r.estimand] })]),
    ].join(" "),
    `${judged.method({ rule: r.rule, method: r.method })} ${reasonSentence(r.methodReason, words)}`,
    errorsSentence(r, words),
    ...(r.pPass === null || r.pFail === null
      ? []
      : [
          judged[r.rule === "threshold" ? "pThreshold" : "p"]({
            pPass: p(r.pPass),
            pFail: p(r.pFail),
            alpha: plain(r.alpha),
          }),
        ]),
  ];
}

/** The error rates that are held. */
function errorsSentence({ rule, alpha, level }: MetricVerdict, { page: { judged }, report }: Words): string {
  if (rule === "difference") return judged.noErrors;
  return rule === "threshold" ? report.ends({ error: (1 - level) / 2 }) : judged.errors({ alpha });
}
