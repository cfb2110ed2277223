import { InputError } from "../../table/InputError.ts";
import { onLine } from "../Cursor.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Field } from "./Case.ts";
import { RepeatCount } from "./RepeatCount.ts";

/** What names something, as text: names and numbers as they are, anything else as JSON; "" where there is nothing. */
export function nameOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The first of some values that is not empty, as text. */
export function firstName(...values: readonly unknown[]): string {
  return values.map(nameOf).find((name) => name !== "") ?? "";
}

/** An object, or one without fields where a tool may write something else. */
export function rowOf(value: unknown): JsonRow {
  return isRow(value) ? value : {};
}

/** A number, if it is one. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Seconds as milliseconds, wherever there are any. */
export function secondsAsMs(seconds: unknown): number | undefined {
  const value = typeof seconds === "string" && seconds.trim() !== "" ? Number(seconds) : seconds;
  const known = numberOf(value);
  return known === undefined ? undefined : known * 1000;
}

/** A latency as a field of a case, or no field. */
export function latency(latencyMs: number | undefined): { readonly latencyMs?: number } {
  return latencyMs === undefined || latencyMs < 0 ? {} : { latencyMs };
}

/** Scores with the names that come again told apart: `judge`, `judge 2`. */
export function numbered(scores: readonly Field[]): readonly Field[] {
  const count = new RepeatCount();
  return scores.map(([name, score]) => {
    const which = count.next(name);
    return [which === "1" ? name : `${name} ${which}`, score];
  });
}

/** Whether something stands where a tool writes its errors. */
export function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== false;
}

/**
 * A list of objects that a tool writes, empty where it wrote none. Throws InputError where something else stands there:
 * scores must not be lost because they are looked for in the wrong place.
 */
export function listOf(value: unknown, field: string, line: number): readonly JsonRow[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every(isRow)) return value;
  throw notAsWritten(field, value, "a list of objects", line);
}

/** An object that a tool writes, empty where it wrote none. Throws InputError where something else stands there. */
export function objectOf(value: unknown, field: string, line: number): JsonRow {
  if (value === undefined || value === null) return {};
  if (isRow(value)) return value;
  throw notAsWritten(field, value, "an object", line);
}

/** The error for a field that is not as its tool writes it. */
export function notAsWritten(field: string, value: unknown, expected: string, line: number): InputError {
  const shown = JSON.stringify(value) ?? String(value);
  return new InputError(
    "not-as-written",
    `${field}${onLine(line)} is ${shown.length > 60 ? `${shown.slice(0, 59)}…` : shown}, where its tool writes ${expected}.`,
    "Give the file as the tool wrote it, or write a plain table: one row a question, with its id and its scores.",
    { column: field, ...(line > 0 && { line }) },
  );
}
