import { inText } from "../../names.ts";
import { count, decimalsToSeparate, fixed, grouped, percent, plain } from "../../numbers.ts";
import { orDash } from "../../parts.ts";
import type { SystemEstimate } from "../../SystemEstimate.ts";
import { drawnPoints } from "./drawn.ts";
import { crossedClauses, repeatClause } from "./estimates.ts";

/** A part of the design report: what it is about, and one statement a point. */
export interface Section {
  readonly title: string;
  readonly points: readonly string[];
}

/** What a reader needs to judge an estimate, in the order of the published procedure's "what to report". */
export function designReport(r: SystemEstimate): readonly Section[] {
  return [
    { title: "Population and design", points: drawnPoints(r) },
    { title: "What is estimated", points: estimandPoints(r) },
    { title: "Sample", points: samplePoints(r) },
    { title: "Interval", points: intervalPoints(r) },
    { title: "Diagnostics, no substitute for the calculation", points: diagnosticPoints(r) },
    { title: "What is left out", points: leftOut(r) },
  ].filter(({ points }) => points.length > 0);
}

/** Shares of documents at the ends of the scale, which the scale names. */
export function endsClause(r: SystemEstimate): string {
  const [low, high] = r.scale.kind === "bounded" ? [r.scale.min, r.scale.max] : [0, 1];
  return `${percent(r.shareZero)} of documents have every score ${plain(low)}, ${percent(r.shareOne)} every score ${plain(high)}`;
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

function estimandPoints(r: SystemEstimate): readonly string[] {
  if (grouping(r) !== "documents")
    return [
      `The mean of ${r.metric} over questions: what the system scores on a question drawn at random from the population.`,
    ];
  return r.estimand === "micro"
    ? [
        `Micro${isWeighted(r) ? ", by the weights of the design" : ", R = Σs/Σn"}: the mean of ${r.metric} over questions.`,
        "It answers what the system scores on a question drawn at random from all questions of the population. A document counts by its number of questions.",
      ]
    : [
        `Macro, the ${isWeighted(r) ? "weighted " : ""}mean of s/n: the mean of ${r.metric} over documents.`,
        "It answers what the system scores on a typical document. Each document counts the same, however many questions it has.",
      ];
}

function samplePoints(r: SystemEstimate): readonly string[] {
  const total = r.questions + r.missing + r.errors;
  const lost = `${grouped(r.questions)} of ${grouped(total)} questions have a score: ${grouped(r.missing)} are missing, ${grouped(r.errors)} failed. Those without are left out.`;
  const scored = total === r.questions ? "All questions have a score." : lost;
  if (grouping(r) !== "documents") return [`N = ${grouped(r.questions)} questions. ${scored}`];
  const { label, share, withoutIt } = r.largestCluster;
  const without = withoutIt === null ? "" : `; without it the value is ${orDash(withoutIt, 4)}`;
  return [
    `K = ${grouped(r.clusters)} documents, N = ${grouped(r.questions)} questions. ${scored}`,
    `Questions a document: ${spread(r.sizes)}.`,
    `The largest, ${label}, holds ${percent(share)} of the questions${without}.`,
  ];
}

function intervalPoints(r: SystemEstimate): readonly string[] {
  const crossed = crossedClauses(r);
  const error =
    r.standardError === null ? "No standard error exists." : `Standard error ${orDash(r.standardError, 4)}.`;
  const freedom =
    r.degreesOfFreedom === null
      ? "The method has no degrees of freedom."
      : `ν = ${fixed(r.degreesOfFreedom, 1)} degrees of freedom; they describe the approximation and count no documents.`;
  return [
    `Method ${r.method}: ${r.methodTitle} (${[r.source, ...(r.source.also ?? [])].map(inText).join("; ")}).`,
    unitPoint(r),
    ...(r.replicates === undefined ? [] : [`${count(r.replicates, "replicate")} drawn at random.`]),
    `${error} ${freedom}`,
    ...(crossed === null ? [] : [`${sentence(crossed.errors)}.`]),
    `${percent(r.level)} is the nominal level: how often such an interval covers depends on how many units were sampled and on how they differ.`,
  ];
}

function unitPoint(r: SystemEstimate): string {
  if (r.caveats.some(({ code }) => code === "ignores-documents"))
    return "The method takes every question as drawn on its own and ignores documents.";
  if (r.multiway !== null) {
    const [a, b] = r.multiway.terms.map(({ columns }) => columns[0]);
    return `The units of sampling are the values of ${a} and those of ${b}; a question hangs on one of each.`;
  }
  const unit = grouping(r) === "none" || r.design?.kind === "fixed" ? "question" : "document";
  return `The unit of sampling, and of any resampling, is the ${unit}.`;
}

function diagnosticPoints(r: SystemEstimate): readonly string[] {
  const repeats = repeatClause(r);
  const effect =
    r.designEffect === null || grouping(r) === "none"
      ? []
      : [
          `Design effect ${fixed(r.designEffect, 2)}: the variance over that of as many independent questions. Dividing N by it gives no number to compute with.`,
        ];
  return [
    ...(grouping(r) === "documents" ? [...effect, ...documentPoints(r)] : effect),
    ...(repeats === null ? [] : [`${sentence(repeats)}.`]),
  ];
}

function documentPoints(r: SystemEstimate): readonly string[] {
  const { rho0, rho1 } = r.effectiveClusters;
  return [
    ...(r.icc === null ? [] : [`Intraclass correlation ${fixed(r.icc, 3)}.`]),
    `By their ${isWeighted(r) ? "weights" : "sizes"} the documents weigh like ${fixed(rho0, 1)} equal ones (${fixed(rho1, 1)} if answers within one are all alike).`,
    `Documents' means: ${spread(r.rates)}.`,
    `${endsClause(r)}.`,
  ];
}

function leftOut(r: SystemEstimate): readonly string[] {
  return [
    "The index, the retriever and the models are taken as they are: the interval says nothing of building them again.",
    "The questions are taken as they are: other people, or other rules, might have asked others of the same documents.",
    repeatClause(r) === null
      ? "Noise of a judge, or of a model that answers differently each time, is inside the scores and not told apart."
      : "Noise of a judge, or of a model that answers differently each time, shows between repeats; what all repeats share does not.",
  ];
}

/** A clause as the beginning of a sentence. */
function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1);
}

/** Five numbers in words. */
function spread({ min, lowerQuartile, median, upperQuartile, max }: SystemEstimate["sizes"]): string {
  const all = [min, lowerQuartile, median, upperQuartile, max];
  const digits = all.every(Number.isInteger) ? 0 : Math.min(decimalsToSeparate(all, []), 4);
  const [least, low, middle, high, most] = all.map((value) =>
    digits === 0 ? grouped(value) : plainest(value, digits),
  );
  return min === max
    ? `${middle} each`
    : `from ${least} to ${most}, quartiles ${low} and ${high}, median ${middle}`;
}

/** A number rounded, without zeros at its end. */
function plainest(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
