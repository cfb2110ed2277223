import type { Analyzer } from "./Analyzer.ts";
import { unicodeWords } from "./words.ts";

/** Words by Unicode's rules in lower case, all of them: for other languages than English. */
export const plain: Analyzer = {
  name: "plain",
  says: "words in lower case, all kept and none stemmed: for other languages than English",
  words: unicodeWords,
  term: (word) => word.toLowerCase(),
};
