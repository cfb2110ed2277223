import { grouped } from "../../numbers.ts";
import type { MarkdownWords } from "../MarkdownWords.ts";
import { counted } from "./numbers.ts";

/** What one question did, and what several did. */
const did = {
  quality: { worse: ["empeoró", "empeoraron"], better: ["mejoró", "mejoraron"] },
  time: {
    worse: ["se hizo más lenta", "se hicieron más lentas"],
    better: ["se hizo más rápida", "se hicieron más rápidas"],
  },
} as const;

export const markdown: MarkdownWords = {
  changed: (p) => `${counted.question(p.count)} ${did[p.change][p.direction][p.count === 1 ? 0 : 1]}`,
  more: (p) => `${grouped(p.count)} más ${p.count === 1 ? "está" : "están"} en la página (-o report.html)`,
  cut: "Este informe está recortado a lo que cabe aquí. Completo está en la página (-o report.html).",
};
