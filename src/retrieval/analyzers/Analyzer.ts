/** How text becomes terms. Both steps are apart so that a term is made once for each distinct word. */
export interface Analyzer {
  readonly name: string;
  /** One line for help. */
  readonly says: string;
  /** The words of a text, in order and as often as they come. */
  words(text: string): readonly string[];
  /** The term that a word is indexed under; empty where it is left out. */
  term(word: string): string;
}

/** The terms of a text, in order. */
export function termsOf(analyzer: Analyzer, text: string): readonly string[] {
  return analyzer
    .words(text)
    .map((word) => analyzer.term(word))
    .filter((term) => term !== "");
}
