import { percent } from "../../numbers.ts";
import type { ReportWords } from "../ReportWords.ts";

export const report: ReportWords = {
  numbers: "",
  verdictNames: "",
  change: "change",
  interval: "interval",
  margin: "margin",
  threshold: "threshold",
  baseline: "baseline",
  candidate: "candidate",
  mean: "mean",
  metric: "metric",
  verdict: "verdict",
  method: "method",
  question: "question",
  questions: "questions",
  document: "document",
  documents: "documents",
  notes: "Notes",
  limitations: "Limitations",
  references: "References",
  whyThisMethod: (p) => `Why this method: ${p.reason}.`,
  ends: (p) => `Each end of the interval errs at most ${percent(p.error)} of the time.`,
  heads: {},
};
