import type { ArticleWords } from "../ArticleWords.ts";

export const article: ArticleWords = {
  origin: "Reproduzir estes números",
  sections: "Seções",
  caseByCase: (p) => `${p.title}, caso a caso`,
  figureNumbers: "Os números desta figura",
  legend: { published: "vazado: publicado", foretold: "tracejado: previsto pela fórmula" },
  pointHeads: {
    panel: "painel",
    series: "série",
    point: "ponto",
    number: "número",
    lower: "inferior",
    upper: "superior",
  },
  pointKinds: { measured: "medido", foretold: "previsto", published: "publicado" },
  moreElsewhere:
    "Figuras e outras tabelas estão na página (-o report.html); as tabelas também em Markdown (-o report.md).",
  figuresElsewhere: "As figuras estão na página: -o report.html",
};
