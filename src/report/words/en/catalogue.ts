import { count, percent } from "../../numbers.ts";
import type { Words } from "../Words.ts";
import { article } from "./article.ts";
import { caveats } from "./caveats.ts";
import { comparisons } from "./comparisons.ts";
import { design } from "./design.ts";
import { estimates } from "./estimates.ts";
import { markdown } from "./markdown.ts";
import { page } from "./page.ts";
import { reasons } from "./reasons.ts";
import { report } from "./report.ts";
import { verdicts } from "./verdicts.ts";

/** English: the language of the terminal, of JSON and of errors. */
export const en: Words = {
  language: "en",
  lang: "en",
  percent,
  counted: {
    question: (n) => count(n, "question"),
    document: (n) => count(n, "document"),
  },
  changes: {
    quality: { worse: "worse", better: "better" },
    time: { worse: "slower", better: "faster" },
  },
  estimands: {
    micro: "the mean over questions drawn at random",
    macro: "the mean over documents, each with the same weight",
  },
  verdicts,
  comparisons,
  estimates,
  design,
  caveats,
  reasons,
  // methods carry their English titles and notes themselves
  methodTitles: {},
  methodNotes: {},
  article,
  report,
  page,
  markdown,
};
