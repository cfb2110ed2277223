/**
 * Numbers with their nouns, as Turkish has them: a noun after a number stays singular. Names and numbers take no
 * suffix in the phrases, since it would have to follow their last vowel; a noun after them takes it.
 */
import { grouped, percent as spaced } from "../../numbers.ts";
import type { Words } from "../Words.ts";

/** `%95`. */
export function percent(share: number): string {
  return `%${spaced(share).replace(" %", "")}`;
}

export const counted: Words["counted"] = {
  question: (n) => `${grouped(n)} soru`,
  document: (n) => `${grouped(n)} belge`,
};
