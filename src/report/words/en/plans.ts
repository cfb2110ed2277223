import type { DocumentsPlan } from "../../../simulate/planning/DocumentsPlan.ts";
import type { QuestionsPlan, SizeRow } from "../../../simulate/planning/QuestionsPlan.ts";
import type { Estimand } from "../../../stats/types.ts";
import { brief, count, figures, fixed, grouped, hundred, percent, plain } from "../../numbers.ts";

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
  const what = r.metric === null ? "" : ` on ${r.metric}`;
  return `You need ${count(needed, unit)}${also}: with that many, a gate with a margin of ${plain(r.margin)}${what} passes in ${percent(power)} of runs${floorDecides(r) ? " or more" : ""} if ${changeWords(r)}.${only}`;
}

function changeWords({ trueChange }: QuestionsPlan): string {
  return trueChange === 0 ? "nothing truly changed" : `the true change is ${plain(trueChange)}`;
}

/** Where the number comes from: the formula, the floor, and what both rest on. */
export function questionsReasons(r: QuestionsPlan): readonly string[] {
  const golden =
    r.unit === "document" ? "golden sets of that many documents" : "golden sets of that many questions";
  return [
    ...(r.byFormula === null ? [] : [formulaWords(r, r.byFormula)]),
    ...(r.floor === null
      ? []
      : [
          `Floor: ${grouped(r.floor)}. With fewer, not even a system that did not change can pass (gatestats explain floor).${floorDecides(r) ? floorRemedy(r) : ""}`,
        ]),
    ...(r.byDrawing === null || r.byDrawing === Math.max(r.byFormula ?? 0, r.floor ?? 0)
      ? []
      : [`Drawing: ${grouped(r.byDrawing)}. Of ${golden}, drawn from your scores, enough passed.`]),
    ...(r.shareChanged === null
      ? []
      : [
          `In your pair ${r.shareChanged === 0 ? "none" : percent(r.shareChanged)} of the questions changed${r.unit === "document" && r.designEffect !== null ? `; that questions share documents costs a factor of ${figures(r.designEffect, 3)} (design effect)` : ""}.`,
        ]),
  ];
}

/** The formula with its numbers, and what each of them is. */
function formulaWords(r: QuestionsPlan, byFormula: number): string {
  if (r.spread === 0) return "Formula: 0, since no score changed in your pair.";
  const room = r.better === "higher" ? r.margin + r.trueChange : r.margin - r.trueChange;
  const effect = r.unit === "question" && r.designEffect !== null ? figures(r.designEffect, 3) : null;
  const coefficient = fixed(r.coefficient, 2);
  const term = `(${coefficient} x ${brief(r.spread)} / ${plain(Number(room.toPrecision(6)))})^2${effect === null ? "" : ` x ${effect}`}`;
  return [
    r.population === null
      ? `Formula: ${term}, ${grouped(byFormula)}.`
      : `Formula: ${term}, less because there are only ${grouped(r.population)} in all: ${grouped(byFormula)}.`,
    `${brief(r.spread)} is how much a ${r.unit}'s score differs between the systems (standard deviation),`,
    `${plain(Number(room.toPrecision(6)))} ${r.trueChange === 0 ? "the margin" : "the margin less the loss expected"},`,
    ...(effect === null ? [] : [`${effect} what sharing documents costs (design effect),`]),
    `and ${coefficient} stands for ${percent(r.alpha)} false passes and ${percent(r.power)} of runs that should pass.`,
  ].join(" ");
}

function floorDecides({ floor, byFormula, needed }: QuestionsPlan): boolean {
  return floor !== null && needed === floor && floor > (byFormula ?? 0);
}

function floorRemedy({ unit, estimand }: QuestionsPlan): string {
  return unit === "document" && estimand === "micro"
    ? " It decides here: a wider margin lowers it, and so does the mean over documents (--estimand macro)."
    : " It decides here: only a wider margin lowers it.";
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
      ? ["formula: passes in 100 runs, by a normal curve that knows no floor."]
      : [
          `pass, fail, inconclusive: verdicts in 100 golden sets (${r.unit}s to judge by) of that size; ${grouped(draws)} were drawn from your scores and judged as gate does. Each change keeps its size, and its sign is drawn so that the true change is ${plain(r.trueChange)}.${r.population === null ? "" : " They are drawn as if there were no end of questions, since gate makes no use of their number."}`,
          "formula: passes in 100, by a normal curve that knows no floor.",
        ]),
    `detects: how far from the margin the true change must lie for ${percent(r.power)} of runs to give a verdict.`,
    ...(threshold
      ? [
          `threshold: of 100 runs, those in which a fixed threshold misjudges a system that truly lies ${plain(r.distance)} above or below it.`,
        ]
      : []),
  ];
}

