import { allSources, inText } from "../names.ts";
import { decimalsToSeparate, fixed, grouped, plain } from "../numbers.ts";
import { orDash } from "../parts.ts";
import { reference } from "../reference.ts";
import type { SystemEstimate } from "../SystemEstimate.ts";
import type { Words } from "../words/Words.ts";
import { crossedClauses } from "./crossedClauses.ts";
import { drawnPoints } from "./drawnPoints.ts";
import { hasCaveat } from "./hasCaveat.ts";
import { repeatClause } from "./repeatClause.ts";

/** A part of the design report: what it is about, and one statement a point. */
export interface Section {
  readonly title: string;
  readonly points: readonly string[];
}

/** What a reader needs to judge an estimate, in the order of the published procedure's "what to report". */
export function designReport(r: SystemEstimate, words: Words): readonly Section[] {
  const { titles } = words.design;
  return [
    { title: titles.drawn, points: drawnPoints(r, words) },
    { title: titles.estimand, points: estimandPoints(r, words) },
    { title: titles.sample, points: samplePoints(r, words) },
    { title: titles.interval, points: intervalPoints(r, words) },
    { title: titles.diagnostics, points: diagnosticPoints(r, words) },
    { title: titles.leftOut, points: leftOut(r, words) },
    { title: words.report.references, points: allSources([r.source]).map(reference) },
  ].filter(({ points }) => points.length > 0);
}

/** Shares of documents at the ends of the scale, which the scale names. */
export function endsClause(r: SystemEstimate, { design }: Words): string {
  const [low, high] = r.scale.kind === "bounded" ? [r.scale.min, r.scale.max] : [0, 1];
  return design.diagnostics.ends({
    shareLow: r.shareZero,
    low: plain(low),
    shareHigh: r.shareOne,
    high: plain(high),
  });
}

/** What a method is, in the words of the language, or in those of the result. */
export function methodTitle({ method, methodTitle: title }: SystemEstimate, words: Words): string {
  return words.methodTitles[method] ?? title;
}

/** What the questions of a sample come in: documents, two columns that cross, or nothing. */
function grouping(r: SystemEstimate): "documents" | "crossed" | "none" {
  if (r.multiway !== null) return "crossed";
  return r.clusters < r.questions ? "documents" : "none";
}

/** Whether documents count for more or fewer than themselves. */
function isWeighted({ design }: SystemEstimate): boolean {
  return design !== null && design.kind !== "srs" && design.kind !== "fixed";
}

function estimandPoints(r: SystemEstimate, { design: { estimand } }: Words): readonly string[] {
  if (grouping(r) !== "documents") return [estimand.questions({ metric: r.metric })];
  const asked = { metric: r.metric, weighted: isWeighted(r) ? "yes" : "no" } as const;
  return r.estimand === "micro"
    ? [estimand.micro(asked), estimand.microAnswers]
    : [estimand.macro(asked), estimand.macroAnswers];
}

function samplePoints(r: SystemEstimate, words: Words): readonly string[] {
  const { sample } = words.design;
  const total = r.questions + r.missing + r.errors;
  const scored =
    total === r.questions
      ? sample.allScored
      : sample.someScored({ scored: r.questions, total, missing: r.missing, failed: r.errors });
  if (grouping(r) !== "documents") return [sample.questions({ questions: r.questions, scored })];
  const { label, share, withoutIt } = r.largestCluster;
  return [
    sample.documents({ documents: r.clusters, questions: r.questions, scored }),
    sample.sizes({ spread: spread(r.sizes, words) }),
    sample.largest({ label, share, without: withoutIt === null ? null : orDash(withoutIt, 4) }),
  ];
}

function intervalPoints(r: SystemEstimate, words: Words): readonly string[] {
  const { interval } = words.design;
  const crossed = crossedClauses(r, words);
  const error =
    r.standardError === null
      ? interval.noStandardError
      : interval.standardError({ error: orDash(r.standardError, 4) });
  const freedom =
    r.degreesOfFreedom === null
      ? interval.noFreedom
      : interval.freedom({ freedom: fixed(r.degreesOfFreedom, 1) });
  return [
    interval.method({
      method: r.method,
      title: methodTitle(r, words),
      sources: [r.source, ...(r.source.also ?? [])].map(inText).join("; "),
    }),
    unitPoint(r, words),
    ...(r.replicates === undefined ? [] : [interval.replicates({ count: r.replicates })]),
    `${error} ${freedom}`,
    ...(crossed === null ? [] : [`${sentence(crossed.errors, words)}.`]),
    interval.level({ level: r.level }),
  ];
}

function unitPoint(r: SystemEstimate, { design: { interval } }: Words): string {
  if (hasCaveat(r, "ignores-documents")) return interval.ignoresDocuments;
  if (r.multiway !== null) {
    const [columnA, columnB] = r.multiway.terms.map(({ columns }) => columns[0]);
    return interval.crossedUnits({ columnA, columnB });
  }
  return interval.unit[grouping(r) === "none" || r.design?.kind === "fixed" ? "question" : "document"];
}

function diagnosticPoints(r: SystemEstimate, words: Words): readonly string[] {
  const repeats = repeatClause(r, words);
  const effect =
    r.designEffect === null || grouping(r) === "none"
      ? []
      : [words.design.diagnostics.effect({ effect: fixed(r.designEffect, 2) })];
  return [
    ...(grouping(r) === "documents" ? [...effect, ...documentPoints(r, words)] : effect),
    ...(repeats === null ? [] : [`${sentence(repeats, words)}.`]),
  ];
}

function documentPoints(r: SystemEstimate, words: Words): readonly string[] {
  const { diagnostics } = words.design;
  const { rho0, rho1 } = r.effectiveClusters;
  return [
    ...(r.icc === null ? [] : [diagnostics.icc({ icc: fixed(r.icc, 3) })]),
    diagnostics.weigh({
      by: isWeighted(r) ? "weights" : "sizes",
      rho0: fixed(rho0, 1),
      rho1: fixed(rho1, 1),
    }),
    diagnostics.means({ spread: spread(r.rates, words) }),
    `${sentence(endsClause(r, words), words)}.`,
  ];
}

function leftOut(r: SystemEstimate, words: Words): readonly string[] {
  const { systems, questions, noise, noiseWithRepeats } = words.design.leftOut;
  return [systems, questions, repeatClause(r, words) === null ? noise : noiseWithRepeats];
}

/** A clause as the beginning of a sentence. */
function sentence(clause: string, { lang }: Words): string {
  return clause.charAt(0).toLocaleUpperCase(lang) + clause.slice(1);
}

/** Five numbers in words. */
function spread(numbers: SystemEstimate["sizes"], { design }: Words): string {
  const { min, lowerQuartile, median, upperQuartile, max } = numbers;
  const all = [min, lowerQuartile, median, upperQuartile, max];
  const digits = all.every(Number.isInteger) ? 0 : Math.min(decimalsToSeparate(all, []), 4);
  const text = (value: number): string => (digits === 0 ? grouped(value) : plainest(value, digits));
  if (min === max) return design.each({ value: text(median) });
  return design.spread({
    min: text(min),
    max: text(max),
    low: text(lowerQuartile),
    high: text(upperQuartile),
    median: text(median),
  });
}

/** A number rounded, without zeros at its end. */
function plainest(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
