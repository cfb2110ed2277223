import type { ReadersTable } from "../readersTable.ts";
import type { Figure, IntervalFigure } from "./Figure.ts";
import type { Listing } from "./Listing.ts";
import type { Outcome } from "./Outcome.ts";

export type { Outcome };

/** A report as data, before it becomes text, Markdown or a page: what was found first, then what it rests on. */
export interface Article {
  readonly title: string;
  /** The one answer, where there is one. */
  readonly headline?: Headline;
  /** Paragraphs under the title: what was done, in short. */
  readonly lead: readonly string[];
  /** What the answers are: `Hypotheses`. */
  readonly findingsTitle: string;
  readonly findings: readonly Finding[];
  readonly sections: readonly Section[];
  /** How every number can be had again: what it is, and the words or the command line. */
  readonly origin: readonly Origin[];
  /** The figures that tell the most, for those who want them alone. */
  readonly main?: readonly Figure[];
  /** The result for programs, as JSON; a page carries it along. */
  readonly json?: string;
}

/** What was decided, why, and what to do next. */
export interface Headline {
  readonly outcome: Outcome;
  /** The answer in a word, where there is one. */
  readonly word?: string;
  /** Said beside the word where the answer does not decide; it is shown muted then. */
  readonly watched?: string;
  readonly sentence: string;
  /** What follows from it: a question, where there is one, its answer, and the section that it leads to. */
  readonly answers: readonly {
    readonly question?: string;
    readonly answer: string;
    readonly section?: string;
  }[];
  readonly figure?: IntervalFigure;
  /** The command to run next, with what it is for. */
  readonly next?: { readonly reason: string; readonly command: string };
}

/** An answer: how it came out, what was asked, and the numbers behind it. */
export interface Finding {
  readonly id: string;
  readonly outcome: Outcome;
  /** The outcome in a word or two. */
  readonly word: string;
  readonly title: string;
  /** Sentences: the rule, what decided. */
  readonly sentences: readonly string[];
  /** The numbers case by case, where there are any. */
  readonly table?: ReadersTable;
}

/** A part of an article. */
export interface Section {
  /** Letters, digits and hyphens: the place that links lead to. */
  readonly id: string;
  readonly title: string;
  readonly headline?: Headline;
  readonly paragraphs: readonly string[];
  /** Sentences, each a point of its own. */
  readonly points?: readonly string[];
  readonly figures: readonly Figure[];
  readonly tables: readonly CaptionedTable[];
  readonly listings?: readonly Listing[];
  readonly parts?: readonly Section[];
}

/** A table with what it shows and where its numbers stand. */
export interface CaptionedTable {
  readonly caption: string;
  /** The file of tidy rows, and which of them: `gates.csv, metric recall@5, n 100`. */
  readonly source?: string;
  readonly table: ReadersTable;
  /** Left out of text, which is to be short. */
  readonly detail?: true;
}

/** One line of the origin; a command is shown as code. */
export interface Origin {
  readonly name: string;
  readonly value: string;
  readonly kind: "words" | "code";
}
