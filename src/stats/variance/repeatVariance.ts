import type { Estimand } from "../types.ts";
import { type NestedComponents, nestedComponents, type Repeats } from "./nestedComponents.ts";

/** What the variance of one answer is made of, and what more repeats could buy. */
export interface RepeatVariance extends NestedComponents {
  /** Each part's share of their sum, negative parts taken as 0; null where nothing varies. */
  readonly shares: NestedComponents | null;
  /** The standard error if each question were repeated without end; null where the method has none. */
  readonly endlessRepeats: number | null;
}

/**
 * The parts of an answer's variance, and the standard error that endless repeats would leave. Repeats add to the variance
 * of the mean Σ w² σ²_e/r, w the weight of a question: 1/Q in micro, 1/(K n) in macro with n questions in its document.
 *
 * @param document the number of each question's document; without it there are no documents
 * @returns null where no question has two answers
 */
export function repeatVariance(
  repeats: Repeats,
  document: Int32Array | undefined,
  estimand: Estimand,
  standardError: number | null,
): RepeatVariance | null {
  const parts = nestedComponents(repeats, document);
  if (parts === null) return null;
  const weights = questionWeights(repeats.count.length, document, estimand);
  const noise = weights.reduce((sum, w, q) => sum + (w * w) / repeats.count[q], 0) * parts.withinQuestions;
  const endlessRepeats = standardError === null ? null : Math.sqrt(Math.max(standardError ** 2 - noise, 0));
  return { ...parts, shares: sharesOf(parts), endlessRepeats };
}

function questionWeights(questions: number, document: Int32Array | undefined, estimand: Estimand): number[] {
  if (document === undefined || estimand === "micro") return Array(questions).fill(1 / questions);
  const sizes = new Map<number, number>();
  for (const d of document) sizes.set(d, (sizes.get(d) ?? 0) + 1);
  return Array.from(document, (d) => 1 / (sizes.size * sizes.get(d)!));
}

function sharesOf({
  betweenDocuments,
  betweenQuestions,
  withinQuestions,
}: NestedComponents): NestedComponents | null {
  const [documents, questions, within] = [betweenDocuments ?? 0, betweenQuestions, withinQuestions].map(
    (part) => Math.max(part, 0),
  );
  const whole = documents + questions + within;
  if (whole === 0) return null;
  return {
    betweenDocuments: betweenDocuments === null ? null : documents / whole,
    betweenQuestions: questions / whole,
    withinQuestions: within / whole,
  };
}
