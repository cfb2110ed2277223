import type { Words } from "../Words.ts";
import { article } from "./article.ts";
import { caveats } from "./caveats.ts";
import { comparisons } from "./comparisons.ts";
import { design } from "./design.ts";
import { estimates } from "./estimates.ts";
import { markdown } from "./markdown.ts";
import { methodNotes } from "./methodNotes.ts";
import { methodTitles } from "./methodTitles.ts";
import { counted, percent } from "./numbers.ts";
import { page } from "./page.ts";
import { reasons } from "./reasons.ts";
import { report } from "./report.ts";
import { verdicts } from "./verdicts.ts";

/** Turkish. */
export const tr: Words = {
  language: "tr",
  lang: "tr",
  percent,
  counted,
  changes: {
    quality: { worse: "daha kötü", better: "daha iyi" },
    time: { worse: "daha yavaş", better: "daha hızlı" },
  },
  estimands: {
    micro: "rastgele çekilen sorular üzerinden ortalama",
    macro: "her biri aynı ağırlıkta belgeler üzerinden ortalama",
  },
  verdicts,
  comparisons,
  estimates,
  design,
  caveats,
  reasons,
  methodTitles,
  methodNotes,
  article,
  report,
  page,
  markdown,
};
