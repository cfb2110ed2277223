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

/** Portuguese, as in Brazil. */
export const pt: Words = {
  language: "pt",
  lang: "pt-BR",
  percent,
  counted,
  changes: {
    quality: { worse: "pior", better: "melhor" },
    time: { worse: "mais lento", better: "mais rápido" },
  },
  estimands: {
    micro: "a média sobre perguntas sorteadas ao acaso",
    macro: "a média sobre documentos, cada um com o mesmo peso",
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
