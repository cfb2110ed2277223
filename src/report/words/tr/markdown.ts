import { grouped } from "../../numbers.ts";
import type { MarkdownWords } from "../MarkdownWords.ts";
import { counted } from "./numbers.ts";

const did = {
  quality: { worse: "kötüleşti", better: "iyileşti" },
  time: { worse: "yavaşladı", better: "hızlandı" },
} as const;

export const markdown: MarkdownWords = {
  changed: (p) => `${counted.question(p.count)} ${did[p.change][p.direction]}`,
  more: (p) => `${grouped(p.count)} tanesi daha sayfada (-o report.html)`,
  cut: "Bu rapor buraya sığacak kadar kesildi. Tümü sayfada (-o report.html).",
};
