/**
 * What the cells of a score column mean. This is the whole table: whatever is not here and is not a number
 * is an unknown label, and an unknown label in a metric is an error, never a zero.
 */

/** Written where there is no score; compared in lower case. An infinite score is no score either. */
const missingTokens: ReadonlySet<string> = new Set([
  "",
  "-",
  "--",
  "?",
  "n/a",
  "na",
  "#n/a",
  "<na>",
  "nan",
  "null",
  "none",
  "nil",
  "missing",
  "undefined",
  "inf",
  "+inf",
  "-inf",
  "infinity",
  "+infinity",
  "-infinity",
]);

/** Written where scoring itself broke down; compared in lower case. */
const failedTokens: ReadonlySet<string> = new Set(["error", "errored", "exception", "#error", "timeout"]);

/** Words that stand for a score; compared in lower case. */
const wordScores: ReadonlyMap<string, number> = new Map([
  ["true", 1],
  ["false", 0],
  ["pass", 1],
  ["fail", 0],
  ["passed", 1],
  ["failed", 0],
  ["yes", 1],
  ["no", 0],
  ["correct", 1],
  ["incorrect", 0],
  ["partial", 0.5],
]);

/** Grades of one letter as inspect_ai writes them: correct, incorrect, partial, no answer. Capitals only. */
const letterScores: ReadonlyMap<string, number> = new Map([
  ["C", 1],
  ["I", 0],
  ["P", 0.5],
  ["N", 0],
]);

/** What one cell says. */
export type Cell =
  | { readonly kind: "number"; readonly value: number; readonly comma: boolean }
  | { readonly kind: "label"; readonly value: number }
  | { readonly kind: "missing" | "failed" | "unknown" };

const missingCell: Cell = { kind: "missing" };
const failedCell: Cell = { kind: "failed" };
const unknownCell: Cell = { kind: "unknown" };

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const commaDecimal = /^-?\d+,\d+$/;

/** How the table is put into words in an error's hint. */
export const scoreWords: string =
  "a number, true/false, pass/fail, yes/no, correct/incorrect or C/I/P/N; leave the cell empty where there is no score";

/**
 * Reads the text of one cell of a score column.
 * @param decimalComma whether the file's delimiter leaves "0,5" free to mean one half
 * @example readCell("Pass", false) // { kind: "label", value: 1 }
 */
export function readCell(text: string, decimalComma: boolean): Cell {
  const token = text.trim();
  if (decimal.test(token)) return numberCell(Number(token), false);
  if (decimalComma && commaDecimal.test(token)) return numberCell(Number(token.replace(",", ".")), true);
  const lower = token.toLowerCase();
  if (missingTokens.has(lower)) return missingCell;
  const score = letterScores.get(token) ?? wordScores.get(lower);
  if (score !== undefined) return { kind: "label", value: score };
  return failedTokens.has(lower) ? failedCell : unknownCell;
}

/**
 * Whether the text of an error column says that the row's scoring failed: anything but a missing token, a
 * zero or a plain denial.
 */
export function saysError(text: string): boolean {
  const token = text.trim().toLowerCase();
  return !missingTokens.has(token) && !/^(?:false|no|ok|success|0(?:\.0*)?|\[\]|\{\})$/.test(token);
}

/** Whether a status such as "error" or "timeout" names a failure of the scoring, as opposed to a failed test. */
export function isErrorStatus(text: string): boolean {
  return failedTokens.has(text.trim().toLowerCase());
}

function numberCell(value: number, comma: boolean): Cell {
  return Number.isFinite(value) ? { kind: "number", value, comma } : missingCell;
}
