import type { Term } from "./ExplainWords.ts";

/** The entry of a glossary as a sentence. */
export function termText({ words: [word, ...others], meaning }: Term): string {
  return `${word}${others.length === 0 ? "" : ` (${others.join(", ")})`}: ${meaning}`;
}
