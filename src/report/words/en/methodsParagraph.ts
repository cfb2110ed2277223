import { allSources, inText } from "../../names.ts";
import { count, decimalsToSeparate, fixed, grouped, percent } from "../../numbers.ts";
import { orDash } from "../../parts.ts";
import type { SystemEstimate } from "../../SystemEstimate.ts";
import { documentProcedure, errorBars, software } from "../../studies.ts";
import { drawnClause } from "./drawnClause.ts";

/** A paragraph for the methods section of a paper: what was estimated, from what, how, and with what result. */
export function methodsParagraph(r: SystemEstimate, version: string): string {
  const clustered = r.clusters < r.questions && r.multiway === null;
  const system = r.system === undefined ? "" : ` of ${r.system}`;
  const mean = !clustered
    ? `the mean of ${r.metric}${system} over N = ${grouped(r.questions)} questions`
    : `the ${r.estimand} mean of ${r.metric}${system} (${overWhat[r.estimand]}) from N = ${grouped(r.questions)} questions in K = ${grouped(r.clusters)} documents`;
  const digits = decimalsToSeparate([r.value, r.lower, r.upper].filter(Number.isFinite), []);
  const parts = [
    `${percent(r.level)} interval ${orDash(r.lower, digits)} to ${orDash(r.upper, digits)}`,
    ...(r.standardError === null ? [] : [`standard error ${orDash(r.standardError, 4)}`]),
    ...(r.degreesOfFreedom === null ? [] : [`ν = ${fixed(r.degreesOfFreedom, 1)}`]),
  ];
  const lost = r.missing + r.errors;
  return [
    `We estimated ${mean}.`,
    `${drawnClause(r)}.`,
    ...(lost === 0 ? [] : [`${grouped(lost)} questions without a score were left out.`]),
    `The estimate is ${fixed(r.value, digits)} (${parts.join(", ")}).`,
    `The interval's method is "${r.methodTitle}" (${allSources([r.source]).map(inText).join("; ")})${drawsClause(r)}${unitClause(r, clustered)}.`,
    `Computed with gatestats ${version}.`,
  ].join(" ");
}

const overWhat = {
  micro: "over questions, so that a document counts by its number of questions",
  macro: "over documents, each with the same weight",
} as const;

function drawsClause({ replicates }: SystemEstimate): string {
  return replicates === undefined ? "" : ` with ${count(replicates, "replicate")}`;
}

function unitClause(r: SystemEstimate, clustered: boolean): string {
  if (r.caveats.some(({ code }) => code === "ignores-documents"))
    return ", which takes questions as independent and ignores documents";
  if (r.multiway !== null) return "";
  if (r.design?.kind === "fixed") return "; questions, drawn inside each document, are the units of sampling";
  return clustered
    ? `; documents, not questions, are the units of sampling (${inText(documentProcedure)}; ${inText(errorBars)})`
    : `; questions are taken as independent draws (${inText(errorBars)})`;
}

/** The sources that the paragraphs name, and the program. */
export function sourcesOf(
  results: readonly SystemEstimate[],
  version: string,
): readonly SystemEstimate["source"][] {
  const clustered = results.some((r) => r.clusters < r.questions);
  return [
    ...results.map((r) => r.source),
    ...(clustered ? [documentProcedure] : []),
    errorBars,
    software(version),
  ];
}
