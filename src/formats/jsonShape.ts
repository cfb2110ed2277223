import { InputError } from "../table/InputError.ts";
import { refuseRepeated } from "./columnErrors.ts";
import { cellText, isRow, type JsonRow } from "./jsonCells.ts";

/** Keys under which tools put their rows, for files that hold several arrays of objects. */
export const rowKeys: readonly string[] = [
  "rows",
  "results",
  "samples",
  "data",
  "scores",
  "records",
  "examples",
  "items",
];

/** The rows of a JSON document, and the key of the array that held them. */
export interface JsonRows {
  readonly rows: readonly JsonRow[];
  readonly key?: string;
  /** False where a row is spread over the document, so that it starts on no line. */
  readonly placed: boolean;
}

/**
 * Finds the rows: an array of objects; an object with one array of objects, or one under a usual name;
 * columns of equal length, as arrays or as pandas writes them; or pandas' "split" form.
 * Throws InputError for means without rows, and for anything else.
 */
export function findRows(document: unknown, file: string): JsonRows {
  if (Array.isArray(document)) return { rows: everyRow(document, file), placed: true };
  if (isRow(document)) {
    const rows = fromRowArray(document, file) ?? fromSplit(document, file) ?? fromColumns(document, file);
    if (rows) return rows;
    refuseKeyed(document, file);
    refuseAggregate(document, file);
  }
  throw notRows(file);
}

function fromRowArray(document: JsonRow, file: string): JsonRows | undefined {
  const keys = Object.keys(document).filter((key) => isRowArray(document[key]));
  const key = keys.length === 1 ? keys[0] : rowKeys.find((name) => keys.includes(name));
  if (key === undefined && keys.length > 1) {
    throw new InputError(
      "several-row-arrays",
      `${file} holds several arrays of objects: ${keys.join(", ")}.`,
      "Keep the array of per-question rows alone, for example with: jq .KEY",
      { file },
    );
  }
  if (key === undefined) return holdsEmptyRows(document) ? { rows: [], placed: false } : undefined;
  return { rows: everyRow(document[key] as unknown[], file), key, placed: true };
}

/** An evaluation that wrote its results, of which there are none. */
function holdsEmptyRows(document: JsonRow): boolean {
  return rowKeys.some((key) => Array.isArray(document[key]) && (document[key] as unknown[]).length === 0);
}

function isRowArray(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}

function fromSplit({ columns, data }: JsonRow, file: string): JsonRows | undefined {
  if (!Array.isArray(columns) || !Array.isArray(data) || !data.every(Array.isArray)) return undefined;
  const names = columns.map(cellText);
  refuseRepeated(names, { file });
  const row = (cells: readonly unknown[]): JsonRow =>
    Object.fromEntries(names.map((name, k) => [name, cells[k]]));
  return { rows: data.map(row), placed: false };
}

function fromColumns(document: JsonRow, file: string): JsonRows | undefined {
  const columns = Object.entries(document);
  if (columns.length < 2) return undefined;
  if (columns.every(([, cells]) => Array.isArray(cells))) {
    const length = (columns[0][1] as unknown[]).length;
    for (const [name, cells] of columns) refuseLength(name, (cells as unknown[]).length, length, file);
    return {
      rows: transposed(
        columns,
        Array.from({ length }, (_, k) => k),
      ),
      placed: false,
    };
  }
  const index = isRow(columns[0][1]) ? Object.keys(columns[0][1]) : [];
  const alike = ([, cells]: [string, unknown]): boolean =>
    isRow(cells) && index.every((key) => key in cells) && Object.keys(cells).length === index.length;
  const counted = index.length > 0 && index.every((key, k) => key === String(k));
  return counted && columns.every(alike) ? { rows: transposed(columns, index), placed: false } : undefined;
}

function transposed(columns: [string, unknown][], index: readonly (string | number)[]): JsonRow[] {
  return index.map((key) =>
    Object.fromEntries(
      columns.map(([name, cells]) => [name, (cells as Record<string | number, unknown>)[key]]),
    ),
  );
}

function everyRow(values: readonly unknown[], file: string): JsonRow[] {
  const odd = values.findIndex((value) => !isRow(value));
  if (odd < 0) return values as JsonRow[];
  throw new InputError(
    "json-row",
    `Element ${odd + 1} of the array is no object, so it names no question and no metric.`,
    'Write one object a question: {"id": …, "metric": …}.',
    { file },
  );
}

function refuseLength(name: string, length: number, expected: number, file: string): void {
  if (length === expected) return;
  throw new InputError(
    "column-lengths",
    `Column "${name}" has ${length} values where the first column has ${expected}.`,
    "Columns of one table are equally long: write null where there is no score.",
    { file, column: name },
  );
}

/** Objects of scores under names: questions, or systems with their means? Only the user can tell. */
function refuseKeyed(document: JsonRow, file: string): void {
  const entries = Object.values(document);
  const [first] = entries;
  if (entries.length < 2 || !isRow(first)) return;
  const keys = Object.keys(first).join();
  if (!entries.every((entry) => isRow(entry) && Object.keys(entry).join() === keys)) return;
  throw new InputError(
    "keyed-rows",
    `${file} holds objects under names (${Object.keys(document).slice(0, 3).join(", ")}, …), which may be questions or may be systems.`,
    "If each name is a question's id, write rows: jq '[to_entries[] | {id: .key} + .value]'. If these are means of systems, export the scores of each question instead.",
    { file },
  );
}

function refuseAggregate(document: JsonRow, file: string): void {
  const leaves = Object.values(document).flatMap((value) => (isRow(value) ? Object.values(value) : [value]));
  if (!leaves.some((value) => typeof value === "number") || leaves.some(Array.isArray)) return;
  throw new InputError(
    "aggregate-only",
    `${file} holds summary numbers only, no row for each question: a mean alone has no error rate.`,
    "Export the scores of each question (one row a question, with its id) and give that file.",
    { file },
  );
}

function notRows(file: string): InputError {
  return new InputError(
    "no-rows-found",
    `${file} is JSON, but holds no array of rows.`,
    'Give an array of objects, one a question: [{"id": …, "metric": …}, …].',
    { file },
  );
}
