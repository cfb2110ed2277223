import type { ArticleWords } from "../ArticleWords.ts";

export const article: ArticleWords = {
  origin: "Reproducir estos números",
  sections: "Secciones",
  caseByCase: (p) => `${p.title}, caso por caso`,
  figureNumbers: "Los números de esta figura",
  legend: { published: "hueco: publicado", foretold: "a trazos: previsto por la fórmula" },
  pointHeads: {
    panel: "panel",
    series: "serie",
    point: "punto",
    number: "número",
    lower: "inferior",
    upper: "superior",
  },
  pointKinds: { measured: "medido", foretold: "previsto", published: "publicado" },
  moreElsewhere:
    "Las figuras y otras tablas están en la página (-o report.html); las tablas, también en Markdown (-o report.md).",
  figuresElsewhere: "Las figuras están en la página: -o report.html",
};
