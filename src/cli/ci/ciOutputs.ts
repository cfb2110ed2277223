import { at } from "../../node/comments/json.ts";

/**
 * What later steps may ask for, as text: the verdict and the numbers of the first metric, from the JSON of an answer.
 * Empty is what the answer does not have.
 */
export function ciOutputs(answer: unknown, exitCode: number): Readonly<Record<string, string>> {
  const results = at(answer, "results");
  const first: unknown = Array.isArray(results) ? results[0] : undefined;
  return {
    verdict: shown(at(answer, "verdict")),
    "exit-code": String(exitCode),
    difference: shown(at(first, "difference")),
    lower: shown(at(first, "lower")),
    upper: shown(at(first, "upper")),
  };
}

function shown(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
