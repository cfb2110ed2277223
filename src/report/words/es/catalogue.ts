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

/** Spanish. */
export const es: Words = {
  language: "es",
  lang: "es",
  percent,
  counted,
  changes: {
    quality: { worse: "peor", better: "mejor" },
    time: { worse: "más lento", better: "más rápido" },
  },
  estimands: {
    micro: "la media sobre preguntas extraídas al azar",
    macro: "la media sobre documentos, cada uno con el mismo peso",
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
