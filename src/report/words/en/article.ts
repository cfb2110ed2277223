import type { ArticleWords } from "../ArticleWords.ts";

export const article: ArticleWords = {
  origin: "Reproduce these numbers",
  sections: "Sections",
  caseByCase: (p) => `${p.title}, case by case`,
  figureNumbers: "The numbers of this figure",
  legend: { published: "hollow: published", foretold: "dashed: foretold by the formula" },
  pointHeads: {
    panel: "panel",
    series: "series",
    point: "point",
    number: "number",
    lower: "lower",
    upper: "upper",
  },
  pointKinds: { measured: "measured", foretold: "foretold", published: "published" },
  moreElsewhere:
    "Figures and further tables are in the page (-o report.html); tables are in Markdown too (-o report.md).",
  figuresElsewhere: "Figures are in the page: -o report.html",
};

export const originTitle: string = article.origin;
export const figureNumbers: string = article.figureNumbers;
export const legendWords: ArticleWords["legend"] = article.legend;
export const moreElsewhere: string = article.moreElsewhere;
export const figuresElsewhere: string = article.figuresElsewhere;
