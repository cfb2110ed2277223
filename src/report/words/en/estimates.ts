import { grouped, percent } from "../../numbers.ts";
import type { EstimateWords } from "../EstimateWords.ts";

function name(p: { readonly metric: string; readonly system: string | null }): string {
  return p.system === null ? p.metric : `${p.metric} of ${p.system}`;
}

function limits(p: { readonly level: number; readonly lower: string; readonly upper: string }): string {
  return `${percent(p.level)} interval ${p.lower} to ${p.upper}`;
}

export const estimates: EstimateWords = {
  interval: (p) => `${name(p)} is ${p.value}, ${limits(p)}.`,
  known: (p) => `${name(p)} is ${p.value}: all documents were scored, so it is known.`,
  name,
  limits,
  repeats: (p) =>
    p.documents === null
      ? `of the variance of one answer, ${percent(p.questions)} lies between questions, ${percent(p.repeats)} between repeats of a question`
      : `of the variance of one answer, ${percent(p.documents)} lies between documents, ${percent(p.questions)} between questions, ${percent(p.repeats)} between repeats of a question`,
  endless: (p) => `; with endless repeats the standard error would be ${p.left} instead of ${p.now}`,
  endlessNone: (p) => `; the differences between repeats explain all of the standard error, ${p.now}`,
  crossed: (p) =>
    `${grouped(p.valuesA)} values of ${p.columnA} cross ${grouped(p.valuesB)} of ${p.columnB} in ${grouped(p.pairs)} pairs`,
  crossedErrors: (p) =>
    `standard error ${p.errorA} by ${p.columnA} alone, ${p.errorB} by ${p.columnB} alone, ${p.errorPairs} by their pairs, which both hold and so is taken off once`,
  notes: "Notes",
  everyMethod: "Every method",
  forMethodsSection: "For the methods section",
};
