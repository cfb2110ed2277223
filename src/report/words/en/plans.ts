import type { DocumentsPlan } from "../../../simulate/planning/DocumentsPlan.ts";
import type { QuestionsPlan, SizeRow } from "../../../simulate/planning/QuestionsPlan.ts";
import type { Estimand } from "../../../stats/types.ts";
import { brief, count, figures, fixed, grouped, percent, plain } from "../../numbers.ts";

/** What is asked of documents, in a few words. */
export const meanOf: Readonly<Record<Estimand, string>> = {
  macro: "the mean over documents",
  micro: "the mean over questions",
};

/** The answer to `plan questions` in a sentence. */
export function questionsAnswer(r: QuestionsPlan): string {
  const { needed, unit, others, power } = r;
  if (needed === null)
    return `No number of ${unit}s suffices: the change expected, ${plain(r.trueChange)}, loses the margin of ${plain(r.margin)} or more, and should not pass.`;
  const also = others === null ? "" : ` (about ${count(others.count, others.unit)})`;
  const only =
    r.population !== null && needed > r.population
      ? ` But there are only ${grouped(r.population)}: choose a wider margin.`
      : "";
  const what = r.metric === null ? "" : ` of ${r.metric}`;
  return `${count(needed, unit)}${also}: with so many, ${percent(power)} of runs pass a margin of ${plain(r.margin)}${what} if ${changeWords(r)}.${only}`;
}

function changeWords({ trueChange }: QuestionsPlan): string {
  return trueChange === 0 ? "nothing truly changed" : `the true change is ${plain(trueChange)}`;
}

/** Where the number comes from: the formula, the floor, and what both rest on. */
export function questionsReasons(r: QuestionsPlan): readonly string[] {
  const noun = `${r.unit}s`;
  const room = r.better === "higher" ? r.margin + r.trueChange : r.margin - r.trueChange;
  const effect = r.unit === "question" && r.designEffect !== null ? ` x ${figures(r.designEffect, 3)}` : "";
  return [
    ...(r.byFormula === null
      ? []
      : [
          `By the formula ${grouped(r.byFormula)} ${noun}: (${fixed(r.coefficient, 2)} x ${brief(r.spread)} / ${plain(Number(room.toPrecision(6)))})^2${effect}${r.population === null ? "" : `, of ${grouped(r.population)} in all`}. ${fixed(r.coefficient, 2)} belongs to alpha ${plain(r.alpha)} and ${percent(r.power)}.`,
        ]),
    ...(r.floor === null
      ? []
      : [`By the floor ${grouped(r.floor)}: with fewer, an unchanged system cannot pass.`]),
    ...(r.byDrawing === null || r.byDrawing === Math.max(r.byFormula ?? 0, r.floor ?? 0)
      ? []
      : [`By drawing ${grouped(r.byDrawing)}: of golden sets of that size enough passed.`]),
    r.shareChanged === null
      ? `${brief(r.sdDifference)} is the standard deviation of a question's difference between the systems${r.designEffect === null ? "" : `; sharing documents costs a factor of ${figures(r.designEffect, 3)}`}.`
      : `In your pair ${percent(r.shareChanged)} of the questions changed, with a standard deviation of ${brief(r.sdDifference)} a question${r.unit === "document" ? `, ${brief(r.spread)} a document` : ""}${r.designEffect === null ? "" : `; sharing documents costs a factor of ${figures(r.designEffect, 3)}`}.`,
  ];
}

/** Why a number of questions stands in the table. */
export function sizeWhy({ why, count: size }: SizeRow, { floor }: QuestionsPlan): string {
  if (why === "needed") return "enough";
  if (why === "formula") return size === floor ? "floor" : "formula";
  return why === "pilot" ? "your pair" : "";
}

/** What the columns of the table of sizes say. */
export function sizeNotes(r: QuestionsPlan): readonly string[] {
  const draws = r.sizes.find(({ simulated }) => simulated !== null)?.simulated?.draws;
  const threshold = r.sizes.some(({ thresholdError }) => thresholdError !== null);
  return [
    ...(draws === undefined
      ? ["formula: the share of runs that pass, by the normal curve, which knows no floor."]
      : [
          `formula, drawn: the share of runs that pass, by the normal curve and in ${grouped(draws)} golden sets drawn from your differences and judged as gate does (${r.method}). Each change keeps its size; its sign is drawn so that the true change is ${plain(r.trueChange)}.${r.population === null ? "" : " They are drawn as if there were no end of questions, since gate makes no use of their number."}`,
        ]),
    `detects: the distance from the margin at which ${percent(r.power)} of runs give a verdict.`,
    ...(threshold
      ? [`threshold: how often a fixed threshold errs on a system ${plain(r.distance)} above or below it.`]
      : []),
  ];
}

/** The first line of `plan documents`. */
export function widthTitle({ metric, halfWidth, level }: DocumentsPlan): string {
  return `For ${metric === null ? "a mean" : metric} plus or minus ${plain(halfWidth)} (${percent(level)} interval):`;
}

/** How many documents, for one estimand. */
export function documentsAnswer(r: DocumentsPlan): string {
  if (r.documents === null) return "more documents than a billion";
  const of = r.population === null ? "" : ` of ${grouped(r.population)}`;
  const endless =
    r.population === null || r.withoutCorrection === null || r.withoutCorrection === r.documents
      ? ""
      : ` (${grouped(r.withoutCorrection)} if there were no end of them)`;
  return `${count(r.documents, "document")}${of}${endless}`;
}

/** What the number rests on. */
export function documentsReasons(r: DocumentsPlan): readonly string[] {
  const { pilot, assumed } = r;
  return [
    ...(pilot === null
      ? []
      : [
          `Pilot: ${count(pilot.questions, "question")}${pilot.documents === pilot.questions ? "" : ` in ${count(pilot.documents, "document")}, ${sizeWords(pilot)}`}${pilot.icc === null ? "" : `; correlation within documents ${fixed(pilot.icc, 3)}`}.`,
        ]),
    ...(assumed === null
      ? []
      : [
          `Assumed: a mean of ${plain(assumed.rate)}, correlation within documents ${plain(assumed.icc)}, ${plain(assumed.meanSize)} questions in a document with a standard deviation of ${percent(assumed.cvSize)} of that, and sizes that have nothing to do with scores.`,
        ]),
  ];
}

function sizeWords({ meanSize, cvSize }: NonNullable<DocumentsPlan["pilot"]>): string {
  const each = `${figures(meanSize, 3)} each`;
  return cvSize === 0 ? each : `${each} on average, with a standard deviation of ${percent(cvSize)} of that`;
}

/** A way to draw, in a few words. */
export function designWords(
  { design, take, cut }: DocumentsPlan["designs"][number],
  unit: "document" | "question",
): string {
  const some = take === null ? "" : `, ${grouped(take)} of each`;
  if (design === "srs") return `each ${unit} as likely`;
  if (design === "stratified") return `half above ${grouped(cut ?? 0)} questions`;
  return `in proportion to size${some}`;
}
