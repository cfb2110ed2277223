import type { RetrieveResult } from "../../../retrieval/RetrieveResult.ts";
import { shellWord } from "../../commandLines.ts";
import { count, grouped } from "../../numbers.ts";
import type { RetrieveFiles } from "../../RetrieveFiles.ts";

/** What was searched, by what, with how many questions. */
export function headingWords({ system, data, split, queries, documents }: RetrieveResult): string {
  const asked =
    split === null
      ? queries === 1
        ? "1 query"
        : `${grouped(queries)} queries`
      : `${count(queries, "question")} of ${split}`;
  return `${system} on ${data}: ${asked}, ${count(documents, "document")}.`;
}

/** The system with all its settings. */
export function systemWords({ title, fields, top }: RetrieveResult): readonly string[] {
  const searched = fields === "text" ? "the text alone" : "title and text as one";
  return [`System: ${title}.`, `Searched: ${searched}; ${count(top, "document")} a question.`];
}

/** Whether questions share documents, and what the file of scores says of it. */
export function documentWords(
  { questionDocuments, queries }: RetrieveResult,
  { scores }: RetrieveFiles,
): readonly string[] {
  if (questionDocuments === null) return [];
  const { column, documents, several } = questionDocuments;
  if (column && several === 0)
    return [
      `Questions rest on ${count(documents, "document")}${scores === null ? "" : ", named in the column doc_id"}: if questions were written from documents, those were sampled.`,
    ];
  if (column)
    return [
      `${count(several, "question")} of ${queries} ${several === 1 ? "rests" : "rest"} on several of the ${documents} documents that doc_id names; gate and estimate take them with --multi components.`,
    ];
  return [];
}

/** What to do next. */
export function retrieveNextWords({ scores }: RetrieveResult, files: RetrieveFiles): string {
  if (scores === null) return "The collection has no judgements, so nothing was scored.";
  return files.scores === null
    ? "Next: write the score of each question with --scores, of this system and of another, and ask whether it got worse:"
    : `${files.scores} has the score of each question. Retrieve with the other system too (here ${otherFile(files)}), then`;
}

function otherFile({ scores }: RetrieveFiles): string {
  return scores === "other.csv" ? "another.csv" : "other.csv";
}

/** The commands to that end, in words for the shell. */
export function retrieveNextCommands(
  { scores, questionDocuments, system, data, split }: RetrieveResult,
  files: RetrieveFiles,
): readonly (readonly string[])[] {
  if (scores === null) return [];
  const [{ measure }] = scores.results;
  const column = questionDocuments?.column === true;
  const several = (questionDocuments?.several ?? 0) > 0;
  const gate = [
    "gatestats gate",
    shellWord(files.scores ?? "scores.csv"),
    otherFile(files),
    "--metric",
    shellWord(measure),
    ...(column ? ["--cluster doc_id", ...(several ? ["--multi components"] : []), "--estimand micro"] : []),
    "--margin 0.02",
  ];
  if (files.scores !== null) return [gate];
  const where = [
    "--data",
    shellWord(data),
    ...(split === "test" || split === null ? [] : ["--split", shellWord(split)]),
  ];
  return [["gatestats retrieve", ...where, "--system", shellWord(system), "--scores scores.csv"], gate];
}
