import type { Verdict } from "../gates/results.ts";

/** The first line of a report as Markdown, by which a comment can be found again. */
export const marker: string = "<!-- gatestats -->\n";

/** Signs that stand beside the word of a verdict. */
export const verdictSymbols: Readonly<Record<Verdict, string>> = {
  pass: "✅",
  fail: "❌",
  inconclusive: "❓",
};
