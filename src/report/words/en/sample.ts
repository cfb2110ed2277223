import type { SampleSummary } from "../../../simulate/draw/sampleSummary.ts";
import { shellWord } from "../../commandLines.ts";
import { count } from "../../numbers.ts";
import type { SampleFiles } from "../../SampleFiles.ts";

/** How documents were drawn, in a few words. */
export function designName({ design, replacement }: SampleSummary): string {
  if (design === "srs") return "each as likely as any other";
  if (design === "stratified") return "inside strata";
  return `in proportion to size, ${replacement} replacement`;
}

/** What the one who labels has to know. */
export function sampleNotes({ certain, take, draws, documents, design }: SampleSummary): readonly string[] {
  return [
    ...(take === null ? [] : [`at most ${count(take, "question")} of each document`]),
    ...(draws > documents
      ? ["a document drawn several times is labelled once and counts as often (column times)"]
      : []),
    ...(certain.length === 0
      ? []
      : [
          `${count(certain.length, "document")} so large that ${certain.length === 1 ? "it was" : "they were"} sure to be drawn: ${certain.slice(0, 5).join(", ")}${certain.length > 5 ? ", …" : ""}`,
        ]),
    ...(design === "pps" && certain.length === 0
      ? ["the mean over questions is the plain mean of the documents' rates"]
      : []),
  ];
}

/** What to do with the list: a sentence, and a command. */
export function nextStep({ design }: SampleSummary, files: SampleFiles): readonly string[] {
  const estimand = design === "srs" ? "macro" : "micro";
  const scored = files.row === "question" ? shellWord(files.list) : "scores.csv";
  return [
    files.row === "question"
      ? `Next: score these questions in a further column of ${files.list} (here hit), then`
      : `Next: write and score questions of these documents, one row each with ${files.cluster} and a score (here hit in scores.csv), then`,
    `gatestats estimate ${scored} --metric hit --cluster ${shellWord(files.cluster)} \\`,
    `  --estimand ${estimand} --design ${shellWord(files.design)}`,
  ];
}
