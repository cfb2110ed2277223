import type { Analyzer } from "./Analyzer.ts";
import { englishTerm } from "./english.ts";
import { unicodeWords } from "./words.ts";

/** The parts of camelCase, HTTPServer and the like. */
const parts = /\p{Lu}+(?!\p{Ll})[\p{M}\p{Nd}]*|\p{Lu}?[\p{Ll}\p{M}\p{Nd}'’]+|[^\p{Lu}\p{Ll}.:·]+/gu;

/** `english`, and of names such as HttpServer or fs.readFile also their parts, beside the name itself. */
export const code: Analyzer = {
  name: "code",
  says: "English, with camelCase and dotted names also taken apart: for programs and their manuals",
  words: (text) =>
    unicodeWords(text).flatMap((word) => {
      const found = word.match(parts) ?? [];
      return found.length > 1 && /\p{Alphabetic}/u.test(word) ? [word, ...found] : [word];
    }),
  term: englishTerm,
};
