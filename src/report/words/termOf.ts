import type { Term } from "./ExplainWords.ts";
import { plainWord } from "./plainWord.ts";

/** The entry of a word in a glossary, however it is spelt: `golden-set`, `Golden sets`; undefined where there is none. */
export function termOf(word: string, glossary: readonly Term[]): Term | undefined {
  const wanted = plainWord(word);
  return glossary.find(({ words }) => words.some((known) => plainWord(known) === wanted));
}
