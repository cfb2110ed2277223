import { InputError } from "../../table/InputError.ts";
import { onLine } from "../Cursor.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";

/**
 * The objects that a field of a tool's row lists; none where it is left out or null. Throws InputError where it holds
 * something else: to go on would lose scores.
 */
export function objectsIn(field: string, value: unknown, line: number): readonly JsonRow[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every(isRow)) return value;
  throw notAsWritten(field, value, "a list of objects", line);
}

/** The object that a field of a tool's row holds; empty where it is left out or null. Throws InputError for all else. */
export function objectIn(field: string, value: unknown, line: number): JsonRow {
  if (value === null || value === undefined) return {};
  if (isRow(value)) return value;
  throw notAsWritten(field, value, "an object", line);
}

/** The error for a field that has not the shape in which its tool writes it. */
export function notAsWritten(field: string, value: unknown, expected: string, line: number): InputError {
  const shown = JSON.stringify(value) ?? "nothing";
  return new InputError(
    "unexpected-shape",
    `${field}${onLine(line)} is ${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown}, not ${expected}.`,
    "Check that the file is as its tool wrote it.",
    { column: field, ...(line > 0 && { line }) },
  );
}
