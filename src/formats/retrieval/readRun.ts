import { InputError } from "../../table/InputError.ts";
import { openText } from "../bytes.ts";
import { placeAt } from "../Cursor.ts";
import { Dictionary } from "../Dictionary.ts";
import type { SourceFile } from "../Format.ts";
import { inFile } from "../inFile.ts";
import { FieldLines } from "./FieldLines.ts";
import { finiteNumber } from "./finiteNumber.ts";
import type { Run } from "./QueryDocuments.ts";
import { onLines, QueryDocumentsBuilder, type Repeat } from "./QueryDocumentsBuilder.ts";
import { readNested } from "./readNested.ts";
import { recognise } from "./recognise.ts";

/**
 * Reads a run: TREC's six columns (query, Q0, document, rank, score, tag), parted by blanks or tabs, lines that start
 * with # left out; or JSON as ranx and BEIR keep it, `{query: {document: score}}`.
 *
 * @param documents numbers the documents and may be that of the judgements, which makes scoring faster; it grows
 * @throws InputError for any other file, a score that is no number, or a document that stands twice under one query;
 * it names file, line and remedy
 * @example const run = await readRun({ path: "bm25.run", bytes });
 */
export async function readRun(source: SourceFile, documents: Dictionary = new Dictionary()): Promise<Run> {
  const { head, file } = await openText(source);
  const kind = recognise(head);
  if (kind === undefined) throw notRecognised(file.path);
  if (kind.format === "json") return inFile(file.path, () => readJson(file, documents));
  if (kind.format === "trec-run") return inFile(file.path, () => readColumns(file, documents));
  throw new InputError(
    "judgements-for-run",
    `${file.path} holds relevance judgements, not a run.`,
    "score takes the run first and the judgements last: gatestats score RUN QRELS",
    { file: file.path },
  );
}

async function readColumns(file: SourceFile, documents: Dictionary): Promise<Run> {
  const builder = new QueryDocumentsBuilder(file, "trec-run", documents);
  const lines = new FieldLines(file.path, 6, (fields) => {
    const { bytes, starts, ends, count, line } = fields;
    if (count < 6) throw tooFew(file.path, fields);
    const score = finiteNumber(bytes, starts[4], ends[4]);
    if (Number.isNaN(score)) throw noScore(file.path, line, fields.text(0), fields.text(2), fields.text(4));
    builder.query(bytes, starts[0], ends[0]);
    builder.document(bytes, starts[2], ends[2], score, line, finiteNumber(bytes, starts[3], ends[3]));
  });
  for await (const chunk of file.bytes) lines.push(chunk);
  lines.end();
  return builder.finish((repeat) => refuseRepeat(repeat, file.path));
}

async function readJson(file: SourceFile, documents: Dictionary): Promise<Run> {
  const builder = new QueryDocumentsBuilder(file, "json-run", documents);
  await readNested(file, builder, finiteNumber, (line, query, document, found) =>
    noScore(file.path, line, query, document, found),
  );
  return { ...builder.finish((repeat) => refuseRepeat(repeat, file.path)), rank: null };
}

function refuseRepeat({ query, document, lines }: Repeat, file: string): never {
  throw new InputError(
    "repeated-document",
    `Query ${query} has document ${document} twice, ${onLines(lines)}.`,
    "A document can be retrieved once for a query: keep the row that counts. Chunks of one document need names of their own, or only the best of them.",
    placeAt(file, lines[1]),
  );
}

function noScore(file: string, line: number, query: string, document: string, found: string): InputError {
  return new InputError(
    "not-a-score",
    `The score of document ${document} for query ${query} is "${found}", no finite number.`,
    "Write a number such as 12.5 or -3e-2; the highest comes first.",
    placeAt(file, line, "score"),
  );
}

function tooFew(file: string, { count, line }: FieldLines): InputError {
  return new InputError(
    "run-columns",
    `Line ${line} has ${count} ${count === 1 ? "column" : "columns"}, where a run has six: query, Q0, document, rank, score, tag.`,
    "Write all six on each line, parted by blanks or tabs. Names that hold blanks need tabs.",
    placeAt(file, line),
  );
}

function notRecognised(file: string): InputError {
  return new InputError(
    "not-a-run",
    `${file} is no run that gatestats can read.`,
    'Give TREC\'s six columns (query Q0 document rank score tag), or JSON: {"query": {"document": score}}. A file of scores, one row a question, goes to gate, compare or estimate as it is.',
    { file, line: 1 },
  );
}
