import { stemmer } from "stemmer";
import type { Analyzer } from "./Analyzer.ts";
import { stopWords } from "./stopWords.ts";
import { unicodeWords } from "./words.ts";

/**
 * Lucene's EnglishAnalyzer: words by Unicode's rules, the possessive 's taken off, lower case, its stop words left out,
 * Porter's stems (Porter 1980, with the changes that he made later: -bli, -logi).
 */
export const english: Analyzer = {
  name: "english",
  says: "English as Lucene has it: stop words left out, Porter's stems; snake_case is parted",
  words: unicodeWords,
  term: englishTerm,
};

/** A word as `english` indexes it. */
export function englishTerm(word: string): string {
  const lower = word.replace(/['’＇][sS]$/, "").toLowerCase();
  return stopWords.has(lower) ? "" : stemmer(lower);
}
