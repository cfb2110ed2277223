import { InputError } from "./InputError.ts";
import type { ScoreTable } from "./ScoreTable.ts";

/** A list of all documents that can be drawn. */
export interface Frame {
  readonly documents: readonly FrameDocument[];
  /** What a row of it stands for. */
  readonly row: "document" | "question";
}

export interface FrameDocument {
  readonly name: string;
  /** N_d, the questions that it has, where that is known. */
  readonly size?: number;
  readonly stratum?: string;
  /** Their ids, where rows are questions. */
  readonly questions?: readonly string[];
}

/** Which columns of the list say what. */
export interface FrameColumns {
  /** The document of each question; without it a row is a document. */
  readonly cluster?: string;
  /** The number of questions of each document. */
  readonly size?: string;
  readonly strata?: string;
}

/**
 * The documents of a list, in order of first sight. With a cluster column a row is a question, and a document has as
 * many as it has rows.
 *
 * @throws InputError for a size that is no number above 0, an empty name or stratum, and a document in two strata
 */
export function frameOf(table: ScoreTable, { cluster, size, strata }: FrameColumns): Frame {
  const stratumOf = (row: number): { readonly stratum?: string } =>
    strata === undefined ? {} : { stratum: cell(table, strata, row) };
  if (cluster === undefined) {
    const sizeOf = (row: number): { readonly size?: number } =>
      size === undefined ? {} : { size: wholeNumber(table, size, row) };
    return {
      row: "document",
      documents: table.ids.map((name, row) => ({ name, ...sizeOf(row), ...stratumOf(row) })),
    };
  }
  const rowsOf = new Map<string, number[]>();
  for (let row = 0; row < table.ids.length; row++) {
    const name = cell(table, cluster, row);
    const rows = rowsOf.get(name);
    if (rows === undefined) rowsOf.set(name, [row]);
    else {
      if (strata !== undefined) refuseTwoStrata(table, strata, name, rows[0], row);
      rows.push(row);
    }
  }
  const documents = [...rowsOf].map(([name, rows]) => ({
    name,
    size: rows.length,
    questions: rows.map((row) => table.ids[row]),
    ...stratumOf(rows[0]),
  }));
  return { row: "question", documents };
}

function cell(table: ScoreTable, column: string, row: number): string {
  const text = table.groups.get(column)?.[row] ?? "";
  if (text !== "") return text;
  throw invalid(table, column, row, "is empty", "Give each row a value in this column.");
}

function wholeNumber(table: ScoreTable, column: string, row: number): number {
  const text = cell(table, column, row);
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw invalid(
    table,
    column,
    row,
    `is "${text}"`,
    "A size is a whole number above 0: the questions (or chunks) that the document has. Leave out documents that have none.",
  );
}

function refuseTwoStrata(table: ScoreTable, strata: string, name: string, first: number, row: number): void {
  const [one, other] = [first, row].map((at) => cell(table, strata, at));
  if (one !== other)
    throw invalid(
      table,
      strata,
      row,
      `is "${other}" but document ${name} was in "${one}" before`,
      "A document belongs to one stratum.",
    );
}

function invalid(table: ScoreTable, column: string, row: number, what: string, hint: string): InputError {
  const { path, lines } = table.source;
  const line = lines[row];
  const where = line > 0 ? ` on line ${line}` : ` of ${table.ids[row]}`;
  return new InputError("frame", `${column}${where} ${what}.`, hint, {
    file: path,
    column,
    ...(line > 0 && { line }),
  });
}
