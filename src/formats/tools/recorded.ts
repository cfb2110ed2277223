import { isClusterName } from "../../table/clusterCandidates.ts";
import { mayBeScore } from "../columnNames.ts";
import type { Field } from "./Case.ts";
import { fieldsOf } from "./CaseTable.ts";
import { numbered } from "./values.ts";

/** Columns that tests have besides what they note of themselves. */
const taken: ReadonlySet<string> = new Set(["passed", "suite", "test"]);

/** Of what a test noted of itself, the numbers and the verdicts that may be scores. */
export function recordedScores(path: string, recorded: readonly Field[]): readonly Field[] {
  const scores = recorded.filter(
    ([name, value]) =>
      mayBeScore(name) &&
      !isClusterName(name) &&
      (typeof value === "number" || typeof value === "boolean" || isNumber(value)),
  );
  return numbered(
    scores.map(([name, value]) => [
      taken.has(name) ? `${name} (${path})` : name,
      typeof value === "boolean" ? Number(value) : value,
    ]),
  );
}

/** What a test noted of itself, as what may group tests. */
export function recordedFields(path: string, recorded: readonly Field[]): readonly Field[] {
  return recorded.flatMap(([name, value]) => fieldsOf(`${path}.${name}`, value));
}

function isNumber(value: unknown): boolean {
  return typeof value === "string" && /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(value);
}
