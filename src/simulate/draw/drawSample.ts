import type { Random } from "../../stats/Random.ts";
import type { Frame, FrameDocument } from "../../table/frameOf.ts";
import { drawBySize } from "./drawBySize.ts";
import { drawStratified } from "./drawStratified.ts";
import { drawWithoutReplacement } from "./drawWithoutReplacement.ts";
import { inclusionProbabilities } from "./inclusionProbabilities.ts";

/** What is to be drawn. */
export interface SamplePlan {
  readonly design: "srs" | "stratified" | "pps";
  /** How many documents; of each stratum in order, where stratified. */
  readonly counts: readonly number[];
  /** The strata, where stratified. */
  readonly strata: readonly string[];
  readonly replacement: "with" | "without";
  /** Questions to take of each document at most; without it all. */
  readonly take?: number;
}

/** One document of a sample. */
export interface DrawnDocument {
  readonly document: FrameDocument;
  readonly times: number;
  /** pps: p_d of one draw with replacement, π_d without. */
  readonly probability?: number;
  /** The questions to label, where they are known by name. */
  readonly questions?: readonly string[];
}

/**
 * Draws documents of a frame, and questions in each where only some are to be taken. Documents come in the order of the
 * frame; the same seed draws the same.
 *
 * @throws RangeError for a plan that cannot be carried out, as the draws do
 */
export function drawSample(frame: Frame, plan: SamplePlan, random: Random): readonly DrawnDocument[] {
  const { documents } = frame;
  const chances = chancesOf(frame, plan);
  const times = new Map<number, number>();
  for (const d of drawDocuments(frame, plan, random)) times.set(d, (times.get(d) ?? 0) + 1);
  return [...times].map(([d, count]) => {
    const document = documents[d];
    return {
      document,
      times: count,
      ...(chances && { probability: chances[d] }),
      ...(document.questions && { questions: taken(document.questions, plan.take, random) }),
    };
  });
}

/** The numbers of the documents drawn, ascending. */
function drawDocuments({ documents }: Frame, plan: SamplePlan, random: Random): Int32Array {
  if (plan.design === "srs") return drawWithoutReplacement(plan.counts[0], documents.length, random);
  if (plan.design === "pps")
    return drawBySize(
      sizesOf(documents),
      plan.counts[0],
      random,
      plan.replacement === "with" ? "with" : "systematic",
    );
  const members = plan.strata.map((name) =>
    Int32Array.from(documents.flatMap(({ stratum }, d) => (stratum === name ? [d] : []))),
  );
  return Int32Array.from(drawStratified(members, plan.counts, random).flatMap((part) => [...part])).sort();
}

function chancesOf({ documents }: Frame, plan: SamplePlan): Float64Array | undefined {
  if (plan.design !== "pps") return undefined;
  const sizes = sizesOf(documents);
  if (plan.replacement === "without") return inclusionProbabilities(sizes, plan.counts[0]);
  const whole = sizes.reduce((a, b) => a + b, 0);
  return sizes.map((size) => size / whole);
}

function sizesOf(documents: readonly FrameDocument[]): Float64Array {
  return Float64Array.from(documents, ({ size }) => size ?? Number.NaN);
}

function taken(questions: readonly string[], take: number | undefined, random: Random): readonly string[] {
  if (take === undefined || take >= questions.length) return questions;
  return Array.from(drawWithoutReplacement(take, questions.length, random), (at) => questions[at]);
}
