import type { Words } from "../../../src/report/words/Words.ts";

/** A phrase of a catalogue and where it stands: `verdicts.margin.pass`. */
export interface Phrase {
  readonly path: string;
  readonly value: string | ((given: unknown) => string);
}

/** All phrases of a catalogue. */
export function phrasesOf(words: Words): readonly Phrase[] {
  return within(words, "");
}

function within(value: unknown, path: string): readonly Phrase[] {
  if (typeof value === "string" || isPhrase(value)) return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => within(inner, path === "" ? key : `${path}.${key}`));
}

function isPhrase(value: unknown): value is (given: unknown) => string {
  return typeof value === "function";
}
