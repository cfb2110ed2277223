import type { JsonRow } from "../jsonCells.ts";

/** Fields that can only be the id of a question, likeliest first; compared in lower case with `_` between words. */
const idNames: readonly string[] = [
  ...["question_id", "query_id", "qid", "example_id", "sample_id", "test_id", "test_case_id", "case_id"],
  ...["item_id", "instance_id", "task_id", "id", "_id", "uid"],
];

/** Fields that hold the question itself. */
const questionNames: readonly string[] = ["question", "query", "user_input", "input", "prompt"];

/** Longer texts are shortened to an id. */
const longestId = 200;
const keptOfLong = 120;

/** What a tool tells of a test case. */
export interface ToldOfCase {
  /** What was filled into the prompt. */
  readonly vars: JsonRow;
  readonly metadata?: JsonRow;
  /** A line about the case, in the words of its author. */
  readonly description?: string;
}

/**
 * What names a test case in every run of the same cases, whatever its place: an id among its variables or its metadata,
 * else its description, else its question, else all its variables together. Undefined where there is none of them.
 *
 * @example questionId({ vars: { question: "Who?", k: 5 } }) // "Who?"
 */
export function questionId({ vars, metadata = {}, description = "" }: ToldOfCase): string | undefined {
  const named = fieldNamed(idNames, vars) ?? fieldNamed(idNames, metadata);
  if (named !== undefined) return shortened(named);
  if (description !== "") return shortened(description);
  const question = fieldNamed(questionNames, vars);
  return shortened(question ?? together(vars));
}

/** All variables as one text, in the order of their names; one alone is its own text. */
function together(vars: JsonRow): string | undefined {
  const filled = Object.entries(vars).flatMap(([name, value]) => {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return text === "" || value === null ? [] : [[name, text] as const];
  });
  if (filled.length < 2) return filled[0]?.[1];
  return JSON.stringify(Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1))));
}

function fieldNamed(names: readonly string[], fields: JsonRow): string | undefined {
  const known = new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      (typeof value === "string" && value.trim() !== "") || typeof value === "number"
        ? [[plain(name), String(value)] as const]
        : [],
    ),
  );
  return names.map((name) => known.get(name)).find((value) => value !== undefined);
}

function plain(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replaceAll(/[- ]/g, "_");
}

/** A text that can be read as an id: a long one is cut, and a hash of the whole put behind. */
export function shortened<Text extends string | undefined>(text: Text): Text | string {
  if (text === undefined) return text;
  const whole = text.normalize("NFC");
  if (whole.length <= longestId) return whole;
  return `${whole.slice(0, keptOfLong).trimEnd()}… ${hash(whole, 1)}${hash(whole, 2)}`;
}

/** FNV-1a over UTF-16 units, finished as murmur does; 32 bits in hexadecimal. */
function hash(text: string, seed: number): string {
  let state = Math.imul(0x811c9dc5, seed);
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, "0");
}

/** A field that is text or a number, as text; "" where it is neither. */
export function wordOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
