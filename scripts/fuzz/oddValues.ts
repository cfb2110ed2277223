import { Pairs, Raw, type Tree } from "./tree.ts";

/** What no tool writes where something else is usual. */
export const oddTrees: readonly Tree[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e300,
    "",
    " ",
    "text",
    "NaN",
    "null",
    "error",
    "0",
    "1,5",
    "\u0000",
    "\ud800",
  ],
  ...["__proto__", "constructor", "toString", "é", "e\u0301", "😀", "=1+1", "a,b;c\td|e", '"', "line\nline"],
  new Raw("NaN"),
  new Raw("-Infinity"),
  new Raw("1e999"),
  new Raw("-0"),
  new Raw("12345678901234567890"),
  new Raw("1e-1234567890123456"),
  new Raw("0.1234567890123456789"),
  [],
  [null],
  [[]],
  [1, "a"],
  [new Pairs([])],
  new Pairs([]),
  new Pairs([["__proto__", new Pairs([["score", 1]])]]),
  new Pairs([
    ["toString", 1],
    ["constructor", []],
    ["length", -1],
  ]),
  new Pairs([["score", 0.5]]),
  new Pairs([["name", "score"]]),
  "x".repeat(2000),
];

/** Keys that have a meaning somewhere. */
export const oddKeys: readonly string[] = [
  ...[
    "",
    "id",
    "score",
    "scores",
    "error",
    "status",
    "name",
    "metrics",
    "results",
    "rows",
    "data",
    "value",
    "metadata",
  ],
  ...[
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "length",
    "0",
    "a.b",
    "latency_ms",
    "repeat",
    "failed",
    "é",
  ],
];

/** Nested so deeply that what follows it by recursion runs out of stack. */
export function nested(depth: number, bracket: "[" | "{"): Raw {
  return bracket === "["
    ? new Raw(`${"[".repeat(depth)}${"]".repeat(depth)}`)
    : new Raw(`${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
}

/** Texts in place of a score, and what they mean in every format: a score, none, a failure; undefined for no score at all. */
export const wordsForScores: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...meaning(null, ["", "-", "?", "n/a", "NA", "NaN", "null", "None", "undefined", "inf", "-Infinity"]),
  ...meaning(null, ["1e999", "-1e999"]),
  ...meaning("failed", ["error", "ERROR", "timeout", "exception"]),
  ...meaning(1, ["true", "pass", "yes", "Correct", "C", "1.", "1.000"]),
  ...meaning(0, ["False", "failed", "no", "I", "-0", "0e5"]),
  ...meaning(0.5, ["partial", "+0.5", ".5"]),
  ...meaning(0.25, ["0.25", "2.5e-1", " 0.25 ", "25E-2"]),
  ...meaning(undefined, [
    "text",
    "0.5.5",
    "1 2",
    "0x1",
    "50%",
    "1_000",
    "[0.5]",
    "{}",
    "—",
    "½",
    "٣",
    "0,5 x",
  ]),
]);

type Meaning = number | null | "failed" | undefined;

function meaning(score: Meaning, words: readonly string[]): readonly (readonly [string, Meaning])[] {
  return words.map((word) => [word, score] as const);
}
