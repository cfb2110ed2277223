import { count, grouped } from "../../numbers.ts";
import type { MarkdownWords } from "../MarkdownWords.ts";

const words = {
  quality: { worse: "worse", better: "better" },
  time: { worse: "slower", better: "faster" },
} as const;

export const markdown: MarkdownWords = {
  changed: (p) => `${count(p.count, "question")} got ${words[p.change][p.direction]}`,
  more: (p) => `${grouped(p.count)} more are in the page (-o report.html)`,
  cut: "This report is cut to what may be shown here. All of it is in the page (-o report.html).",
};
