import { wordsForScores } from "./oddValues.ts";
import type { Score } from "./Snapshot.ts";
import { Pairs, Raw, type Tree } from "./tree.ts";

/** Texts that are put in place of scores. */
export const words: readonly string[] = [...wordsForScores.keys()];

/** What else is put there in JSON. */
export const jsonValues: readonly Tree[] = [
  ...[null, null, true, false, 0.25, 0.75, [], [null], new Pairs([])],
  new Raw("NaN"),
  new Raw("Infinity"),
  new Raw("-Infinity"),
  new Raw("1e999"),
  new Raw("2.5e-1"),
  new Raw("0.25000"),
  new Pairs([["value", null]]),
  new Pairs([["nothing", "of account"]]),
  ["text"],
];

/** What a value means in place of a score: a score, null for none, "failed", undefined for no score at all. */
export function meaningOf(value: Tree): Score | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string") return wordsForScores.get(value);
  if (value instanceof Raw) return Number.isFinite(Number(value.text)) ? Number(value.text) : null;
  return value === null ? null : undefined;
}

/** Whether a cell is as it must be; an absent metric is one that was no column of scores after all. */
export function allows(expected: Score | undefined, cell: Score | undefined, before: Score): boolean {
  if (typeof expected === "number") return cell === expected;
  if (expected === undefined) return typeof cell !== "number";
  // a tool may have the same score in a second place
  return cell === null || cell === "failed" || (expected === null && cell === before);
}
