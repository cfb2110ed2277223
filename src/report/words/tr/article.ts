import type { ArticleWords } from "../ArticleWords.ts";

export const article: ArticleWords = {
  origin: "Bu sayıları yeniden üretin",
  sections: "Bölümler",
  caseByCase: (p) => `${p.title}, durum durum`,
  figureNumbers: "Bu şeklin sayıları",
  legend: { published: "içi boş: yayımlanmış", foretold: "kesik çizgi: formülün öngördüğü" },
  pointHeads: {
    panel: "pano",
    series: "dizi",
    point: "nokta",
    number: "sayı",
    lower: "alt",
    upper: "üst",
  },
  pointKinds: { measured: "ölçülmüş", foretold: "öngörülmüş", published: "yayımlanmış" },
  moreElsewhere:
    "Şekiller ve diğer tablolar sayfada (-o report.html); tablolar Markdown çıktısında da var (-o report.md).",
  figuresElsewhere: "Şekiller sayfada: -o report.html",
};