/** The first sentence of `plan documents`: how many, for each mean that is planned. */
export function widthAnswer(plans: readonly DocumentsPlan[], unit: "document" | "question"): string {
  const [{ metric, halfWidth, level, pilot, assumed }] = plans;
  const named = unit === "document" && (pilot !== null || assumed !== null);
  const numbers = plans.map((plan) => {
    const answer = documentsAnswer(plan).replaceAll("document", unit);
    return named ? `${answer} for ${meanOf[plan.estimand]}` : answer;
  });
  return `For ${metric === null ? "a mean" : metric} plus or minus ${plain(halfWidth)} (${percent(level)} interval) you need ${numbers.join(", or ")}.`;
}

/** What the two means are, where both are planned. */
export const twoMeans: string =
  "Over documents, each document counts the same; over questions, a document counts by its number of questions " +
  "(gatestats explain micro-macro).";

/** How many documents, for one estimand. */
function documentsAnswer(r: DocumentsPlan): string {
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
          `Pilot: ${count(pilot.questions, "question")}${pilot.documents === pilot.questions ? "" : ` in ${count(pilot.documents, "document")}, ${sizeWords(pilot).replace(" document", "")}`}.${pilot.icc === null ? "" : ` Questions of one document are alike by ${fixed(pilot.icc, 3)} (intraclass correlation: 0 not at all, 1 wholly).`}`,
        ]),
    ...(assumed === null
      ? []
      : [
          `Assumed: a mean of ${plain(assumed.rate)}; questions, ${sizeWords(assumed)}, alike by ${plain(assumed.icc)} inside a document (0 not at all, 1 wholly); sizes that have nothing to do with scores.`,
        ]),
  ];
}

function sizeWords({ meanSize, cvSize }: { readonly meanSize: number; readonly cvSize: number }): string {
  const each = figures(meanSize, 3);
  return cvSize === 0
    ? `${each} in each`
    : `${each} in each document on average (standard deviation ${figures(meanSize * cvSize, 2)})`;
}

/** A way to draw, in a few words. */
export function designWords(
  { design, take, cut }: DocumentsPlan["designs"][number],
  unit: "document" | "question",
): string {
  const some = take === null ? "" : `, ${grouped(take)} of each`;
  if (design === "srs") return `each ${unit} as likely`;
  if (design === "stratified") return `half of them above ${grouped(cut ?? 0)} questions`;
  return `in proportion to size${some}`;
}

/** The line above the ways to draw. */
export function designsTitle(plan: DocumentsPlan): string {
  return `Ways to draw them, for ${meanOf[plan.estimand]}: how far the interval reaches${plan.documents === null ? "" : ` with ${grouped(plan.documents)}`}, and how many documents it takes`;
}

/** The line above the numbers of questions of a document. */
export function takesTitle({ optimalTake }: DocumentsPlan): string {
  const best =
    optimalTake === null
      ? ""
      : `. About ${grouped(optimalTake)} of each ${optimalTake === 1 ? "is" : "are"} cheapest`;
  return `Few questions of many documents, or many of few, drawn in proportion to size: a document with twice the questions is twice as likely to be drawn${best}`;
}

/** What the interval came to in samples drawn from the pilot. */
export function triedOut(
  one: DocumentsPlan["simulated"][number],
  plan: DocumentsPlan,
  unit: "document" | "question",
): string {
  const reach = (halfWidth: number): string => brief(Number(halfWidth.toPrecision(3)));
  const mean = unit === "question" ? "the mean" : meanOf[plan.estimand];
  return (
    `Tried out: ${count(one.documents, unit)} drawn from the pilot ${grouped(one.draws)} times. Half of the intervals of ${mean} (${one.methods.join(", ")}) ` +
    `reached ${reach(one.medianHalfWidth)} or less to either side, four of five ${reach(one.halfWidth80)}. ${hundred(one.coverage)} of 100 held the pilot's own mean ` +
    `(${Number((100 * plan.level).toPrecision(4))} are promised; so few draws err by ${fixed(100 * one.coverageError, 1)}).`
  );
}
