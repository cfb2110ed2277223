import { InputError } from "../table/InputError.ts";
import { startOf } from "./bytes.ts";
import type { Format } from "./Format.ts";
import { isRow, type JsonRow } from "./jsonCells.ts";

/** Numbers as runs and judgements write them. */
const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?`;

/** query, Q0, document, rank, score, tag. */
const run = new RegExp(String.raw`^\S+\s+\S+\s+\S+\s+\d+\s+${number}\s+\S+$`);

/** query, iteration, document, grade. */
const judgements = /^\S+\s+\S+\s+\S+\s+-?\d+$/;

/** BEIR's judgements, which have a header. */
const beir =
  /^(?:query|topic|q)[-_ ]?id\t(?:corpus|doc|document|passage)[-_ ]?id\t(?:score|relevance|rel|grade)$/i;

/** Runs and judgements of retrieval, from which scores can be made: refused with the command that makes them. */
export const retrievalFiles: Format = {
  name: "retrieval",
  recognises: (head) => (kindOf(head) === undefined ? 0 : 0.85),
  async read(file) {
    throw unscored(file.path, kindOf(await startOf(file)) ?? "a file of retrieval");
  },
};

/** Throws InputError for a document of ranx: numbers under documents, under queries. */
export function refuseRanx(document: unknown, file: string): void {
  if (!isRow(document)) return;
  const queries = Object.values(document);
  const keys = new Set(queries.map((query) => (isRow(query) ? Object.keys(query).join() : "")));
  if (queries.length < 2 || keys.size < 2 || !queries.every(isNumbers)) return;
  throw new InputError(
    "unscored",
    `${file} holds numbers under names under names, as runs and judgements of retrieval do in JSON, and no score of a question.`,
    "Score each question first: gatestats score RUN QRELS -o scores.csv. If the inner names are metrics, write rows: jq '[to_entries[] | {id: .key} + .value]'",
    { file },
  );
}

/** Throws InputError for a line of BEIR's queries or corpus: texts with an id. */
export function refuseTexts(row: JsonRow, file: string): void {
  const known = ["_id", "title", "text", "metadata"];
  if (!("_id" in row && "text" in row) || !Object.keys(row).every((key) => known.includes(key))) return;
  throw unscored(file, "a file of texts (BEIR's queries or corpus)");
}

function isNumbers(value: unknown): boolean {
  return isRow(value) && Object.values(value).every((number) => typeof number === "number");
}

/** The error for a file of retrieval where scores are needed. */
function unscored(file: string, kind: string): InputError {
  return new InputError(
    "unscored",
    `${file} is ${kind}: it holds no score of a question.`,
    "Score each question first, with run and judgements, and give what comes out: gatestats score RUN QRELS -o scores.csv",
    { file },
  );
}

/** What a file of retrieval is, going by its first lines; comments are passed over. */
function kindOf(head: Uint8Array): string | undefined {
  const lines = new TextDecoder()
    .decode(head.subarray(0, 4096))
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(0, 2);
  if (lines.length === 0) return undefined;
  if (beir.test(lines[0])) return "a file of judgements (qrels, as BEIR writes them)";
  if (lines.every((line) => run.test(line))) return "a run of retrieval (TREC)";
  return lines.every((line) => judgements.test(line)) ? "a file of judgements (qrels)" : undefined;
}
