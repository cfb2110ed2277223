import type { FormatEntry } from "../../formats/catalogue.ts";

/** What `explain` says in one language. */
export interface ExplainWords {
  /** The topics in the order in which they are listed; their names are the same in all languages. */
  readonly topics: readonly Topic[];
  readonly glossary: readonly Term[];
  /** The topic that lists what can be read. */
  readonly formatsTopic: (entries: readonly FormatEntry[]) => Topic;
}

/** One topic of `explain`: what a word means, for someone who meets it for the first time. */
export interface Topic {
  readonly name: string;
  readonly title: string;
  /** Other words that lead here. */
  readonly also: readonly string[];
  readonly paragraphs: readonly string[];
}

/** One word of the glossary, and what it means in a sentence or two. */
export interface Term {
  /** The word, and others that mean the same; in other languages the English ones too. */
  readonly words: readonly string[];
  readonly meaning: string;
}
