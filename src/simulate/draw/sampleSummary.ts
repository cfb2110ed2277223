import type { Frame } from "../../table/frameOf.ts";
import type { DrawnDocument, SamplePlan } from "./drawSample.ts";

/** What a draw came to, in numbers. Null where it is not known or does not apply. */
export interface SampleSummary {
  readonly design: SamplePlan["design"];
  readonly replacement: SamplePlan["replacement"] | null;
  readonly seed: number;
  /** Draws made; a document drawn twice counts twice. */
  readonly draws: number;
  /** Documents to label. */
  readonly documents: number;
  /** Documents in the frame. */
  readonly population: number;
  readonly strata: readonly {
    readonly name: string;
    readonly documents: number;
    readonly population: number;
  }[];
  /** Documents that were sure to be drawn (pps without replacement). */
  readonly certain: readonly string[];
  readonly take: number | null;
  /** Questions to label, of those the drawn documents have, of those in the frame. */
  readonly questions: {
    readonly toLabel: number;
    readonly inDocuments: number;
    readonly inFrame: number;
  } | null;
}

/** Counts a draw. */
export function sampleSummary(
  frame: Frame,
  plan: SamplePlan,
  drawn: readonly DrawnDocument[],
  seed: number,
): SampleSummary {
  const within = (stratum: string): number =>
    drawn.filter(({ document }) => document.stratum === stratum).length;
  const sizes = drawn.map(({ document }) => document.size ?? Number.NaN);
  const inDocuments = sizes.reduce((a, b) => a + b, 0);
  const toLabel = sizes.reduce((sum, size) => sum + Math.min(size, plan.take ?? size), 0);
  const inFrame = frame.documents.reduce((sum, { size = Number.NaN }) => sum + size, 0);
  return {
    design: plan.design,
    replacement: plan.design === "pps" ? plan.replacement : null,
    seed,
    draws: drawn.reduce((sum, { times }) => sum + times, 0),
    documents: drawn.length,
    population: frame.documents.length,
    strata:
      plan.design === "stratified"
        ? plan.strata.map((name) => ({
            name,
            documents: within(name),
            population: frame.documents.filter(({ stratum }) => stratum === name).length,
          }))
        : [],
    certain:
      plan.replacement === "without"
        ? drawn.flatMap(({ document, probability }) => (probability === 1 ? [document.name] : []))
        : [],
    take: plan.take ?? null,
    questions: Number.isNaN(inFrame) ? null : { toLabel, inDocuments, inFrame },
  };
}
