/** What stands around the parts of every article, study reports too. */
export interface ArticleWords {
  /** The part that says how to come by the same numbers. */
  readonly origin: string;
  /** The list of parts, for those who do not see the page. */
  readonly sections: string;
  readonly caseByCase: (p: { readonly title: string }) => string;
  /** What a figure's numbers are called where they open. */
  readonly figureNumbers: string;
  /** What a hollow symbol and a dashed line stand for. */
  readonly legend: Readonly<{ published: string; foretold: string }>;
  /** Heads of the table of a figure's numbers. */
  readonly pointHeads: Readonly<Record<"panel" | "series" | "point" | "number" | "lower" | "upper", string>>;
  /** What kind of number a point is. */
  readonly pointKinds: Readonly<Record<"measured" | "foretold" | "published", string>>;
  /** Where a text's figures and further tables are. */
  readonly moreElsewhere: string;
  /** Where the figures of Markdown are. */
  readonly figuresElsewhere: string;
}
