import type { Caveat } from "../../stats/types.ts";
import { InputError } from "../../table/InputError.ts";
import { openText } from "../bytes.ts";
import { placeAt } from "../Cursor.ts";
import { Dictionary } from "../Dictionary.ts";
import type { SourceFile } from "../Format.ts";
import { inFile } from "../inFile.ts";
import { FieldLines } from "./FieldLines.ts";
import { finiteNumber } from "./finiteNumber.ts";
import type { Judgements } from "./QueryDocuments.ts";
import { onLines, QueryDocumentsBuilder, type Repeat } from "./QueryDocumentsBuilder.ts";
import { readNested } from "./readNested.ts";
import { type RetrievalKind, recognise } from "./recognise.ts";

/** The widest grades that trec_eval documents (get_qrels.c). */
const largestGrade = 127;

/**
 * Reads relevance judgements: TREC's four columns (query, iteration, document, grade), BEIR's three with a header
 * (query-id, corpus-id, score), parted by blanks or tabs, lines that start with # left out; or JSON as ranx keeps it,
 * `{query: {document: grade}}`. Grades are whole numbers; a negative one says that the document was looked at and is
 * of no use. A judgement that stands twice with one grade is kept once, with a caveat.
 *
 * @throws InputError for any other file, a grade that is no whole number, or two grades for one document
 * @example const judgements = await readJudgements({ path: "qrels.tsv", bytes });
 */
export async function readJudgements(source: SourceFile): Promise<Judgements> {
  const { head, file } = await openText(source);
  const kind = recognise(head);
  if (kind === undefined) throw notRecognised(file.path);
  if (kind.format === "trec-run") throw runForJudgements(file.path);
  return inFile(file.path, () => (kind.format === "json" ? readJson(file) : readColumns(file, kind)));
}

async function readColumns(
  file: SourceFile,
  kind: Exclude<RetrievalKind, { format: "json" }>,
): Promise<Judgements> {
  const columns = kind.format === "beir-qrels" ? 3 : 4;
  const [document, grade] = [columns - 2, columns - 1];
  const builder = new QueryDocumentsBuilder(file, kind.format, new Dictionary());
  let header = kind.format === "beir-qrels" && kind.header;
  const lines = new FieldLines(file.path, columns, (fields) => {
    const { bytes, starts, ends, line } = fields;
    if (fields.count !== columns) throw wrongCount(file.path, fields, columns);
    if (header) {
      header = false;
      return;
    }
    const value = wholeGrade(bytes, starts[grade], ends[grade]);
    if (Number.isNaN(value))
      throw noGrade(file.path, line, fields.text(0), fields.text(document), fields.text(grade));
    builder.query(bytes, starts[0], ends[0]);
    builder.document(bytes, starts[document], ends[document], value, line);
  });
  for await (const chunk of file.bytes) lines.push(chunk);
  lines.end();
  return finish(builder, file.path);
}

async function readJson(file: SourceFile): Promise<Judgements> {
  const builder = new QueryDocumentsBuilder(file, "json-qrels", new Dictionary());
  await readNested(file, builder, wholeGrade, (line, query, document, found) =>
    noGrade(file.path, line, query, document, found),
  );
  return finish(builder, file.path);
}

function finish(builder: QueryDocumentsBuilder, file: string): Judgements {
  let repeats = 0;
  const judgements = builder.finish((repeat) => {
    if (repeat.values[0] !== repeat.values[1]) throw contradiction(repeat, file);
    repeats++;
  });
  const caveats: readonly Caveat[] =
    repeats > 0 ? [{ code: "judgements-repeated", params: { file, count: repeats } }] : [];
  return { ...judgements, caveats: [...judgements.caveats, ...caveats] };
}

/** A whole number within the grades, 1.0 among them; NaN for all else. */
function wholeGrade(bytes: Uint8Array, start: number, end: number): number {
  const value = finiteNumber(bytes, start, end);
  return Number.isInteger(value) && Math.abs(value) <= largestGrade ? value : Number.NaN;
}

function contradiction({ query, document, values, lines }: Repeat, file: string): InputError {
  return new InputError(
    "two-grades",
    `Document ${document} has grades ${values[0]} and ${values[1]} for query ${query}, ${onLines(lines)}.`,
    "Keep the one that counts.",
    placeAt(file, lines[1]),
  );
}

function noGrade(file: string, line: number, query: string, document: string, found: string): InputError {
  return new InputError(
    "not-a-grade",
    `The grade of document ${document} for query ${query} is "${found}", no whole number from -${largestGrade} to ${largestGrade}.`,
    "Grades are 0 for not relevant and 1, 2, … for relevant. If this file is the run, give it first: gatestats score RUN QRELS",
    placeAt(file, line, "grade"),
  );
}

function wrongCount(file: string, { count, line }: FieldLines, columns: 3 | 4): InputError {
  const names = columns === 4 ? "query, iteration, document, grade" : "query, document, grade";
  return new InputError(
    "judgement-columns",
    `Line ${line} has ${count} ${count === 1 ? "column" : "columns"}, where this file has ${columns}: ${names}.`,
    "Write them all on each line, parted by blanks or tabs. Names that hold blanks need tabs.",
    placeAt(file, line),
  );
}

function runForJudgements(file: string): InputError {
  return new InputError(
    "run-for-judgements",
    `${file} holds a run, not relevance judgements.`,
    "score takes the run first and the judgements last: gatestats score RUN QRELS",
    { file },
  );
}

function notRecognised(file: string): InputError {
  return new InputError(
    "not-judgements",
    `${file} holds no relevance judgements that gatestats can read.`,
    'Give TREC\'s four columns (query 0 document grade), BEIR\'s three (query-id corpus-id score), or JSON: {"query": {"document": grade}}.',
    { file, line: 1 },
  );
}
