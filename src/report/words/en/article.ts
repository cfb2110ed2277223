/** The part that says how to come by the same numbers. */
export const originTitle: string = "How to have these numbers again";

/** What a figure's numbers are called where they open. */
export const figureNumbers: string = "The numbers of this figure";

/** What a hollow symbol and a dashed line stand for. */
export const legendWords = {
  published: "hollow: published",
  foretold: "dashed: foretold by the formula",
} as const;

/** Where a text's figures and further tables are. */
export const moreElsewhere: string =
  "Figures and further tables are in the page (-o report.html); tables are in Markdown too (-o report.md).";

/** Where the figures of Markdown are. */
export const figuresElsewhere: string = "Figures are in the page: -o report.html";
