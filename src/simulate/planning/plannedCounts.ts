import type { GateRates } from "./gateRates.ts";
import type { QuestionsQuestion, SizeRow } from "./QuestionsPlan.ts";

/** A number to look at, and why. */
export interface Count {
  readonly count: number;
  readonly why: SizeRow["why"];
}

/** The numbers to look at, ascending, each once, the first reason first. */
export function countsOf(
  question: QuestionsQuestion,
  needed: number | null,
  pilot: number | undefined,
): readonly Count[] {
  const all: readonly Count[] = [
    ...question.counts.map((count) => ({ count, why: "asked" }) as const),
    ...(needed === null ? [] : [{ count: needed, why: "needed" } as const]),
    ...(pilot === undefined ? [] : [{ count: pilot, why: "pilot" } as const]),
    { count: 100, why: "usual" },
    { count: 1000, why: "usual" },
  ];
  return all
    .filter(({ count }, i) => all.findIndex((other) => other.count === count) === i)
    .filter(({ count }) => count <= (question.population ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => a.count - b.count);
}

/** The same with what golden sets of that size gave. */
export type RatedCount = Count & { readonly rates: GateRates | null };

/** The plan of the formula and the floor, where drawing asks for more. */
export function demoted(one: RatedCount): RatedCount {
  return one.why === "needed" ? { ...one, why: "formula" } : one;
}
