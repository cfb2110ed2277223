import { grouped } from "../../numbers.ts";
import type { MarkdownWords } from "../MarkdownWords.ts";
import { counted } from "./numbers.ts";

/** What one question did, and what several did. */
const did = {
  quality: { worse: ["piorou", "pioraram"], better: ["melhorou", "melhoraram"] },
  time: {
    worse: ["ficou mais lenta", "ficaram mais lentas"],
    better: ["ficou mais rápida", "ficaram mais rápidas"],
  },
} as const;

export const markdown: MarkdownWords = {
  changed: (p) => `${counted.question(p.count)} ${did[p.change][p.direction][p.count === 1 ? 0 : 1]}`,
  more: (p) => `mais ${grouped(p.count)} ${p.count === 1 ? "está" : "estão"} na página (-o report.html)`,
  cut: "Este relatório foi cortado ao que cabe aqui. Completo, está na página (-o report.html).",
};
