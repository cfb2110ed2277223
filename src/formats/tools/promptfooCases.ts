import type { Caveat } from "../../stats/types.ts";
import { isRow, type JsonRow } from "../jsonCells.ts";
import type { Case, Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { questionId, shortened, wordOf } from "./questionId.ts";
import { objectOf, rowOf } from "./values.ts";

/** What promptfoo's ResultFailureReason means (src/types/index.ts there): 0 none, 1 an assertion, 2 an error. */
const assertionFailed = 1;
const errored = 2;

/** One output of promptfoo, from a row of results or a cell of its table, as far as it counts here. */
export interface PromptfooOutput {
  /** The row or cell itself: score, namedScores, gradingResult, latencyMs, error, failureReason, response. */
  readonly output: JsonRow;
  readonly passed: unknown;
  readonly text: unknown;
  readonly vars: JsonRow;
  readonly metadata: JsonRow;
  readonly description: string;
  /** The place of the test among the tests; undefined where the file does not say. */
  readonly testIndex: number | undefined;
  readonly provider: string;
  readonly prompt: string;
  readonly promptIndex: number | undefined;
  /** How often the evaluation asked each question; 1 where the file does not say. */
  readonly repeats: number;
}

/** Makes cases of promptfoo's outputs, regroups its repeats, and counts what there is to be said about them. */
export class PromptfooOutputs {
  readonly #timesSeen = new Map<string, number>();
  #byPosition = 0;
  #errorTexts = 0;
  #cachedRepeats = 0;

  case(one: PromptfooOutput, line: number): Case {
    const { output, vars, metadata, description, provider, prompt, promptIndex } = one;
    const id = this.#idOf(one);
    const systems: readonly Field[] = [
      ...(provider === "" ? [] : [["provider", provider] as const]),
      ...(prompt === "" ? [] : [["prompt", prompt] as const]),
      ...(promptIndex === undefined ? [] : [["promptIdx", promptIndex] as const]),
    ];
    const repeat = this.#repeatOf(one, JSON.stringify([id, ...systems.map(([, value]) => value)]));
    const { cached } = rowOf(output.response);
    if (cached === true && repeat !== undefined) this.#cachedRepeats++;
    const failed = isFailed(one);
    if (!failed && isErrorText(one.text) && Number(output.score) > 0) this.#errorTexts++;
    const { latencyMs } = output;
    return {
      id: id ?? "",
      scores: scoresOf(one, line),
      groups: [
        ...(description === "" ? [] : [["description", description] as const]),
        ...fieldsOf("vars", vars),
        ...fieldsOf("metadata", metadata),
      ],
      systems,
      ...(failed && { failed }),
      ...(repeat !== undefined && { repeat }),
      ...(typeof latencyMs === "number" && { latencyMs }),
      ...(typeof cached === "boolean" && { cached }),
    };
  }

  caveats(): readonly Caveat[] {
    const counted = [
      ["error-texts-scored", this.#errorTexts],
      ["repeats-from-cache", this.#cachedRepeats],
    ] as const;
    return [
      ...(this.#byPosition > 0 ? [{ code: "paired-by-row-order" as const, params: {} }] : []),
      ...counted.flatMap(([code, count]) => (count > 0 ? [{ code, params: { count } }] : [])),
    ];
  }

  #idOf({ vars, metadata, description, testIndex }: PromptfooOutput): string | undefined {
    // promptfoo itself describes the rows of a CSV of tests by their places
    const told = /^Row #\d+$/.test(description) ? "" : description;
    const id = questionId({ vars, metadata, description: told });
    if (id !== undefined || testIndex === undefined) return id;
    this.#byPosition++;
    return `test ${testIndex}`;
  }

  /**
   * Which repeat of its question an output is: newer versions say it. Older ones write repeats as further tests, which
   * are known by the setting alone: equal tests without it are left to the user to explain.
   */
  #repeatOf({ output, repeats }: PromptfooOutput, question: string): string | undefined {
    if (Number.isInteger(output.repeatIndex)) return String(output.repeatIndex);
    if (repeats < 2) return undefined;
    const times = this.#timesSeen.get(question) ?? 0;
    this.#timesSeen.set(question, times + 1);
    return String(times % repeats);
  }
}

/**
 * Whether an output broke down. Where no reason is given, as before version 3, an error that was never graded tells; the
 * cells of tables have the error as their text.
 */
function isFailed({ output, passed, text }: PromptfooOutput): boolean {
  const { failureReason, error, gradingResult } = output;
  if (failureReason === errored) return true;
  if (failureReason === assertionFailed || isRow(gradingResult)) return false;
  if (wordOf(error) !== "" || isRow(error)) return true;
  return (
    failureReason === undefined && passed === false && output.response === undefined && wordOf(text) !== ""
  );
}

function isErrorText(text: unknown): boolean {
  return typeof text === "string" && /^\s*\[ERROR\]/.test(text);
}

/** The score, whether the test passed, and every metric that has a name. */
function scoresOf({ output, passed }: PromptfooOutput, line: number): readonly Field[] {
  const named = new Map<string, unknown>(componentScores(rowOf(output.gradingResult).componentResults));
  for (const [name, value] of Object.entries(objectOf(output.namedScores, "namedScores", line)))
    named.set(name, value);
  const pass = typeof passed === "boolean" ? Number(passed) : null;
  return [
    ["score", output.score],
    ["pass", pass],
    ...[...named].map(([name, value]) => fieldOf(name, value)),
  ];
}

/** Columns that have a meaning of their own. */
const taken: ReadonlySet<string> = new Set([
  ...["id", "score", "pass", "failed", "latencyMs", "cached", "repeat"],
  ...["description", "provider", "prompt", "promptIdx"],
]);

function fieldOf(name: string, value: unknown): Field {
  return [taken.has(name) ? `namedScores.${name}` : name, value];
}

/**
 * Metrics that single assertions name, for files in which they were not summed up (Python assertions of old versions).
 * A name that stands twice is no single metric.
 */
function componentScores(components: unknown): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const twice = new Set<string>();
  const add = (name: string, value: unknown): void => {
    if (found.has(name)) twice.add(name);
    found.set(name, value);
  };
  for (const component of Array.isArray(components) ? components.map(rowOf) : []) {
    const { assertion, score, namedScores, named_scores } = component;
    const metric = wordOf(rowOf(assertion).metric);
    if (metric !== "") add(metric, score);
    for (const [name, value] of Object.entries(rowOf(namedScores ?? named_scores)))
      if (name !== metric) add(name, value);
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** A provider's label, or else its id, from what a row or a head of columns says. */
export function providerName(provider: unknown): string {
  const { label, id } = rowOf(provider);
  return shortened(wordOf(provider) || wordOf(label) || wordOf(id));
}

/** A prompt's label, which is its template where its author gave it none; never the filled-in text. */
export function promptName(prompt: unknown): string {
  const { label, display } = rowOf(prompt);
  return shortened(wordOf(label) || wordOf(display));
}

/** Variables as the test has them: not what a run stored in them, and not the tool's own. */
export function testVars(vars: unknown): JsonRow {
  return Object.fromEntries(
    Object.entries(rowOf(vars)).filter(([name]) => name !== "sessionId" && !name.startsWith("_conversation")),
  );
}
