import type { Caveat } from "../../stats/types.ts";
import type { Words } from "../words/Words.ts";

/** The sentence that stands for a caveat wherever it is shown. */
export function caveatSentence({ code, params }: Caveat, words: Pick<Words, "caveats">): string {
  return words.caveats[code](params);
}

/** The sentences of caveats, each once. */
export function caveatSentences(
  caveats: readonly Caveat[],
  words: Pick<Words, "caveats">,
): readonly string[] {
  return [...new Set(caveats.map((caveat) => caveatSentence(caveat, words)))];
}
